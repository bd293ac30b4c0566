import { describe, expect, test } from 'vitest';
import { german } from '../../../../src/language/glosses/german.js';
import { borrowsMeaning, glossesOf, glossOf, likeStems } from '../../../../src/language/glosses/gloss.js';
import { circlesOf } from '../../../../src/language/glosses/related-word-groups.js';
import { russian } from '../../../../src/language/glosses/russian.js';
import { spanish } from '../../../../src/language/glosses/spanish.js';
import { readWordList } from '../../../../src/language/read-word-list.js';
import { openStaticVectors } from '../../../../src/models/embeddings/static-vectors.js';

test.each([
  ['машиной', 'car'],
  ['автомобилем', 'car'],
  ['покупали', 'buy'],
  ['куплено', 'buy'],
  ['уезжаем', 'depart'],
  ['Ребёнка', 'child'],
  ['стоматологу', 'dentist'],
])('%s means %s', (word, gloss) => {
  expect(glossOf(word)).toBe(gloss);
});

test.each(['который', 'мы', 'фывапролд', 'car', 'กรุงเทพ'])('%s is not known', (word) => {
  expect(glossOf(word)).toBe(null);
});

describe('German', () => {
  test.each([
    ['Ärztin', ['doctor']],
    ['Autos', ['car']],
    ['gekauft', ['buy']],
    ['abgeholt', ['fetch']],
    ['abzuholen', ['fetch']],
    ['Straßen', ['street']],
    ['strasse', ['street']],
    ['Zahnarzttermin', ['dentist', 'appointment']],
    ['Geburtstagsgeschenk', ['birthday', 'gift']],
    ['Mieterhöhung', ['rent', 'increase']],
    ['Schulranzenmodell', ['backpack', 'model']],
    ['Brief', ['letter']],
    ['xylofant', []],
  ])('%s means %j', (word, glosses) => {
    expect(glossesOf(word, 'de')).toEqual(glosses);
  });

  test('a compound is alike to what its last part means', () => {
    expect(likeStems('Kleinwagen', 'de')).toEqual(likeStems('Auto', 'de'));
  });
});

test.each([
  ['Médica', 'doctor'],
  ['coches', 'car'],
  ['compré', 'buy'],
  ['comprándolo', 'buy'],
  ['busqué', 'search'],
  ['pequeñita', 'small'],
  ['hermanas', 'sister'],
  ['rápidamente', 'fast'],
  ['pan', 'bread'],
  ['xilofante', null],
])('Spanish %s means %s', (word, gloss) => {
  expect(glossOf(word, 'es')).toBe(gloss);
});

test.each([null, 'en', 'fr', 'ru'])('words in Latin letters mean nothing where the language is %s', (language) => {
  expect([glossOf('pan', language), glossOf('Brief', language), likeStems('coche', language)]).toEqual([
    null,
    null,
    [],
  ]);
});

test('words in other letters are known whatever the text around them is', () => {
  expect(glossOf('машиной', 'de')).toBe('car');
});

test('words of one meaning are known by how they begin', () => {
  expect(likeStems('машину')).toEqual(['машин', 'автомобил', 'авто', 'тачк']);
  expect(likeStems('coches', 'es')).toEqual(['coche', 'carro', 'auto', 'automovil', 'vehicul']);
  expect(likeStems('car')).toEqual([]);
});

test.each([
  ['German', german],
  ['Russian', russian],
  ['Spanish', spanish],
])('in %s every meaning has a vector and one line, and every beginning one meaning', (_, table) => {
  const { rowOf } = openStaticVectors();
  const lines = table.lines.map((line) => line.split(' '));
  expect(lines.filter(([gloss = '']) => rowOf(gloss) === -1)).toEqual([]);
  const glosses = lines.map(([gloss]) => gloss);
  expect(glosses.filter((gloss, index) => glosses.indexOf(gloss) !== index)).toEqual([]);
  const beginnings = lines.flatMap(([, ...words]) => words);
  expect(beginnings.filter((word, index) => beginnings.indexOf(word) !== index)).toEqual([]);
});

test.each([
  ['Wo ist das Auto?', 'de', true],
  ['Где машина?', null, true],
  ['車はどこ', null, true],
  ['Where is the car?', 'en', false],
  ['Où est la voiture ?', 'fr', false],
])('%s borrows the meaning of its words: %s, %s', (text, language, expected) => {
  expect(borrowsMeaning(text, language)).toBe(expected);
});

test('kindred words share a circle, and every one of them has a vector', () => {
  const { rowOf } = openStaticVectors();
  const circles = circlesOf(rowOf);
  const shared = (one: string, other: string) =>
    circles(rowOf(one)).filter((circle) => circles(rowOf(other)).includes(circle)).length > 0;
  expect([shared('kettle', 'appliance'), shared('dog', 'pet'), shared('kettle', 'pet')]).toEqual([true, true, false]);
  expect(
    readWordList('en/related-words.txt')
      .flatMap((line) => line.split(' '))
      .filter((word) => rowOf(word) === -1),
  ).toEqual([]);
});
