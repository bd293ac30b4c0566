import { disagreement } from '../entries/compare/contradictions.js';
import { overlap, wordsOf } from '../entries/compare/words.js';
import type { Entry, EpisodeFields } from '../entries/entry.js';
import { readStatement, type Statement } from '../entries/statement.js';

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
  return found;
}

/** Asks of one entry at a time which newer one among all replaces its value, because comparing each with each would take long. */
export function newerAmong(entries: readonly Dated[]): (entry: Dated) => string | null {
  let told: readonly Told[] | null = null;
  return (entry) => {
    told ??= entries.map(tell);
    return newestReplacing(told, tell(entry))?.entry.id ?? null;
  };
}

function tell(entry: Dated): Told {
  return { entry, statement: statementOf(entry), moment: momentOf(entry) };
}

function newestReplacing(told: readonly Told[], older: Told): Told | null {
  const replacing = told.filter((other) => isLater(other, older) && replaces(other, older));
  return replacing.reduce<Told | null>((best, one) => (best === null || isLater(one, best) ? one : best), null);
}

type Told = { readonly entry: Dated; readonly statement: Statement | null; readonly moment: string | null };

/** Of two entries of one moment in the same file, the one further down was written later. */
function isLater(one: Told, other: Told): boolean {
  if (one.moment === null || other.moment === null || one.entry.id === other.entry.id) return false;
  if (one.moment !== other.moment) return one.moment > other.moment;
  return one.entry.path === other.entry.path && one.entry.startLine > other.entry.startLine;
}

function momentOf({ day, time }: Dated): string | null {
  return day === null ? null : `${day} ${time ?? '00:00'}`;
}

function statementOf({ text, role, trail, path }: Dated): Statement | null {
  const stem = /(?:^|\/)(?:[a-z]+--)?([^/]+)\.md$/.exec(path)?.[1]?.replaceAll('-', ' ');
  return readStatement(
    text,
    role === 'graph' ? (trail[0] ?? stem) : role === 'core' || role === 'user' ? 'user' : undefined,
  );
}

function replaces(newer: Told, older: Told): boolean {
  if (newer.statement !== null && older.statement !== null && disagreement(newer.statement, older.statement) !== null) {
    return true;
  }
  return saysOtherwise(newer.entry, older.entry);
}

/** Sentences that are alike but for their numbers and dates; a correction may be worded more freely. */
const alike = 0.7;
const alikeInCorrection = 0.4;

function saysOtherwise(newer: Dated, older: Dated): boolean {
  const [one, other] = [newer, older].map(({ text }) => parts(text));
  if (one === undefined || other === undefined || one.words.size < 2 || other.words.size < 2) return false;
  if (one.values === other.values || one.values === '' || other.values === '') return false;
  const needed = newer.about.type === 'correction' ? alikeInCorrection : alike;
  return overlap(one.words, other.words) >= needed;
}

const longest = 400;

function parts(text: string): { words: Set<string>; values: string } {
  const all = wordsOf(text.slice(0, longest));
  const isValue = (word: string) => /\d/.test(word) || calendar.has(word);
  return { words: new Set(all.filter((word) => !isValue(word))), values: all.filter(isValue).join(' ') };
}

const calendar = new Set(
  'january february march april may june july august september october november december monday tuesday wednesday thursday friday saturday sunday januar februar märz mai juni juli oktober dezember montag dienstag mittwoch donnerstag freitag samstag sonntag enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre lunes martes miércoles jueves viernes sábado domingo'.split(
    ' ',
  ),
);
