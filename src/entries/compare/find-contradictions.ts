import { maskQuoted } from '../../secrets/mask-credentials.js';
import type { Entry } from '../entry.js';
import { unescapeText } from '../read/unescape-text.js';
import { subjectOfEntry } from './subject-of-entry.js';
import { type AssertedMemory, findSupersession, type MemoryText, readAssertedMemory } from './supersession.js';

export type Contradiction = {
  readonly id: string;
  /** The contradicting sentence. Credentials in it and in the reason are masked. */
  readonly text: string;
  readonly reason: string;
};

/** Entries that contradict a text. A less exact value is not a contradiction. */
export function findContradictions(told: MemoryText, entries: readonly Entry[]): Contradiction[] {
  const said = readAssertedMemory(told);
  return entries.flatMap((entry): Contradiction[] => {
    const found = findSupersession(said, saidBy(entry));
    return found === null ? [] : [toContradiction(entry, found.sentence, found.reason)];
  });
}

export function toContradiction({ id }: Pick<Entry, 'id'>, text: string, reason: string): Contradiction {
  return { id, text: maskQuoted(text).slice(0, 240), reason: maskQuoted(reason) };
}

/** A parsed memory, cached because many texts are compared with it. */
const known = new WeakMap<Entry, AssertedMemory>();

function saidBy(entry: Entry): AssertedMemory {
  const before = known.get(entry);
  if (before !== undefined) return before;
  const said = readAssertedMemory({
    text: unescapeText(entry.text),
    type: entry.about.type,
    about: subjectOfEntry(entry),
  });
  known.set(entry, said);
  return said;
}
