import type { Entry } from '../entries/entry.js';
import type { Day } from '../workspace/calendar-days.js';

type Telling = {
  /** The memories that contradict the text. */
  readonly contrary: readonly Entry[];
  readonly today: Day;
  /** Lines of core memory have no day. */
  readonly coreDays: ReadonlyMap<string, Day>;
};

/**
 * Whether a memory that says the same was contradicted later, so that the text is new again. A memory without a day counts as older; two of
 * the same day in different files count as equal, unless both have a time.
 */
export function wasContradictedLater({ contrary, today, coreDays }: Telling): (entry: Entry) => boolean {
  const dayOf = ({ id, day }: Entry) => day ?? coreDays.get(id) ?? '';
  const before = contrary.filter((entry) => dayOf(entry) <= today);
  return (entry) => before.some((other) => isLater(other, entry));

  function isLater(one: Entry, other: Entry): boolean {
    const [day, otherDay] = [dayOf(one), dayOf(other)];
    if (day !== otherDay) return day > otherDay;
    if (one.time !== null && other.time !== null && one.time !== other.time) return one.time > other.time;
    return one.path === other.path && one.startLine > other.startLine;
  }
}
