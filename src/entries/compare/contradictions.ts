import type { Entry } from '../entry.js';
import { saidText } from '../said-text.js';
import { readSaid, saysOtherwise, type Told } from './says-otherwise.js';
import { subjectOfEntry } from './subject-of-entry.js';

export type Contradiction = {
  readonly id: string;
  /** The sentence that says otherwise. */
  readonly text: string;
  readonly reason: string;
};

/** Entries that say something else of the same thing. A value that is only less exact says nothing else. */
export function findContradictions(told: Told, entries: readonly Entry[]): Contradiction[] {
  const said = readSaid(told);
  return entries.flatMap((entry): Contradiction[] => {
    const known = readSaid({ text: saidText(entry.text), type: entry.about.type, about: subjectOfEntry(entry) });
    const found = saysOtherwise(said, known);
    return found === null ? [] : [{ id: entry.id, text: found.sentence.slice(0, 240), reason: found.reason }];
  });
}
