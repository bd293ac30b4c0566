import type { Word } from './split-words.js';
import { stemWord } from './stem.js';

/** Adds the terms of a word: its stem, or pairs of letters where no spaces are written. */
export function pushTerms(terms: string[], word: Word, language: string): void {
  if (word.isUnspaced) terms.push(...pairsOf(word.text));
  else terms.push(stemWord(word.text, language));
}

/** Neighbouring letters two by two; a letter that stands alone is a term itself. */
export function pairsOf(run: string): string[] {
  const letters = run.match(/\P{M}\p{M}*/gu) ?? [];
  if (letters.length < 2) return letters;
  return letters.slice(1).map((letter, index) => `${letters[index]}${letter}`);
}
