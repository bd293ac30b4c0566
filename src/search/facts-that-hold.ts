import type { Entity, Fact } from '../entries/graph/entity.js';
import { unescapeText } from '../entries/read/unescape-text.js';
import type { Day } from '../workspace/calendar-days.js';
import { type Dated, findSuperseded } from './supersede.js';

export type SortedFacts = {
  /** The newest first. */
  readonly holding: readonly Fact[];
  /** Those that a newer one replaces, or whose line says so. */
  readonly past: readonly Fact[];
};

/** Tells what holds of an entity from what a newer fact replaces. With `asOf`, as it was on that day. */
export function factsThatHold(
  { facts, path, name }: Pick<Entity, 'facts' | 'path' | 'name'>,
  { asOf }: { asOf?: Day | undefined } = {},
): SortedFacts {
  const isKnown = ({ since }: Fact) => asOf === undefined || since === null || since <= asOf;
  const known = facts.filter(isKnown);
  const replaced = findSuperseded(known.map((fact) => datedFact({ path, name }, fact)));
  const later = asOf === undefined ? replaced : findSuperseded(facts.map((fact) => datedFact({ path, name }, fact)));
  const isPast = (fact: Fact) => {
    const by = replaced.get(`${fact.line}`);
    if (by === undefined) return false;
    // What its line says was written when it was replaced, which may be later than the day that is asked for.
    return by !== `${fact.line}` || later.get(by) === by;
  };
  const sorted = [...known].sort((one, other) => compare(other.since ?? '', one.since ?? ''));
  return { holding: sorted.filter((fact) => !isPast(fact)), past: sorted.filter(isPast) };
}

/** A fact as it is compared with other memories. Its id is its line. */
export function datedFact({ path, name }: Pick<Entity, 'path' | 'name'>, fact: Fact): Dated {
  return {
    id: `${fact.line}`,
    path,
    role: 'graph',
    text: unescapeText(fact.text),
    startLine: fact.line,
    day: fact.since,
    time: null,
    trail: [name],
    isSuperseded: fact.status === 'superseded',
    about: { type: null },
  };
}

function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
