import { detectLanguage } from './detect-language.js';
import { splitWords, type Word } from './split-words.js';
import { stemWord } from './stem.js';

/** A text as the index knows it. */
export type IndexedText = { readonly terms: readonly string[]; readonly language: string };

/** The terms of a text in its order. `fallback` is its language where its own words don't tell. */
export function termsOf(text: string, fallback: string): IndexedText {
  const words = splitWords(text);
  const language = languageOfWords(words, fallback);
  const terms: string[] = [];
  for (const word of words) pushTerms(terms, word, language);
  return { terms, language };
}

export function languageOfWords(words: readonly Word[], fallback: string): string {
  return detectLanguage(words.map(({ text }) => text)) ?? fallback;
}

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
