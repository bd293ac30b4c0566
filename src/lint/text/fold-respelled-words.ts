import { wordOf } from '../lexicon/word-cache.js';
import type { Fold } from './fold-text.js';

/** `I**gno**re`, `I<b>gno</b>re`: marks inside a word, which a reader does not see. */
export function foldsOfMarkedWords(text: string): Fold[] {
  if (!marked.test(text)) return [];
  return [...text.matchAll(marks)].map(({ 0: mark, index }) => ({
    start: index,
    end: index + mark.length,
    replacement: '',
  }));
}

const inner = String.raw`(?:\*{1,3}|</?(?:b|i|u|s|em|strong|span|mark|font|small)>)`;
const marked = new RegExp(`[A-Za-z]${inner}[A-Za-z]`);
const marks = new RegExp(`(?<=[A-Za-z])${inner}(?=[A-Za-z])`, 'g');

/**
 * `1gn0r3 pr3v10us`, `ınstructıons`: words with digits or Turkish letters in place of others. Only where that makes them words
 * which the rules know, since names, units and Turkish are written so too.
 */
export function foldsOfRespelledWords(text: string): Fold[] {
  const folds = turkish.test(text) ? foldsOf(text, turkishWord, (word) => word.replace(/[ıİ]/g, 'i')) : [];
  if (!disguised.test(text)) return folds;
  const leet = foldsOf(text, leetWord, (word) => word.replace(/[0134578@$!]/g, (sign) => letters[sign] ?? sign));
  // One such word may be a name.
  return leet.length < 2 ? folds : [...folds, ...leet].sort((one, other) => one.start - other.start);
}

function foldsOf(text: string, words: RegExp, respell: (word: string) => string): Fold[] {
  return [...text.matchAll(words)].flatMap(({ 0: word, index }): Fold[] => {
    const replacement = respell(word);
    if (replacement === word || wordOf(replacement.toLowerCase()).phrases === null) return [];
    return [{ start: index, end: index + word.length, replacement }];
  });
}

const turkish = /[ıİ]/;
const turkishWord = /[A-Za-zıİ]{5,24}/g;
/** Cheap to look for: a digit between letters, or before them. */
const disguised = /[A-Za-z][013457@$][A-Za-z]/;
const leetWord = /(?<![\w@$-])(?=[0-9@$]{0,3}[A-Za-z])(?=[A-Za-z]{0,20}[0-9@$!])[A-Za-z013457@$!]{3,24}(?![\w@$-])/g;

const letters: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  '@': 'a',
  $: 's',
  '!': 'i',
};
