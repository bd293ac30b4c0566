import { areOpposites } from '../../language/changes/opposites.js';
import { datesDiffer, tellDate } from '../../language/dates/read-date.js';
import type { Statement } from '../../language/statements/statement.js';
import { type Amount, countNamed, readAmounts } from '../../language/values/numbers.js';
import { wordsOf } from '../../language/words/words-of-text.js';

/** Why two statements can't both hold, or null. */
export function statementConflict(one: Statement, other: Statement): string | null {
  if (one.subject !== other.subject) return null;
  const flipped = flippedState(one, other);
  if (flipped !== null) return flipped;
  if (one.attribute !== other.attribute) return null;
  if (one.kind === 'denied' || other.kind === 'denied') return denial(one, other);
  if (one.value === other.value) return null;
  const name = one.attribute.split(':')[0] ?? one.attribute;
  if (one.kind === 'stance' || other.kind === 'stance') return `${name}: "${other.value}" before, "${one.value}" here`;
  const differs =
    one.kind === 'date' && other.kind === 'date'
      ? datesDiffer(one.value, other.value)
      : one.kind === 'number' && other.kind === 'number'
        ? numbersDiffer(one.value, other.value)
        : !saysLess(one.value, other.value);
  return differs ? `${name}: "${shown(other)}" before, "${shown(one)}" here` : null;
}

/** "Works for Corvid" and "moved to Leeds": different statements about one person can both be true. */
export function canBothHold(one: Statement, other: Statement): boolean {
  const isPersonal = ({ attribute, kind }: Statement) => kind !== 'date' && personal.test(attribute);
  return one.subject === other.subject && one.attribute !== other.attribute && isPersonal(one) && isPersonal(other);
}

const personal = /^(?:age|allergic-to|lives-in|spouse|works-as|works-at)(?=:|$)/;

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

/** "No longer at Siemens" negates Siemens only. */
function denial(one: Statement, other: Statement): string | null {
  if (one.kind === other.kind || !saysLess(one.value, other.value)) return null;
  const tell = ({ kind, value }: Statement) => (kind === 'denied' ? `no longer ${value}` : value);
  return `${one.attribute}: "${tell(other)}" before, "${tell(one)}" here`;
}

/** Numbers of several groups count whole, as those of telephones do; otherwise the first amount decides. */
function numbersDiffer(one: string, other: string): boolean {
  if ([one, other].every((value) => /^[\d\s+()/-]+$/.test(value)))
    return one.replace(/\D+/g, '') !== other.replace(/\D+/g, '');
  const [first, second] = [one, other].map(amountOf);
  if (first === undefined || second === undefined) return one !== other;
  if (first.unit !== null && second.unit !== null && first.unit !== second.unit) return false;
  return first.number !== second.number;
}

function amountOf(value: string): Amount | undefined {
  const count = countNamed(value.split(/\s+/)[0] ?? '');
  return count === null ? readAmounts(value)[0] : { number: `${count}`, unit: null };
}

/** "Oslo" and "Oslo, Norway" go together. */
function saysLess(one: string, other: string): boolean {
  const [first, second] = [new Set(wordsOf(one)), new Set(wordsOf(other))];
  const [small, large] = first.size <= second.size ? [first, second] : [second, first];
  return [...small].every((word) => large.has(word));
}
