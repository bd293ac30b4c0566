import { kinWords, ownKin } from './kinship-words.js';

/** Somebody who is said to be somebody's: `Robin's sister Ana`. `of` is null where they are the owner's: `my sister Meera`. */
export type Kinship = { readonly person: string; readonly of: string | null };

const word = '\\p{Lu}[\\p{L}\\p{M}-]+';
const name = `${word}(?: ${word}){0,2}`;
const german = kinWords.de.map((noun) => noun.charAt(0).toUpperCase() + noun.slice(1)).join('|');
const patterns = [
  new RegExp(
    `(?<![\\p{L}])(?<of>${name})'s (?:\\p{Ll}+ ){0,2}(?:${kinWords.en.join('|')}),? (?<person>${name})(?![\\p{L}])`,
    'u',
  ),
  new RegExp(`(?<![\\p{L}])(?<of>${word}?)s (?:${german}) (?<person>${name})(?![\\p{L}])`, 'u'),
];
const own = new RegExp(`(?<![\\p{L}])(?:${ownKin}),? `, 'giu');
const nameHere = new RegExp(`^${name}(?![\\p{L}])`, 'u');

/** Finds the first such person. What the sentence goes on to say is about `person`. */
export function findKinship(text: string): Kinship | null {
  for (const pattern of patterns) {
    const { of, person } = pattern.exec(text)?.groups ?? {};
    if (of !== undefined && person !== undefined) return { of, person };
  }
  for (const match of text.matchAll(own)) {
    const person = nameHere.exec(text.slice(match.index + match[0].length))?.[0];
    if (person !== undefined) return { of: null, person };
  }
  return null;
}
