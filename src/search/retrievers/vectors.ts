import type { ChunkMap } from '../chunk-map.js';
import type { Database } from '../database.js';
import { quantise } from '../embed-chunks.js';
import { openKernel } from '../kernel/open-kernel.js';
import { vectorBytes, visitVectors } from '../store-vectors.js';

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
  const size = vectorBytes(question.length);
  const { kernel, at } = openKernel({
    vectors: chunks * size,
    question: size,
    visible: chunks,
    distances: chunks * 4,
    slots: chunks * 4,
  });
  const { buffer } = kernel.memory;
  readVectors(database, map, new Uint8Array(buffer, at.vectors, chunks * size));
  new Uint8Array(buffer, at.visible, chunks).set(visible);
  const asked = quantise(question);
  new Int8Array(buffer, at.question, size).set(asked);
  const length = Math.sqrt(asked.reduce((sum, number) => sum + number * number, 0));
  kernel.distances(at.vectors, size, at.question, length, at.visible, chunks, at.distances);
  const distances = new Float32Array(buffer, at.distances, chunks);
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

/** Lays the vectors of all files side by side, by slot. */
function readVectors(database: Database, { memory }: ChunkMap, vectors: Uint8Array): void {
  const size = vectors.length / (memory.chunks || 1);
  for (const parts of database.prepare('SELECT parts FROM vectors').pluck().all()) {
    if (!(parts instanceof Uint8Array)) continue;
    visitVectors(parts, (file, bytes) => {
      const start = memory.starts[file] ?? -1;
      if (start !== -1) vectors.set(bytes, start * size);
    });
  }
}

/** The least distance, from 0 to 2, within which there are `count` or more, or all: halved again and again as numbers are kept. */
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
    if (within(limitOf(middle)) >= count) high = middle;
    else low = middle + 1;
  }
  return limitOf(low);
}

/** Those of 2.5 as a small number with a fraction: nothing lies as far away, and what has no vector lies farther. */
const bitsOfFarthest = 0x40200000;
