import { expect, test } from 'vitest';
import { glossOf, likeStems } from '../../../../src/language/glosses/gloss.js';
import {
  glossedWords,
  likeWords,
  unspacedGloss,
  withoutUnspaced,
} from '../../../../src/language/glosses/unspaced-gloss.js';
import { readWordList } from '../../../../src/language/read-word-list.js';
import { openStaticVectors } from '../../../../src/models/embeddings/static-vectors.js';

const meaningsIn = (text: string) => glossedWords(text).map((word) => unspacedGloss(word));

test.each([
  ['동물병원에서 강아지를', ['veterinarian', 'dog']],
  ['자동차보험', ['insurance']],
  ['회사에서 점심을 먹었습니다', ['company', 'lunch', 'eat']],
  ['물을 마셨다', ['water', 'drink']],
  ['개가 아파서', ['dog', 'pain']],
  ['날씨가 추워졌다', ['weather', 'cold']],
  ['여러가지', []],
])('%s is understood word by word', (text, meanings) => {
  expect(meaningsIn(text)).toEqual(meanings);
});

test.each([
  ['犬を動物病院へ連れて行った', ['dog', 'veterinarian', 'take', 'go']],
  ['お母さんの薬', ['mother', 'medicine']],
  ['見本市で', []],
  ['スマホケースを買った', ['phone', 'buy']],
  ['パンダ', []],
  ['りんごとみかん', ['apple', 'orange']],
  ['ｺｰﾋｰを飲む', ['coffee', 'drink']],
])('%s is understood though nothing sets its words apart', (text, meanings) => {
  expect(meaningsIn(text)).toEqual(meanings);
});

test.each([
  ['我丈夫在医院工作', ['husband', 'clinic', 'work']],
  ['小狗去看兽医', ['dog', 'look', 'veterinarian']],
  ['病院 電話', ['hospital', 'phone']],
])('%s is understood by Han signs alone', (text, meanings) => {
  expect(meaningsIn(text)).toEqual(meanings);
});

test('a word of Chinese is none in a Japanese text', () => {
  expect(meaningsIn('大丈夫です')).toEqual([]);
  expect(likeWords('夫', '夫は')).not.toContain('丈夫');
});

test('words of one meaning are known by one another', () => {
  expect(likeWords('의사', '의사')).toEqual(['주치의', '의료진', '의원님']);
  expect(likeWords('パソコン', 'パソコン')).toContain('コンピュータ');
  expect(likeWords('東京都庁', '東京都庁')).toEqual([]);
  expect(glossOf('병원')).toBe('hospital');
  expect(likeStems('병원')).toEqual([]);
});

test('what is left of a text are the words that spaces set apart', () => {
  expect(withoutUnspaced('iPhone을 買う now').split(/\s+/)).toEqual(['iPhone', 'now']);
  expect(glossedWords('Nothing to see here, Zoë.')).toEqual([]);
});

test.each([
  ['Korean', 'ko'],
  ['Japanese', 'ja'],
  ['Chinese', 'zh'],
])('every %s word has one meaning, and that a vector', (_, code) => {
  const { rowOf } = openStaticVectors();
  const lines = readWordList(`${code}/glosses.txt`).map((line) => line.split(' '));
  expect(lines.filter(([gloss = '']) => rowOf(gloss) === -1)).toEqual([]);
  const seen = new Set<string>();
  const twice = lines
    .flatMap(([gloss, ...words]) => [`= ${gloss}`, ...words])
    .filter((word) => seen.size === seen.add(word).size);
  expect(twice).toEqual([]);
});
