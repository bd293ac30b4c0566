import type { WordTexts } from './split-words.js';
import { plainStems, stemWord } from './stem.js';

/** Adds the terms under which words are found. */
export function pushTerms(terms: string[], words: WordTexts, language: string): void {
  if (words.plain !== null) {
    const stemOf = plainStems(language);
    for (const number of words.plain) terms.push(stemOf(number));
    return;
  }
  for (const [index, text] of words.texts.entries()) {
    if (words.unspaced.has(index)) terms.push(...pairsOf(text));
    else terms.push(stemWord(text, language));
  }
}

/** Neighbouring letters two by two; a letter that stands alone is a term itself. */
export function pairsOf(run: string): string[] {
  const letters = run.match(/\P{M}\p{M}*/gu) ?? [];
  if (letters.length < 2) return letters;
  return letters.slice(1).map((letter, index) => `${letters[index]}${letter}`);
}
