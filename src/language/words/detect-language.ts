import { byPlainWord } from './ascii-word-numbers.js';
import { languages } from './languages.js';
import type { WordTexts } from './split-words.js';

/**
 * The language of a text, told by its common words, or null where they don't decide. Related languages share many, so the
 * winner needs more than all others.
 */
export function detectLanguage(words: readonly string[]): string | null {
  const counts = noCounts();
  for (const word of words) count(counts, languagesWith(word));
  return winner(counts);
}

export function languageOfWords(words: WordTexts): string | null {
  if (words.plain === null) return detectLanguage(words.texts);
  const counts = noCounts();
  for (const number of words.plain) count(counts, languagesWithPlain(number));
  return winner(counts);
}

function noCounts(): number[] {
  return new Array<number>(languages.length).fill(0);
}

/** `bits` has one for each language. */
function count(counts: number[], bits: number): void {
  for (let rest = bits; rest !== 0; rest &= rest - 1) {
    const index = 31 - Math.clz32(rest & -rest);
    counts[index] = (counts[index] ?? 0) + 1;
  }
}

function winner(counts: readonly number[]): string | null {
  const most = Math.max(...counts);
  const best = counts.indexOf(most);
  return most === 0 || counts.lastIndexOf(most) !== best ? null : (languages[best]?.code ?? null);
}

function languagesWith(word: string): number {
  if (known === null && ++asked > fewWords) known = languagesByWord();
  return known === null ? bitsOf(word) : (known.get(word) ?? 0);
}

/** A process that asks for as many as a question has needs no table of all words, which takes longer to make. */
const fewWords = 60;
let asked = 0;

const languagesWithPlain = byPlainWord(languagesWith);

let known: ReadonlyMap<string, number> | null = null;

/** A bit for each language that has the word. */
function bitsOf(word: string): number {
  let bits = 0;
  for (const [index, language] of languages.entries()) if (language.isCommon(word)) bits |= 1 << index;
  return bits;
}

/** The same for all words that any of them has. */
function languagesByWord(): Map<string, number> {
  const found = new Map<string, number>();
  for (const [index, { common }] of languages.entries())
    for (const word of common) found.set(word, (found.get(word) ?? 0) | (1 << index));
  return found;
}
