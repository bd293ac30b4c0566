import { expect, test } from 'vitest';
import { verbBeginnings } from '../../../../src/language/glosses/korean-verb.js';

test.each([
  ['먹', ['먹고', '먹는', '먹은', '먹어', '먹었다'].map((form) => form.slice(0, 2))],
  ['마시', ['마시', '마신', '마실', '마십', '마셔', '마셨']],
  ['가', ['가고', '가서', '갔다', '갔어', '갑니', '갈까']],
  ['아프', ['아프', '아픈', '아파', '아팠']],
  ['춥', ['춥고', '추운', '추워', '추웠']],
  ['걷', ['걷는', '걸어', '걸었', '걸은']],
  ['짓', ['짓는', '지어', '지었']],
  ['모르', ['모르', '몰라', '몰랐']],
  ['만들', ['만들', '만드', '만든', '만들어', '만들었']],
  ['좋아하', ['좋아하', '좋아한', '좋아해', '좋아했']],
  ['빨갛', ['빨갛', '빨간', '빨개', '빨갰']],
])('forms of %s begin as they are written', (stem, beginnings) => {
  expect(verbBeginnings(stem)).toEqual(expect.arrayContaining(beginnings));
});

test('no beginning has a single syllable', () => {
  expect(['가', '먹', '사', '살', '쓰', '돕'].flatMap(verbBeginnings).filter((form) => form.length < 2)).toEqual([]);
});
