import { glossedWords, withoutUnspaced } from '../../language/glosses/unspaced-gloss.js';
import { lazyValue } from '../../workspace/lazy-value.js';

/**
 * The words of a text in the form in which they are looked up: lower case, without accents, hyphens kept. `Kim's` is `kim`;
 * `don't`, `we'll` and their like say nothing about a subject and are left out. Scripts that set no spaces between words give those
 * that are known by their meaning, as they are written.
 */
export function splitWords(text: string): string[] {
  if (/[^\x00-\x7f]/.test(text))
    return [...wordsIn(foldLetters(withoutUnspaced(text)), anyWord()).flatMap(withoutClitic), ...glossedWords(text)];
  const found = wordsIn(text.toLowerCase(), plainWord);
  return text.includes("'") ? found.flatMap(withoutClitic) : found;
}

function wordsIn(text: string, word: RegExp): string[] {
  return text.match(word) ?? [];
}

const plainWord = /[a-z0-9]+(?:['-][a-z0-9]+)*/g;
const anyWord = lazyValue(() => /[\p{L}\p{N}]+(?:['-][\p{L}\p{N}]+)*/gu);

export function foldLetters(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').replace(/[’ʼ]/g, "'").replace(/[‐‑]/g, '-').toLowerCase();
}

function withoutClitic(word: string): string[] {
  const at = word.lastIndexOf("'");
  if (at === -1) return [word];
  const clitic = word.slice(at + 1);
  if (clitic === 's') return [word.slice(0, at)];
  return contracted.has(clitic) ? [] : [word];
}

const contracted = new Set(['t', 'd', 'm', 're', 've', 'll']);
