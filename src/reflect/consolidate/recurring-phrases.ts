import { nameKey } from '../../entries/find-entity.js';
import { contentTerms } from '../../search/words/content-terms.js';
import type { Note } from '../note.js';
import type { Called } from './find-aliases.js';

const fewestDays = 2;

/** "the kitchen move": two or three small words behind an article, on several days. What is called otherwise already is left out. */
export function findPhrases(notes: readonly Note[], calls: readonly Called[]): Called[] {
  const known = new Set(
    calls.flatMap(({ name, thing }) => [name, ...(thing?.entity?.aliases ?? [])].map((call) => nameKey(call))),
  );
  const found = new Map<string, Note[]>();
  for (const note of notes) {
    for (const [, phrase = ''] of note.entry.text.slice(0, 2_000).matchAll(described)) {
      const words = phrase.toLowerCase().split(' ');
      for (const name of new Set([words.join(' '), words.slice(0, 2).join(' ')])) {
        const own = found.get(name) ?? [];
        found.set(name, own);
        if (own.at(-1) !== note) own.push(note);
      }
    }
  }
  return [...found]
    .filter(([, own]) => new Set(own.map(({ day }) => day)).size >= fewestDays)
    .filter(([name]) => !known.has(nameKey(name)) && contentTerms(name).length >= name.split(' ').length)
    .map(([name, own]) => ({ name, thing: null, notes: own }));
}

const described =
  /(?<![\p{L}])(?:the|our|der|die|das|el|la|le|il) (\p{Ll}[\p{Ll}-]{2,} \p{Ll}[\p{Ll}-]{2,}(?: \p{Ll}[\p{Ll}-]{2,})?)/gu;
