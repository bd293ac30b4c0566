import type { ChunkMap } from '../chunk-map.js';
import { factAt, factCount } from '../facts.js';
import type { Postings } from '../read-postings.js';

/** How well the words of a question fit each chunk. 0 for chunks without any of them. */
export type KeywordScores = {
  /** BM25 of the chunk alone. */
  readonly chunk: Float64Array;
  /** BM25 of the chunk together with its neighbours in the file. */
  readonly window: Float64Array;
  /** Slots with a score, in no order. */
  readonly touched: readonly number[];
  readonly best: { readonly chunk: number; readonly window: number };
};

/** Chunks on each side that count as neighbours. */
const reach = 2;

// The usual constants of BM25, which are those of SQLite.
const saturation = 1.2;
const lengthShare = 0.75;

/** `weight` is what a term counts beside the others. */
export type WeightedPostings = Postings & { readonly weight: number };

/** Scores visible chunks only, by figures of visible chunks only, so that no score tells of a chunk that is hidden. */
export function scoreKeywords(map: ChunkMap, terms: readonly WeightedPostings[]): KeywordScores {
  const { slots, visibleCount } = map;
  const chunk = new Float64Array(slots);
  const window = new Float64Array(slots);
  const all: number[] = [];
  if (visibleCount === 0) return { chunk, window, touched: all, best: { chunk: 0, window: 0 } };
  const lengths = chunkLengths(map);
  const windows = windowLengths(map, lengths);
  const counts = new Float64Array(slots);
  for (const { slots: found, counts: times, weight: share } of terms) {
    if (found.length === 0) continue;
    const weight = share * rarity(visibleCount, found.length);
    const norm = map.visibleLength / visibleCount;
    for (let index = 0; index < found.length; index++) {
      const slot = found[index] ?? 0;
      chunk[slot] = (chunk[slot] ?? 0) + weight * bm25(times[index] ?? 0, (lengths[slot] ?? 0) / norm);
    }
    const touched = spread(found, times, { map, counts });
    const windowWeight = share * rarity(visibleCount, touched.length);
    for (const slot of touched) {
      const score = windowWeight * bm25(counts[slot] ?? 0, (windows.lengths[slot] ?? 0) / windows.mean);
      if (window[slot] === 0) all.push(slot);
      window[slot] = (window[slot] ?? 0) + score;
      counts[slot] = 0;
    }
  }
  return { chunk, window, touched: all, best: { chunk: bestOf(chunk, all), window: bestOf(window, all) } };
}

function bestOf(numbers: Float64Array, slots: readonly number[]): number {
  let best = 0;
  for (const slot of slots) best = Math.max(best, numbers[slot] ?? 0);
  return best;
}

/** How much a term says that so many of all chunks have. */
export function rarity(all: number, having: number): number {
  return Math.max(Math.log((all - having + 0.5) / (having + 0.5)), 1e-6);
}

function bm25(count: number, relativeLength: number): number {
  return (count * (saturation + 1)) / (count + saturation * (1 - lengthShare + lengthShare * relativeLength));
}

function chunkLengths({ slots, facts, visible }: ChunkMap): Float64Array {
  const lengths = new Float64Array(slots);
  for (let slot = 0; slot < slots; slot++)
    if (visible[slot] === 1) lengths[slot] = facts[slot * factCount + factAt.length] ?? 0;
  return lengths;
}

function windowLengths(map: ChunkMap, lengths: Float64Array): { lengths: Float64Array; mean: number } {
  const windows = new Float64Array(map.slots);
  let total = 0;
  for (const { start, end } of map.files) {
    for (let slot = start; slot < end; slot++) {
      if (map.visible[slot] !== 1) continue;
      let sum = 0;
      const last = Math.min(end - 1, slot + reach);
      for (let near = Math.max(start, slot - reach); near <= last; near++) sum += lengths[near] ?? 0;
      windows[slot] = sum;
      total += sum;
    }
  }
  return { lengths: windows, mean: total / map.visibleCount };
}

/** Adds the counts of each chunk to those of its neighbours, and returns the slots that have any. */
function spread(
  found: readonly number[],
  times: readonly number[],
  { map, counts }: { map: ChunkMap; counts: Float64Array },
): number[] {
  const touched: number[] = [];
  for (let index = 0; index < found.length; index++) {
    const slot = found[index] ?? 0;
    const file = map.files[map.fileIndex[slot] ?? 0];
    const last = Math.min((file?.end ?? 0) - 1, slot + reach);
    for (let near = Math.max(file?.start ?? 0, slot - reach); near <= last; near++) {
      if (map.visible[near] !== 1) continue;
      if (counts[near] === 0) touched.push(near);
      counts[near] = (counts[near] ?? 0) + (times[index] ?? 0);
    }
  }
  return touched;
}
