import { expect, test } from 'vitest';
import { openStaticVectors } from '../../../../src/models/embeddings/static-vectors.js';
import { glossOf, likeStems } from '../../../../src/models/glosses/gloss.js';
import { russian } from '../../../../src/models/glosses/russian.js';

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

test('words of one meaning are known by how they begin', () => {
  expect(likeStems('машину')).toEqual(['машин', 'автомобил', 'авто', 'тачк']);
  expect(likeStems('car')).toEqual([]);
});

test('every meaning has a vector, and every beginning one meaning', () => {
  const { rowOf } = openStaticVectors();
  const lines = russian.lines
    .trim()
    .split('\n')
    .map((line) => line.split(' '));
  expect(lines.filter(([gloss = '']) => rowOf(gloss) === -1)).toEqual([]);
  const beginnings = lines.flatMap(([, ...words]) => words);
  expect(beginnings.filter((word, index) => beginnings.indexOf(word) !== index)).toEqual([]);
});
