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
  const counts = new Uint32Array(slots);
  for (const { slots: found, counts: times, weight: share } of terms) {
    if (found.length === 0) continue;
    const ofChunk = scorer(share * rarity(visibleCount, found.length), map.visibleLength / visibleCount);
    for (let index = 0; index < found.length; index++) {
      const slot = found[index] ?? 0;
      chunk[slot] = (chunk[slot] ?? 0) + ofChunk(times[index] ?? 0, lengths[slot] ?? 0);
    }
    const touched = spread(found, times, { map, counts });
    const ofWindow = scorer(share * rarity(visibleCount, touched.length), windows.mean);
    for (let index = 0; index < touched.length; index++) {
      const slot = touched[index] ?? 0;
      const before = window[slot] ?? 0;
      if (before === 0) all.push(slot);
      window[slot] = before + ofWindow(counts[slot] ?? 0, windows.lengths[slot] ?? 0);
      counts[slot] = 0;
    }
  }
  return { chunk, window, touched: all, best: { chunk: bestOf(chunk, all), window: bestOf(window, all) } };
}

function bestOf(numbers: Float64Array, slots: readonly number[]): number {
  let best = 0;
  for (let index = 0; index < slots.length; index++) {
    const score = numbers[slots[index] ?? 0] ?? 0;
    if (score > best) best = score;
  }
  return best;
}

/** How much a term says that so many of all chunks have. */
export function rarity(all: number, having: number): number {
  return Math.max(Math.log((all - having + 0.5) / (having + 0.5)), 1e-6);
}

/** Few pairs of count and length differ, and until code is optimised V8 makes an object of every number with a fraction. */
function scorer(weight: number, meanLength: number): (count: number, length: number) => number {
  const known = new Map<number, number>();
  return (count, length) => {
    const key = length * 1_024 + Math.min(count, 1_023);
    let score = count < 1_023 ? known.get(key) : undefined;
    if (score === undefined) {
      score = weight * bm25(count, length / meanLength);
      known.set(key, score);
    }
    return score;
  };
}

function bm25(count: number, relativeLength: number): number {
  return (count * (saturation + 1)) / (count + saturation * (1 - lengthShare + lengthShare * relativeLength));
}

function chunkLengths({ slots, facts, visible }: ChunkMap): Uint32Array {
  const lengths = new Uint32Array(slots);
  for (let slot = 0; slot < slots; slot++)
    if (visible[slot] === 1) lengths[slot] = facts[slot * factCount + factAt.length] ?? 0;
  return lengths;
}

function windowLengths(map: ChunkMap, lengths: Uint32Array): { lengths: Uint32Array; mean: number } {
  const windows = new Uint32Array(map.slots);
  let total = 0;
  for (const { start, end } of map.files) {
    let sum = 0;
    for (let near = start; near < Math.min(end, start + reach); near++) sum += lengths[near] ?? 0;
    for (let slot = start; slot < end; slot++) {
      if (slot + reach < end) sum += lengths[slot + reach] ?? 0;
      if (slot - reach > start) sum -= lengths[slot - reach - 1] ?? 0;
      if (map.visible[slot] !== 1) continue;
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
  { map, counts }: { map: ChunkMap; counts: Uint32Array },
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
