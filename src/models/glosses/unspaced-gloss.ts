import { japanese } from './japanese.js';
import { korean } from './korean.js';
import { verbBeginnings } from './korean-verb.js';

/**
 * The words of a text that are known by their meaning, of scripts whose words no space sets apart from what surrounds them:
 * `동물병원에서` → `동물`, `병원`.
 */
export function glossedWords(text: string): string[] {
  if (!mayBeUnspaced.test(text)) return [];
  return (text.normalize('NFKC').match(run) ?? []).flatMap((found) =>
    isHangul.test(found) ? wordsIn(found, koreanWords(), fitsKorean) : wordsIn(found, japaneseWords(), fitsJapanese),
  );
}

/** What is left of a text for those who split it at spaces. */
export function withoutUnspaced(text: string): string {
  return mayBeUnspaced.test(text) ? text.replace(run, ' ') : text;
}

/** The English word for one of `glossedWords`, or null. */
export function unspacedGloss(word: string): string | null {
  return mayBeUnspaced.test(word) ? (wordsOf(word).glosses.get(word) ?? null) : null;
}

/** Other words that mean the same as one of `glossedWords`. */
export function likeWords(word: string): readonly string[] {
  const gloss = unspacedGloss(word);
  return gloss === null ? [] : (wordsOf(word).alike.get(gloss) ?? []).filter((other) => other !== word);
}

/** Whether a word of one sign stands there by itself, told by the sign that follows it. */
export function standsAlone(next: string): boolean {
  return /^(?:[은는이가을를에의로와과도만]|[\p{Script=Hiragana}\p{Script=Katakana}])$/u.test(next);
}

const mayBeUnspaced = /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7a3\uff66-\uff9f]/;
const run = /\p{Script=Hangul}+|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]+/gu;
const isHangul = /^\p{Script=Hangul}/u;

type Words = {
  readonly glosses: ReadonlyMap<string, string>;
  /** Those of `glosses` with which forms of a verb begin. */
  readonly verbs: ReadonlySet<string>;
  readonly alike: ReadonlyMap<string, readonly string[]>;
  readonly longest: number;
};

type Match = { readonly word: string; readonly before: string; readonly rest: string; readonly isAfterWord: boolean };

/** From the beginning on, always the longest word that fits where it stands. */
function wordsIn(letters: string, words: Words, fits: (match: Match, words: Words) => boolean): string[] {
  const found: string[] = [];
  let end = 0;
  for (let at = 0; at < letters.length; ) {
    let size = Math.min(words.longest, letters.length - at);
    for (; size > 0; size--) {
      const word = letters.slice(at, at + size);
      const place = { word, before: letters.slice(0, at), rest: letters.slice(at + size), isAfterWord: at === end };
      if (words.glosses.has(word) && fits(place, words)) break;
    }
    if (size > 0) found.push(letters.slice(at, at + size));
    at += Math.max(size, 1);
    if (size > 0) end = at;
  }
  return found;
}

function fitsKorean({ word, rest, isAfterWord, before }: Match, { verbs }: Words): boolean {
  if (before === '') return word.length > 1 || rest === '' || particle.test(rest);
  return word.length > (isAfterWord ? 1 : 2) && !verbs.has(word);
}

const particle =
  /^(?:[은는이가을를에의로와과도만]|에서|에게|한테|까지|부터|으로|이랑|랑|하고|이나|나|들[은이을]?|처럼|보다|마다|에는|에도|에서는|이다|입니다|이에요|예요|였다|이었다)$/u;

function fitsJapanese({ word, before, rest }: Match): boolean {
  const previous = before.slice(-1);
  if (/^\p{Script=Han}/u.test(word)) return word.length > 1 || !(isHan.test(previous) || isHan.test(rest));
  if (isKatakana.test(word)) return !isKatakana.test(previous) && (word.length > 2 || !isKatakana.test(rest));
  return word.length > 1 && (!/\p{Script=Hiragana}/u.test(previous) || /[のをがはにとでもや]/.test(previous));
}

const isHan = /^\p{Script=Han}/u;
const isKatakana = /^[\p{Script=Katakana}ー]/u;

function wordsOf(word: string): Words {
  return isHangul.test(word) ? koreanWords() : japaneseWords();
}

let ofKorean: Words | null = null;
let ofJapanese: Words | null = null;

function koreanWords(): Words {
  ofKorean ??= readWords(korean);
  return ofKorean;
}

function japaneseWords(): Words {
  ofJapanese ??= readWords(japanese);
  return ofJapanese;
}

/** Words of the table come before the beginnings of verbs, many of which are like one. */
function readWords(table: string): Words {
  const lines = table
    .trim()
    .split('\n')
    .map((line) => line.split(' '));
  const glosses = new Map<string, string>();
  const verbs = new Set<string>();
  for (const [gloss = '', ...words] of lines)
    for (const word of words) if (!word.endsWith('-')) glosses.set(word, gloss);
  const isTaken = (word: string) =>
    glosses.has(word) || (glosses.has(word.slice(0, 1)) && particle.test(word.slice(1)));
  for (const [gloss = '', ...words] of lines)
    for (const beginning of words.flatMap(beginningsOf)) {
      if (isTaken(beginning)) continue;
      glosses.set(beginning, gloss);
      verbs.add(beginning);
    }
  const alike = new Map<string, string[]>();
  for (const [word, gloss] of glosses) alike.set(gloss, [...(alike.get(gloss) ?? []), word]);
  return { glosses, verbs, alike, longest: Math.max(...[...glosses.keys()].map((word) => word.length)) };
}

function beginningsOf(word: string): string[] {
  return word.endsWith('-') ? verbBeginnings(word.slice(0, -1)) : [];
}
