import { type Store, storeNames } from '../entries/entry.js';
import type { Day } from '../workspace/calendar-days.js';
import type { ChunkMap } from './chunk-map.js';
import { dayNumber } from './facts.js';

export type Wanted = {
  readonly stores?: readonly Store[] | undefined;
  readonly since?: Day | undefined;
  readonly until?: Day | undefined;
  readonly asOf?: Day | undefined;
};

/** Which of the visible chunks may be answers: 1 at their slots. */
export function eligibility(map: ChunkMap, { stores, since, until, asOf }: Wanted): Uint8Array {
  const wanted = stores === undefined || stores.length === 0 ? storeNames : stores;
  const first = since === undefined ? 0 : dayNumber(since);
  const last = until === undefined ? Number.POSITIVE_INFINITY : dayNumber(until);
  const latest = asOf === undefined ? Number.POSITIVE_INFINITY : dayNumber(asOf);
  const isDated = since !== undefined || until !== undefined;
  if (wanted === storeNames && !isDated && asOf === undefined) return map.visible;
  return map.visible.map((isVisible, slot) => {
    if (isVisible !== 1 || !wanted.some((store) => store === map.fileAt(slot).store)) return 0;
    const day = map.fact(slot, 'day');
    if (day === 0) return isDated ? 0 : 1;
    return day >= first && day <= last && day <= latest ? 1 : 0;
  });
}
