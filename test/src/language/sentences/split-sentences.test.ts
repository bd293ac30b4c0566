import { expect, test } from 'vitest';
import { firstSentenceEnd, splitSentences } from '../../../../src/language/sentences/split-sentences.js';

test.each([
  ['Ana rang. Ben came!', ['Ana rang.', 'Ben came!']],
  ['Dr. Hart and Prof. Lind met. Sr. Matos did not.', ['Dr. Hart and Prof. Lind met.', 'Sr. Matos did not.']],
  ['It takes approx. 3 hours, e.g. Kim took four.', ['It takes approx. 3 hours, e.g. Kim took four.']],
  ['Das Fest ist am 3. Oktober. Wir feiern.', ['Das Fest ist am 3. Oktober.', 'Wir feiern.']],
  ['one line\nand another', ['one line', 'and another']],
])('%j has these sentences', (text, sentences) => {
  expect(splitSentences(text)).toEqual(sentences);
});

test('the first sentence of a line ends before its sign', () => {
  expect([firstSentenceEnd('Dr. Hart rang. Ben came'), firstSentenceEnd('Dr. Hart rang')]).toEqual([13, -1]);
});
