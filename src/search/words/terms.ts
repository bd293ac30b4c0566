import type { WordTexts } from './split-words.js';
import { stemWord } from './stem.js';

/** Adds the terms under which words are found. */
export function pushTerms(terms: string[], { texts, unspaced }: WordTexts, language: string): void {
  for (let index = 0; index < texts.length; index++) {
    const text = texts[index] ?? '';
    if (unspaced?.has(index)) terms.push(...pairsOf(text));
    else terms.push(stemWord(text, language));
  }
}

/** Neighbouring letters two by two; a letter that stands alone is a term itself. */
export function pairsOf(run: string): string[] {
  const letters = run.match(/\P{M}\p{M}*/gu) ?? [];
  if (letters.length < 2) return letters;
  return letters.slice(1).map((letter, index) => `${letters[index]}${letter}`);
}
