import { languages } from './languages.js';
import { readQuery } from './read-query.js';
import { splitWords } from './split-words.js';
import { stemWord } from './stem.js';

/** The words that count in a text, in one form whatever the language of the text is taken for, so that two texts can be compared. */
export function contentTerms(text: string): string[] {
  return [...contentWords(text).keys()];
}

/** The same, each with the word as it is written first. */
export function contentWords(text: string): Map<string, string> {
  const words = new Map<string, string>();
  for (const { word, isUnspaced } of readQuery(text, new Set()).terms) {
    const term = isUnspaced ? word : stemWord(word, 'en');
    if (!words.has(term)) words.set(term, word);
  }
  return words;
}

/** Whether every word of a text is one that sentences of some language are full of, such as `the` or `para`. */
export function hasCommonWordsOnly(text: string): boolean {
  return splitWords(text).every(({ text: word }) => languages.some(({ common }) => common.has(word)));
}
