import { languageOf } from '../../search/words/languages.js';
import type { Note } from '../note.js';

/** A name that sentences begin with, which capital letters alone don't tell: one that is written small nowhere. */
export function openingNames(text: string, isWord: (word: string) => boolean): string[] {
  return [...text.matchAll(/(?:^|[.!?:]\s+|\n)(\p{Lu}\p{Ll}{3,})(?=[\s,:])/gu)]
    .map(([, name = '']) => name)
    .filter((name) => !isWord(name.toLowerCase()) && !languageOf('en').common.has(name.toLowerCase()))
    .filter((name) => !/(?:ed|ing|ly)$/.test(name));
}

/** Titles of two words with "and" between them, of which neither stands alone: "Tide and Thread", but not two people. */
export function findTitles(notes: readonly Note[]): ReadonlySet<string> {
  const found = new Map<string, number>();
  for (const { entry } of notes)
    for (const title of new Set(pairs(entry.text))) found.set(title, (found.get(title) ?? 0) + 1);
  return new Set(
    [...found].filter(([title, count]) => count >= fewestNotes && isWhole(title, notes)).map(([title]) => title),
  );
}

export function titlesIn(text: string, titles: ReadonlySet<string>): string[] {
  return pairs(text).filter((title) => titles.has(title));
}

const fewestNotes = 2;

function pairs(text: string): string[] {
  return [...text.matchAll(/(?<![\p{L}])\p{Lu}\p{Ll}+ and \p{Lu}\p{Ll}+(?![\p{L}])/gu)].map(([title]) => title);
}

function isWhole(title: string, notes: readonly Note[]): boolean {
  const parts = title.split(' and ').map((part) => new RegExp(`(?<![\\p{L}])${part}(?![\\p{L}])`, 'u'));
  return notes.every(({ entry: { text } }) => text.includes(title) || !parts.some((part) => part.test(text)));
}
