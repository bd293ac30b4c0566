import { expect, test } from 'vitest';
import { kindOfQuestion } from '../../../../src/search/recall/question-kind.js';

test.each([
  ['When did we move to Leeds?', 'temporal', 'did we move to Leeds'],
  ['how long does the warranty last', 'temporal', 'does the warranty last'],
  ['Wann fährt der Zug?', 'temporal', 'fährt der Zug'],
  ['¿Cuándo es el cumpleaños de Ana?', 'temporal', 'es el cumpleaños de Ana'],
  ['Когда у нас отпуск?', 'temporal', 'у нас отпуск'],
  ['我们什么时候去北京？', 'temporal', '我们'],
  ['歯医者はいつ？', 'temporal', '歯医者は'],
  ['How do I make a release?', 'procedure', 'make a release'],
  ['怎么发布新版本', 'procedure', '发布新版本'],
  ['What do you know about the Lantern project?', 'entity', 'Lantern project'],
  ['Who is Ruth?', 'entity', 'Ruth'],
  ['Wer ist Frau Kern?', 'entity', 'Frau Kern'],
  ['Кто такая Лена?', 'entity', 'Лена'],
  ["What's the latest on the roof?", 'latest', 'roof'],
  ['any news from Marta', 'latest', 'Marta'],
  ['Where is the spare key?', 'hybrid', null],
  ['whenever I cook rice it burns', 'hybrid', null],
  ['', 'hybrid', null],
])('%j is answered as %s', (question, strategy, topic) => {
  expect(kindOfQuestion(question)).toEqual({ strategy, topic });
});

test('a very long question takes no longer than a long one', () => {
  expect(kindOfQuestion(`${'怎 '.repeat(200_000)}?`)).toEqual({ strategy: 'hybrid', topic: null });
});
