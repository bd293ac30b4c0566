import type { Entry } from '../entry.js';
import { datesDiffer, tellDate } from '../read-date.js';
import { readStatement, type Statement } from '../statement.js';
import { areOpposites } from './opposites.js';
import { wordsOf } from './words.js';

export type Contradiction = {
  readonly id: string;
  /** The sentence that says otherwise. */
  readonly text: string;
  readonly reason: string;
};

/** Entries that say something else of the same thing. A value that is only less exact says nothing else. */
export function findContradictions(statement: Statement, entries: readonly Entry[]): Contradiction[] {
  return entries.flatMap((entry): Contradiction[] => {
    for (const sentence of sentencesOf(entry.text)) {
      const other = readStatement(sentence, subjectOf(entry));
      const reason = other === null ? null : disagreement(statement, other);
      if (reason !== null) return [{ id: entry.id, text: sentence.slice(0, 240), reason }];
    }
    return [];
  });
}

/** Why two statements can't both hold, or null. */
export function disagreement(one: Statement, other: Statement): string | null {
  if (one.subject !== other.subject) return null;
  const flipped = flippedState(one, other);
  if (flipped !== null) return flipped;
  if (one.attribute !== other.attribute || one.value === other.value) return null;
  const name = one.attribute.split(':')[0] ?? one.attribute;
  if (one.kind === 'stance' || other.kind === 'stance') return `${name}: "${other.value}" before, "${one.value}" here`;
  const differs =
    one.kind === 'date' && other.kind === 'date'
      ? datesDiffer(one.value, other.value)
      : one.kind === 'number' && other.kind === 'number'
        ? numbersIn(one.value) !== numbersIn(other.value)
        : !saysLess(one.value, other.value);
  return differs ? `${name}: "${shown(other)}" before, "${shown(one)}" here` : null;
}

function shown({ kind, value }: Statement): string {
  return kind === 'date' ? tellDate(value) : value;
}

/** "is open" and "is closed" have different attributes and still can't both hold. */
function flippedState(one: Statement, other: Statement): string | null {
  if (one.kind !== 'stance' || other.kind !== 'stance' || one.value !== other.value) return null;
  const [first, second] = [one, other].map(({ attribute }) => /^is:(.+)$/.exec(attribute)?.[1]);
  if (first === undefined || second === undefined) return null;
  return areOpposites(first, second) ? `"${second}" before, "${first}" here` : null;
}

function numbersIn(value: string): string {
  return (value.match(/\d+/g) ?? []).join(' ');
}

/** "Oslo" and "Oslo, Norway" go together. */
function saysLess(one: string, other: string): boolean {
  const [first, second] = [new Set(wordsOf(one)), new Set(wordsOf(other))];
  const [small, large] = first.size <= second.size ? [first, second] : [second, first];
  return [...small].every((word) => large.has(word));
}

const mostSentences = 40;

function sentencesOf(text: string): string[] {
  return text
    .slice(0, 8_000)
    .split(/\n|(?<=[.!?。！？])\s+/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '')
    .slice(0, mostSentences);
}

/** Whom the facts of a file speak of. */
function subjectOf({ role, path }: Entry): string | undefined {
  if (role === 'core' || role === 'user') return 'user';
  const stem = /(?:^|\/)(?:[a-z]+--)?([^/]+)\.md$/.exec(path)?.[1];
  return role === 'graph' ? stem?.replace(/-[0-9a-f]{8}$/, '').replaceAll('-', ' ') : undefined;
}
