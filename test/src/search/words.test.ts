import { describe, expect, test } from 'vitest';
import { type Entry, noFields } from '../../../src/entries/entry.js';
import { asksWhen, tellsTime } from '../../../src/search/asks-when.js';
import { chunkEntries, sizeOf } from '../../../src/search/chunk.js';
import { readQuery } from '../../../src/search/query.js';
import { dateMatch, namedDates } from '../../../src/search/time-words.js';
import { splitWords } from '../../../src/search/words/split-words.js';
import { stemWord } from '../../../src/search/words/stem.js';

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

describe('time', () => {
  test.each([
    ['on 8 May 2023', [{ year: 2023, month: 5, day: 8 }]],
    ['in May 2023', [{ year: 2023, month: 5, day: null }]],
    ['May 8th', [{ year: null, month: 5, day: 8 }]],
    ['she may come', []],
    ['am 3. März', [{ year: null, month: 3, day: 3 }]],
    ['el 7 de junio de 2024', [{ year: 2024, month: 6, day: 7 }]],
    ['2026-02-02', [{ year: 2026, month: 2, day: 2 }]],
    ['2026年2月3日', [{ year: 2026, month: 2, day: 3 }]],
    ['back in 2022', [{ year: 2022, month: null, day: null }]],
  ])('%s names %j', (question, dates) => {
    expect(namedDates(question)).toEqual(dates);
  });

  test.each([
    ['2023-05-08', 1],
    ['2023-05-09', 0],
    ['2022-05-08', 0],
  ])('%s fits 8 May 2023 by %d', (day, share) => {
    expect(dateMatch(day, namedDates('8 May 2023'))).toBe(share);
  });

  test('a month without a day fits by half', () => {
    expect(dateMatch('2023-05-09', namedDates('in May 2023'))).toBe(0.5);
  });

  test.each([
    ['I went there last Friday', true],
    ['three years ago', true],
    ['Поезд уходит в четверг', true],
    ['Сестра выходит замуж четырнадцатого июня', true],
    ['El martes viene el fontanero', true],
    ['Der Termin ist am Mittwoch', true],
    ['周三去看牙医', true],
    ['Среднее стоит дороже', false],
    ['The kettle is red', false],
  ])('"%s" tells a time: %s', (text, tells) => {
    expect(tellsTime(text)).toBe(tells);
  });

  test.each([
    ['How long has Kim lived there?', true],
    ['Во сколько отправляется поезд?', true],
    ['По каким дням Миша плавает?', true],
    ['An welchem Tag kommt der Klempner?', true],
    ['¿A qué hora sale el tren?', true],
    ['Какой подарок получил Миша?', false],
    ['Who likes tea?', false],
    ['When is the dentist?', true],
    ['how many weeks are left', true],
    ['what day suits Ana', true],
    ['which month was it', true],
    ['seit wann wohnt er dort', true],
    ['um wieviel uhr beginnt es', true],
    ['wie lange dauert es', true],
    ['wie viele tage noch', true],
    ['cuando sale el tren', true],
    ['cuanto tiempo falta', true],
    ['que fecha era', true],
    ['depuis quand', true],
    ['combien de temps', true],
    ['quel jour', true],
    ['da quanto abita qui', true],
    ['che ora era', true],
    ['que horas', true],
    ['hoe laat', true],
    ['wanneer was het', true],
    ['what colour is the whenua', false],
  ])('"%s" asks for a time: %s', (question, asks) => {
    expect(asksWhen(question)).toBe(asks);
  });
});

describe('a long entry', () => {
  const entryOf = (text: string): Entry => ({
    id: 'note:a',
    store: 'episodic',
    role: 'daily',
    path: 'a.md',
    startLine: 3,
    endLine: 3 + text.split('\n').length,
    trail: [],
    text,
    day: null,
    time: null,
    about: noFields,
    isSuperseded: false,
    audience: ['main'],
  });

  test('is split between sentences into parts of at most a hundred words that say where they stand', () => {
    const lines = Array.from({ length: 30 }, (_, index) => `Line ${index} tells of nine things in a row.`);
    const chunks = chunkEntries(
      [entryOf(lines.join('\n'))],
      ['', '', '<!-- one --> ', ...lines].join('\n').replace('<!-- one --> \n', '<!-- one --> '),
    );
    expect(chunks.map(({ text }) => text).join('\n')).toBe(lines.join('\n'));
    expect(chunks.every(({ text }) => sizeOf(text) <= 100)).toBe(true);
    expect(chunks.map(({ startLine, endLine }) => [startLine, endLine])).toEqual([
      [3, 13],
      [14, 24],
      [25, 32],
    ]);
  });

  test('loses nothing where it has no sentences', () => {
    const words = Array.from({ length: 250 }, (_, index) => `word${index}`).join(' ');
    expect(
      chunkEntries([entryOf(words)], words)
        .map(({ text }) => text)
        .join(' '),
    ).toBe(words);
    const signs = '東京大阪京都'.repeat(200);
    expect(
      chunkEntries([entryOf(signs)], signs)
        .map(({ text }) => text)
        .join(''),
    ).toBe(signs);
  });
});
