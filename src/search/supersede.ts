import { subjectOfEntry } from '../entries/compare/subject-of-entry.js';
import { type AssertedMemory, findSupersession, readAssertedMemory } from '../entries/compare/supersession.js';
import type { Entry, EpisodeFields } from '../entries/entry.js';

/** What telling newer from older needs of an entry. */
export type Dated = Pick<
  Entry,
  'id' | 'path' | 'role' | 'text' | 'startLine' | 'day' | 'time' | 'trail' | 'isSuperseded'
> & { readonly about: Pick<EpisodeFields, 'type'> };

/**
 * For each entry whose value a newer one replaces, the id of the newest that does. Entries without a date replace nothing, and
 * are replaced only where their file says so (then by themselves, because nobody knows by what).
 */
export function findSuperseded(entries: readonly Dated[]): ReadonlyMap<string, string> {
  const told = entries.map(tell);
  const found = new Map<string, string>();
  for (const older of told) {
    const newest = newestReplacing(told, older);
    if (newest !== null) found.set(older.entry.id, newest.entry.id);
    else if (older.entry.isSuperseded) found.set(older.entry.id, older.entry.id);
  }
  return new Map([...found].map(([id, by]) => [id, lastOf(by, found)]));
}

/** What replaces something may be replaced itself. Each step leads to a later moment, or stays. */
function lastOf(id: string, found: ReadonlyMap<string, string>): string {
  const by = found.get(id);
  return by === undefined || by === id ? id : lastOf(by, found);
}

/** Asks of one entry at a time which newer one among all replaces its value, because comparing each with each would take long. */
export function newerAmong(entries: readonly Dated[]): (entry: Dated) => string | null {
  let told: readonly Told[] | null = null;
  return (entry) => {
    told ??= entries.map(tell);
    return newestReplacing(told, tell(entry))?.entry.id ?? null;
  };
}

type Told = { readonly entry: Dated; readonly said: AssertedMemory; readonly moment: string | null };

function tell(entry: Dated): Told {
  // `uses: [[a]]` and `uses: [[b]]` stand beside each other.
  if (entry.role === 'graph' && entry.trail.at(-1) === 'Relations')
    return { entry, said: { sentences: [], isCorrection: false }, moment: momentOf(entry) };
  const said = readAssertedMemory({ text: entry.text, type: entry.about.type, about: subjectOfEntry(entry) });
  return { entry, said, moment: momentOf(entry) };
}

function newestReplacing(told: readonly Told[], older: Told): Told | null {
  const replacing = told.filter((other) => isLater(other, older) && findSupersession(other.said, older.said) !== null);
  return replacing.reduce<Told | null>((best, one) => (best === null || isLater(one, best) ? one : best), null);
}

/** Of two entries of one moment in the same file, the one further down was written later. */
function isLater(one: Told, other: Told): boolean {
  if (one.moment === null || other.moment === null || one.entry.id === other.entry.id) return false;
  if (one.moment !== other.moment) return one.moment > other.moment;
  return one.entry.path === other.entry.path && one.entry.startLine > other.entry.startLine;
}

function momentOf({ day, time }: Dated): string | null {
  return day === null ? null : `${day} ${time ?? '00:00'}`;
}
