import { readQuery } from '../query.js';
import { languages } from './languages.js';
import { splitWords } from './split-words.js';
import { stemWord } from './stem.js';

/** The words that count in a text, in one form whatever the language of the text is taken for, so that two texts can be compared. */
export function contentTerms(text: string): string[] {
  const { terms } = readQuery(text, new Set());
  return [...new Set(terms.map(({ word, isUnspaced }) => (isUnspaced ? word : stemWord(word, 'en'))))];
}

/** Whether every word of a text is one that sentences of some language are full of, such as `the` or `para`. */
export function hasCommonWordsOnly(text: string): boolean {
  return splitWords(text).every(({ text: word }) => languages.some(({ common }) => common.has(word)));
}
