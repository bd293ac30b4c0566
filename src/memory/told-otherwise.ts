import type { Entry } from '../entries/entry.js';
import type { Day } from '../workspace/days.js';

type Telling = {
  /** The memories that contradict what is told. */
  readonly contrary: readonly Entry[];
  readonly today: Day;
  /** Lines of core memory carry no day themselves. */
  readonly coreDays: ReadonlyMap<string, Day>;
};

/**
 * Whether a memory that says what is told was told otherwise later, so that what is told is news again. What carries no day is
 * older than what does; what is of one day in two files stands side by side, unless both say when.
 */
export function toldOtherwise({ contrary, today, coreDays }: Telling): (entry: Entry) => boolean {
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
