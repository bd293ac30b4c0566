import type { Store } from '../entries/entry.js';
import type { Day } from '../workspace/days.js';
import type { ChunkMap } from './chunk-map.js';
import { dayNumber } from './facts.js';

export type Wanted = {
  readonly stores?: readonly Store[] | undefined;
  readonly since?: Day | undefined;
  readonly until?: Day | undefined;
  readonly asOf?: Day | undefined;
};

/** Which of the visible chunks may be answers. */
export function eligibility(map: ChunkMap, { stores, since, until, asOf }: Wanted): (slot: number) => boolean {
  const wanted = stores === undefined || stores.length === 0 ? null : new Set<string>(stores);
  const first = since === undefined ? 0 : dayNumber(since);
  const last = until === undefined ? Number.POSITIVE_INFINITY : dayNumber(until);
  const latest = asOf === undefined ? Number.POSITIVE_INFINITY : dayNumber(asOf);
  const isDated = since !== undefined || until !== undefined;
  if (wanted === null && !isDated && asOf === undefined) return (slot) => map.visible[slot] === 1;
  return (slot) => {
    if (map.visible[slot] !== 1) return false;
    if (wanted !== null && !wanted.has(map.files[map.fileIndex[slot] ?? 0]?.store ?? '')) return false;
    const day = map.fact(slot, 'day');
    if (day === 0) return !isDated;
    return day >= first && day <= last && day <= latest;
  };
}
