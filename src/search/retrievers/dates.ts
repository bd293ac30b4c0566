import type { DayRange } from '../../language/dates/day-range.js';
import type { ChunkMap } from '../chunk-map.js';
import { dayNumber } from '../facts.js';

/** The eligible chunks of the days that a question means, in the order of their days. */
export function slotsOfDays(map: ChunkMap, ranges: readonly DayRange[], eligible: Uint8Array): number[] {
  const bounds = ranges.map(({ first, last }) => [dayNumber(first), dayNumber(last)] as const);
  const found: number[] = [];
  for (let slot = 0; slot < map.slots; slot++) {
    if (eligible[slot] !== 1) continue;
    const day = map.fact(slot, 'day');
    if (day !== 0 && bounds.some(([first, last]) => day >= first && day <= last)) found.push(slot);
  }
  return found.sort((one, other) => map.fact(one, 'day') - map.fact(other, 'day') || one - other);
}
