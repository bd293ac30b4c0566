import { readQuery } from '../query.js';
import { stemWord } from './stem.js';

/** The words that count in a text, in one form whatever the language of the text is taken for, so that two texts can be compared. */
export function contentTerms(text: string): string[] {
  const { terms } = readQuery(text, new Set());
  return [...new Set(terms.map(({ word, isUnspaced }) => (isUnspaced ? word : stemWord(word, 'en'))))];
}
