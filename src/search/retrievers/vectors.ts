import type { Database } from '../../sqlite/database.js';
import type { ChunkMap } from '../chunk-map.js';
import { quantise } from '../embed-chunks.js';
import { type Kernel, openKernel } from '../kernel/open-kernel.js';
import { vectorBytes } from '../store-vectors.js';

/** Compares the meaning of a question with that of chunks. */
export type VectorSearch = {
  /** Slots of the nearest visible chunks, the nearest first. */
  nearest(count: number): number[];
  /** From -1 to 1; null for a chunk without a vector. */
  similarity(slot: number): number | null;
};

/** Chunks that the scope may not see are never compared. */
export function vectorSearch(database: Database, map: ChunkMap, question: Float32Array): VectorSearch {
  const { slots: chunks, visible } = map;
  const longest = Number(database.prepare('SELECT max(length(parts)) FROM vectors').pluck().get() ?? 0);
  const { numbers, starts } = map.memory;
  const { kernel, at } = openKernel({
    question: vectorBytes(question.length),
    row: longest,
    starts: numbers * 4,
    visible: chunks,
    distances: chunks * 4,
    slots: chunks * 4,
  });
  const { buffer } = kernel.memory;
  new Uint8Array(buffer, at.visible, chunks).set(visible);
  new Int32Array(buffer, at.starts, numbers).set(starts);
  const distances = new Float32Array(buffer, at.distances, chunks).fill(Number.POSITIVE_INFINITY);
  measureDistances(database, { kernel, at, question, numbers, chunks });
  const distanceOf = (slot: number) => distances[slot] ?? Number.POSITIVE_INFINITY;
  const within = (limit: number) => kernel.takeWithin(at.distances, chunks, limit, at.slots);
  return {
    nearest(count) {
      const found = [...new Uint32Array(buffer, at.slots, within(farthestOf(count, within)))];
      found.sort((one, other) => distanceOf(one) - distanceOf(other) || one - other);
      return found.slice(0, count);
    },
    similarity(slot) {
      const distance = distanceOf(slot);
      return distance === Number.POSITIVE_INFINITY ? null : 1 - distance;
    },
  };
}

type Measuring = {
  readonly kernel: Kernel;
  readonly at: Readonly<Record<'question' | 'row' | 'starts' | 'visible' | 'distances', number>>;
  readonly question: Float32Array;
  readonly numbers: number;
  readonly chunks: number;
};

/** Reads the vectors row by row, so that they are never all in memory. */
function measureDistances(database: Database, { kernel, at, question, numbers, chunks }: Measuring): void {
  const size = vectorBytes(question.length);
  const asked = quantise(question);
  new Int8Array(kernel.memory.buffer, at.question, size).set(asked);
  const length = Math.sqrt(asked.reduce((sum, number) => sum + number * number, 0));
  const row = new Uint8Array(kernel.memory.buffer, at.row);
  const lists = [at.starts, numbers, at.visible, chunks, at.distances] as const;
  for (const parts of database.prepare('SELECT parts FROM vectors').pluck().iterate()) {
    if (!(parts instanceof Uint8Array)) continue;
    row.set(parts);
    kernel.compareRow(at.row, at.row + parts.length, size, at.question, length, ...lists);
  }
}

/**
 * A distance, from 0 to 2, within which there are `count` or somewhat more, or all: halved again and again as numbers are kept,
 * until few enough are left to sort.
 */
function farthestOf(count: number, within: (limit: number) => number): number {
  const number = new Float32Array(1);
  const bits = new Int32Array(number.buffer);
  const limitOf = (value: number) => {
    bits[0] = value;
    return number[0] ?? 0;
  };
  let [low, high] = [0, bitsOfFarthest];
  while (low < high) {
    const middle = (low + high) >>> 1;
    const found = within(limitOf(middle));
    if (found >= count && found <= count * 2) return limitOf(middle);
    if (found >= count) high = middle;
    else low = middle + 1;
  }
  return limitOf(low);
}

/** Those of 2.5 as a small number with a fraction: nothing lies as far away, and what has no vector lies farther. */
const bitsOfFarthest = 0x40200000;
