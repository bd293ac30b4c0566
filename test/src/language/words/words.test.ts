import { describe, expect, test } from 'vitest';
import { readQuery } from '../../../../src/language/words/read-query.js';
import { splitWords } from '../../../../src/language/words/split-words.js';
import { stemWord } from '../../../../src/language/words/stem.js';

test.each([
  ["Kim's café isn't far", ['kim', 'café', 'isn', 'far']],
  ["l'école de l'été", ['école', 'de', 'été']],
  ['10:30 on 2026-02-02', ['10', '30', 'on', '2026', '02', '02']],
  ['東京タワーに登った', ['東京タワーに登った']],
  ['私のUSB充電器', ['私の', 'usb', '充電器']],
])('%s has these words', (text, words) => {
  expect(splitWords(text).map((word) => word.text)).toEqual(words);
});

test.each([
  ['en', ['running', 'runs', 'ran', 'run']],
  ['en', ['hobbies', 'hobby']],
  ['en', ['children', 'child']],
  ['en', ['relational', 'relate', 'relating']],
  ['de', ['häuser', 'hauses', 'haus']],
  ['es', ['canciones', 'canción']],
  ['ru', ['собаками', 'собака', 'собаку']],
  ['ru', ['ёлка', 'елку', 'ёлки']],
  ['pl', ['psychologia', 'psychologii']],
])('in %s, forms of one word are one term: %j', (language, forms) => {
  expect(new Set(forms.map((form) => stemWord(form, language))).size).toBe(1);
});

describe('a question', () => {
  const termsOf = (text: string, ...known: string[]) =>
    readQuery(text, new Set(known)).terms.map(({ forms }) => forms.join('/'));

  test('is looked for without the words that every question has', () => {
    expect(termsOf('When did Caroline go to the support group?', 'en')).toEqual(['carolin', 'go', 'support', 'group']);
    expect(termsOf('Wann hat der Zahnarzt angerufen?', 'de')).toEqual(['zahnarzt', 'angeruf']);
  });

  test('is looked for as it is when it has no other words', () => {
    expect(termsOf('who are you', 'en')).toEqual(['who', 'be', 'you']);
  });

  test('is looked for in every language that is written here', () => {
    expect(termsOf('canciones', 'en', 'es')).toEqual(['cancion']);
    expect(termsOf('universities', 'en', 'de')).toEqual(['univers/universiti']);
  });

  test('in a script without spaces is looked for by pairs', () => {
    expect(termsOf('牙医的电话', 'en')).toEqual(['牙医', '牙', '医', '电话', '电', '话']);
  });

  test('in Korean leaves out words that ask, with their endings', () => {
    expect(termsOf('그 약속은 언제까지인가요?')).toEqual(termsOf('약속은'));
  });

  test('in Japanese counts the edges of words less, and a long word about as much as a short one', () => {
    const { terms } = readQuery('レストランの鍵', new Set(['en']));
    expect(terms.map(({ word, weight }) => [word, weight])).toEqual([
      ['レス', 0.5],
      ['スト', 0.5],
      ['トラ', 0.5],
      ['ラン', 0.5],
      ['ンの', 0.3],
      ['の鍵', 0.3],
      ['鍵', 1],
    ]);
  });

  test('in Korean counts particles less', () => {
    const { terms } = readQuery('치과에서 친구를', new Set(['en']));
    expect(terms.map(({ word, weight }) => [word, weight])).toEqual([
      ['치과', 1],
      ['과에', 0.3],
      ['에서', 0.3],
      ['친구', 1],
      ['구를', 0.3],
    ]);
  });
});
