import { normaliseText } from '../../language/normalise-text.js';
import { withFullForms } from '../../language/sentences/plain-sentence.js';
import { overlap, wordsOf } from '../../language/words/words-of-text.js';
import type { Entry } from '../entry.js';
import { differsInValue } from './differs-in-value.js';

export type Duplicate = {
  readonly id: string;
  /** 1 for the same words, else how many of them are shared. */
  readonly likeness: number;
};

/** Below this, two different sentences about the same thing would count as duplicates. */
const alike = 0.75;

/** The entries that say the same as a text, most similar first. Numbers must agree: "at 10" is not "at 11". */
export function findDuplicates(text: string, entries: readonly Entry[]): Duplicate[] {
  const plain = plainForm(text);
  const words = new Set(wordsOf(plain));
  const numbers = numbersOf(plain);
  const found = entries.flatMap((entry): Duplicate[] => {
    // Entries of quite another length share too few words, whatever they are.
    if (entry.text.length > text.length * 3 + 40 || entry.text.length * 3 + 40 < text.length) return [];
    const other = plainForm(entry.text);
    if (other === plain) return [{ id: entry.id, likeness: 1 }];
    if (words.size < 3 || numbersOf(other) !== numbers || hasNegation(plain) !== hasNegation(other)) return [];
    const theirs = new Set(wordsOf(other));
    const likeness = overlap(words, theirs);
    return likeness >= alike && !differsInValue(words, theirs) ? [{ id: entry.id, likeness }] : [];
  });
  return found.sort((one, other) => other.likeness - one.likeness);
}

/** Whether two texts are the same words: short forms, case, spaces and final punctuation are ignored. */
export function isSameWording(one: string, other: string): boolean {
  return Math.abs(one.length - other.length) <= 40 && sameWordsKey(one) === sameWordsKey(other);
}

/** What texts of the same words have in common; also with every `not`, `have` and `will` in full. */
export function sameWordsKey(text: string): string {
  const full = text
    .replaceAll('’', "'")
    .replace(/(?<![\p{L}])won't(?![\p{L}])/giu, 'will not')
    .replace(/(?<![\p{L}])(?:can't|cannot)(?![\p{L}])/giu, 'can not')
    .replace(/(?<=\p{L})n't(?![\p{L}])/giu, ' not')
    .replace(/(?<=\p{L})'ve(?![\p{L}])/giu, ' have')
    .replace(/(?<=\p{L})'ll(?![\p{L}])/giu, ' will');
  return plainForm(full).replace(/[.,;:!?。！？，；…\s]+$/u, '');
}

/** Short forms in full, and days without the ending that an ordinal has. */
function plainForm(text: string): string {
  return normaliseText(withFullForms(text)).replace(
    /(?<![\p{L}\d])(\d{1,2})(?:st|nd|rd|th)(?: of)?(?![\p{L}])/gu,
    '$1',
  );
}

function numbersOf(text: string): string {
  return (text.match(/\d+/g) ?? []).sort().join(' ');
}

function hasNegation(text: string): boolean {
  return /(?<![\p{L}])(?:not|no|never|nicht|kein|keine|nie|nunca|jamais|pas|não|non|mai|не|никогда)(?![\p{L}])|n't|nt\b|不|没|ない|않|안 /u.test(
    text,
  );
}
