import type { Store } from '../entries/entry.js';
import type { Day } from '../workspace/calendar-days.js';
import { dayNumber } from './chunk-facts.js';
import type { IndexedChunk, Wanted } from './index-interface.js';

export type WantedMemories = {
  readonly stores?: readonly Store[] | undefined;
  readonly since?: Day | undefined;
  readonly until?: Day | undefined;
  readonly asOf?: Day | undefined;
};

/** Which chunks may be answers. With `since` or `until`, chunks without a day are left out; with `asOf`, they stay. */
export function wantedChunks({ stores, since, until, asOf }: WantedMemories): Wanted {
  const first = since === undefined ? 1 : dayNumber(since);
  const [last, latest] = [until, asOf].map((day) => (day === undefined ? latestDay : dayNumber(day)));
  const isDated = since !== undefined || until !== undefined;
  return {
    ...(stores !== undefined && stores.length > 0 && { stores }),
    ...((isDated || asOf !== undefined) && {
      days: [first, Math.min(last ?? latestDay, latest ?? latestDay)],
      isDated,
    }),
  };
}

const latestDay = Number.MAX_SAFE_INTEGER;

export function isWanted({ store, day }: IndexedChunk, { stores, days, isDated }: Wanted): boolean {
  if (stores !== undefined && !stores.some((name) => name === store)) return false;
  if (days === undefined) return true;
  return day === 0 ? isDated !== true : day >= days[0] && day <= days[1];
}
