import { textPattern } from '../text-pattern.js';
import { kinWords, ownKin } from './kinship-words.js';

/** A person described by a relationship: `Robin's sister Ana`. `of` is null for the owner's own relatives: `my sister Meera`. */
export type Kinship = { readonly person: string; readonly of: string | null };

const word = '\\p{Lu}[\\p{L}\\p{M}-]+';
const name = `${word}(?: ${word}){0,2}`;
const german = kinWords.de.map((noun) => noun.charAt(0).toUpperCase() + noun.slice(1)).join('|');
const patterns = [
  textPattern(
    `(?<![\\p{L}])(?<of>${name})'s (?:\\p{Ll}+ ){0,2}(?:${kinWords.en.join('|')}),? (?<person>${name})(?![\\p{L}])`,
    'u',
  ),
  textPattern(`(?<![\\p{L}])(?<of>${word}?)s (?:${german}) (?<person>${name})(?![\\p{L}])`, 'u'),
];
const own = textPattern(`(?<![\\p{L}])(?:${ownKin}),? `, 'giu');
const nameHere = textPattern(`^${name}(?![\\p{L}])`, 'u');

/** Finds the first such person. The rest of the sentence is about `person`. */
export function findKinship(text: string): Kinship | null {
  for (const pattern of patterns) {
    const { of, person } = pattern.exec(text)?.groups ?? {};
    if (of !== undefined && person !== undefined) return { of, person };
  }
  for (const match of own.all(text)) {
    const person = nameHere.exec(text.slice(match.index + match[0].length))?.[0];
    if (person !== undefined) return { of: null, person };
  }
  return null;
}
