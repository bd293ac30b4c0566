import { lazyValue } from '../../workspace/lazy-value.js';
import { readWrittenWords, writtenWords } from '../lexicon/read-words.js';
import { extendHash, hashOf, kinds, pair } from './hashes.js';
import { moodsOfWord } from './moods.js';

/** What a word says by itself. */
export type WordTraits = {
  readonly hash: number;
  readonly features: readonly number[];
  readonly moods: number;
  /** False for a run of a script without spaces, which is no word. */
  readonly isSpaced: boolean;
};

/** The words of a text one after the other: letters and digits are apart, so that `v2` is two. */
export function wordsOf(text: string): WordTraits[] {
  const count = readWrittenWords(text);
  const pieces =
    count === -1 ? readPieces(text) : writtenWords.slice(0, count).flatMap(({ text: word }) => piecesOf(word));
  return pieces.map(traitsOf);
}

/** The words of a text that gets longer in small letters, and whose words are therefore not known. */
export function readPieces(text: string): readonly string[] {
  return text.toLowerCase().match(wordPattern()) ?? [];
}

/** The words that a written word is made of; nearly always itself. */
export function piecesOf(word: string): readonly string[] {
  if (plainWord.test(word)) return [word];
  return word.match(plainSigns.test(word) ? plainWordPattern : wordPattern()) ?? [];
}

const plainWord = /^(?:[a-z]+(?:['’][a-z]+)*|[0-9]+)$/;
const plainSigns = /^[a-z0-9'’]*$/;
const plainWordPattern = /[a-z]+(?:['’][a-z]+)*|[0-9]+/g;
/** Tables of all letters take long to make, so plain words do without. */
const wordPattern = lazyValue(() => /[\p{L}\p{M}]+(?:['’][\p{L}\p{M}]+)*|\p{N}+/gu);
const unspaced = /[\u3040-\u30ff\u3400-\u9fff]/;
const number = lazyValue(() => /^\p{N}/u);
const longestWord = 24;

export function traitsOf(raw: string): WordTraits {
  return isRun(raw) ? traitsOfRun(raw) : traitsOfWord(raw);
}

/** Whether it is a run of signs of a script without spaces. */
export function isRun(raw: string): boolean {
  return unspaced.test(raw);
}

/** The letters that count: all numbers are alike, and long words end early. */
export function spellingOf(raw: string): string {
  return isNumber(raw) ? '0' : raw.slice(0, longestWord);
}

/** The word itself, and its parts of three to five letters. */
function traitsOfWord(raw: string): WordTraits {
  const word = spellingOf(raw);
  const hash = hashOf(word);
  const features = [pair(kinds.word, hash, 0)];
  const framed = `<${word}>`;
  for (let at = 0; at + 3 <= framed.length; at++) {
    let part = hashOf(framed, at, at + 2);
    for (let length = 3; length <= 5 && at + length <= framed.length; length++) {
      part = extendHash(part, framed.charCodeAt(at + length - 1));
      features.push(pair(kinds.part, part, length));
    }
  }
  return { hash, features, moods: moodsOfWord(raw), isSpaced: true };
}

function isNumber(word: string): boolean {
  const first = word.charCodeAt(0);
  return first < 128 ? first < 58 : number().test(word);
}

function traitsOfRun(run: string): WordTraits {
  const features: number[] = [];
  for (let at = 0; at < run.length; at++) {
    for (let length = 1; length <= 4 && at + length <= run.length; length++)
      features.push(pair(kinds.signs, hashOf(run, at, at + length), length));
  }
  for (let length = 1; length <= 4; length++) {
    features.push(pair(kinds.first, hashOf(run, 0, length), length));
    features.push(pair(kinds.last, hashOf(run, Math.max(0, run.length - length), run.length), length));
  }
  return { hash: hashOf(run.slice(-2)), features, moods: moodsOfWord(run), isSpaced: false };
}
