import { expect, test } from 'vitest';
import type { ChunkMap } from '../../../src/search/chunk-map.js';
import { chunkMemory } from '../../../src/search/chunk-memory.js';
import { factAt, factCount } from '../../../src/search/facts.js';
import { openKernel } from '../../../src/search/kernel/open-kernel.js';
import { appendFile, type BlockBytes, filesPerBlock } from '../../../src/search/postings.js';
import { bestByWords, rarity, scoreKeywords } from '../../../src/search/retrievers/keywords.js';
import { visitBlock } from '../../support/visit-block.js';

const sizes = [3, 1, 7, 0, 12, 5];
const chunks = sizes.reduce((sum, size) => sum + size, 0);
const bounds = [0, ...sizes].map((_, index) => sizes.slice(0, index).reduce((sum, size) => sum + size, 0));
const isVisible = (slot: number) => slot % 5 !== 3;
const lengthOf = (slot: number) => (isVisible(slot) ? 5 + ((slot * 7) % 23) : 0);

function filledMap(): ChunkMap {
  const memory = chunkMemory({ chunks, files: sizes.length, numbers: sizes.length });
  memory.bounds.set(bounds);
  memory.starts.set(bounds.slice(0, -1));
  for (let slot = 0; slot < chunks; slot++) {
    memory.visible[slot] = isVisible(slot) ? 1 : 0;
    memory.fileOf[slot] = bounds.findLastIndex((start) => start <= slot);
    memory.facts[slot * factCount + factAt.length] = 5 + ((slot * 7) % 23);
  }
  const seen = Array.from({ length: chunks }, (_, slot) => slot).filter(isVisible);
  const visibleLength = seen.reduce((sum, slot) => sum + lengthOf(slot), 0);
  return { memory, slots: chunks, visible: memory.visible, visibleCount: seen.length, visibleLength } as ChunkMap;
}

test('postings are decoded as they were written, without what is hidden', () => {
  const { memory } = filledMap();
  const block: BlockBytes = { bytes: new Uint8Array(4), length: 0 };
  appendFile(block, 2, [0, 1, 1, 300, 6, 2]);
  appendFile(block, 4, [3, 1, 11, 70_000]);
  // A file that the map doesn't know.
  appendFile(block, 900, [1, 1]);
  const bytes = block.bytes.subarray(0, block.length);
  const expected: [slot: number, count: number][] = [];
  let start = -1;
  visitBlock(0, bytes, {
    enter(file) {
      start = file < sizes.length ? (bounds[file] ?? 0) : -1;
      return start !== -1;
    },
    visit: (place, count) => isVisible(start + place) && expected.push([start + place, count]),
  });
  memory.row.set(bytes);
  const { at, kernel, slots, counts } = memory;
  const lists = [chunks, chunks, at.slots, at.counts] as const;
  const found = kernel.decode(at.row, at.row + bytes.length, 0, memory.numbers, at.starts, at.visible, ...lists);
  const decoded = Array.from({ length: found }, (_, index) => [slots[index], counts[index]]);
  expect(decoded).toEqual(expected);
  expect(filesPerBlock).toBeGreaterThan(900);
});

test('scores are those of BM25, of a chunk and of its window, to the last bit', () => {
  const map = filledMap();
  const terms = [2, 3, 7].map((step) => {
    const slots = Array.from({ length: chunks }, (_, slot) => slot).filter(
      (slot) => isVisible(slot) && slot % step === 1,
    );
    return {
      slots: Uint32Array.from(slots),
      counts: Uint32Array.from(slots, (slot) => 1 + (slot % 4)),
      weight: 1 / step,
    };
  });
  const scores = scoreKeywords(map, terms);
  const windowOf = (slot: number) => {
    const file = bounds.findLastIndex((start) => start <= slot);
    const [first, end] = [bounds[file] ?? 0, bounds[file + 1] ?? 0];
    return Array.from({ length: 5 }, (_, near) => slot - 2 + near).filter((near) => near >= first && near < end);
  };
  const seen = Array.from({ length: chunks }, (_, slot) => slot).filter(isVisible);
  const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
  const windowLength = (slot: number) => sum(windowOf(slot).map(lengthOf));
  const [mean, meanWindow] = [map.visibleLength / seen.length, sum(seen.map(windowLength)) / seen.length];
  const chunk = new Float64Array(chunks);
  const window = new Float64Array(chunks);
  for (const { slots, counts, weight } of terms) {
    const countAt = (slot: number) => counts[slots.indexOf(slot)] ?? 0;
    const inWindow = (slot: number) => sum(windowOf(slot).map(countAt));
    const touched = seen.filter((slot) => inWindow(slot) > 0);
    for (const slot of slots)
      chunk[slot] =
        (chunk[slot] ?? 0) + weight * rarity(seen.length, slots.length) * bm25(countAt(slot), lengthOf(slot) / mean);
    for (const slot of touched)
      window[slot] =
        (window[slot] ?? 0) +
        weight * rarity(seen.length, touched.length) * bm25(inWindow(slot), windowLength(slot) / meanWindow);
  }
  expect(scores.chunk).toEqual(chunk);
  expect(scores.window).toEqual(window);
  expect(scores.best).toEqual({ chunk: Math.max(...chunk), window: Math.max(...window) });
  const value = (slot: number) => (chunk[slot] ?? 0) / scores.best.chunk + (window[slot] ?? 0) / scores.best.window;
  const best = [...bestByWords(map, scores, { count: 3, eligible: map.visible })];
  const others = seen.filter((slot) => !best.includes(slot));
  expect(best.length).toBeGreaterThanOrEqual(3);
  expect(Math.min(...best.map(value))).toBeGreaterThan(Math.max(...others.map(value)));
});

test('vectors are as far apart as their cosine says, and what is hidden or has none is out of reach', () => {
  const [size, count, dimensions] = [32, 9, 20];
  const { kernel, at } = openKernel({
    vectors: size * count,
    question: size,
    visible: count,
    distances: count * 4,
    slots: count * 4,
  });
  const { buffer } = kernel.memory;
  const numberAt = (row: number, place: number) =>
    row === 4 || place >= dimensions ? 0 : ((row * 31 + place * 17) % 255) - 127;
  const rowOf = (row: number) => Array.from({ length: size }, (_, place) => numberAt(row, place));
  for (let row = 0; row < count; row++) new Int8Array(buffer, at.vectors + row * size, size).set(rowOf(row));
  new Int8Array(buffer, at.question, size).set(rowOf(77));
  new Uint8Array(buffer, at.visible, count).fill(1)[2] = 0;
  const dot = (one: readonly number[], other: readonly number[]) =>
    one.reduce((sum, number, index) => sum + number * (other[index] ?? 0), 0);
  const length = Math.sqrt(dot(rowOf(77), rowOf(77)));
  kernel.distances(at.vectors, size, at.question, length, at.visible, count, at.distances);
  const expected = Float32Array.from({ length: count }, (_, row) =>
    row === 2 || row === 4
      ? Number.POSITIVE_INFINITY
      : 1 - dot(rowOf(row), rowOf(77)) / (Math.sqrt(dot(rowOf(row), rowOf(row))) * length),
  );
  expect(new Float32Array(buffer, at.distances, count)).toEqual(expected);
  const near = kernel.takeWithin(at.distances, count, 1, at.slots);
  const within = [...new Uint32Array(buffer, at.slots, near)];
  expect(within).toEqual([...expected.keys()].filter((row) => (expected[row] ?? 9) <= 1));
});

test('a row of vectors is compared file by file, whatever order they stand in and whatever a damaged one says', () => {
  const size = 16;
  const [chunkCount, numbers] = [6, 4];
  const bytesOf = (file: number, vectors: number) => ({
    file,
    bytes: Int8Array.from({ length: vectors * size }, (_, place) => ((file * 37 + place * 11) % 200) - 100),
  });
  // File 9 is not known, file 2 has more vectors than there are chunks behind its first.
  const files = [bytesOf(3, 2), bytesOf(9, 1), bytesOf(0, 1), bytesOf(2, 3)];
  const headBytes = Math.ceil((4 + files.length * 8) / 16) * 16;
  const row = new Uint8Array(headBytes + files.reduce((sum, { bytes }) => sum + bytes.length, 0));
  const head = new DataView(row.buffer);
  head.setUint32(0, files.length, true);
  let end = headBytes;
  for (const [index, { file, bytes }] of files.entries()) {
    head.setUint32(4 + index * 8, file, true);
    head.setUint32(8 + index * 8, bytes.length, true);
    row.set(new Uint8Array(bytes.buffer), end);
    end += bytes.length;
  }
  const asked = Int8Array.from({ length: size }, (_, place) => place * 5 - 30);
  const length = Math.hypot(...asked);
  const compare = (bytes: Uint8Array) => {
    const { kernel, at } = openKernel({
      row: row.length,
      question: size,
      starts: numbers * 4,
      visible: chunkCount,
      distances: chunkCount * 4,
    });
    const { buffer } = kernel.memory;
    new Uint8Array(buffer, at.row, bytes.length).set(bytes);
    new Int8Array(buffer, at.question, size).set(asked);
    new Int32Array(buffer, at.starts, numbers).set([3, -1, 4, 0]);
    new Uint8Array(buffer, at.visible, chunkCount).fill(1);
    new Float32Array(buffer, at.distances, chunkCount).fill(Number.POSITIVE_INFINITY);
    const lists = [at.starts, numbers, at.visible, chunkCount, at.distances] as const;
    kernel.compareRow(at.row, at.row + bytes.length, size, at.question, length, ...lists);
    return [...new Float32Array(buffer, at.distances, chunkCount)];
  };
  const distance = (file: number, place: number) => {
    const found = [...(files.find((one) => one.file === file)?.bytes ?? [])].slice(place * size, (place + 1) * size);
    const dot = found.reduce((sum, number, index) => sum + number * (asked[index] ?? 0), 0);
    return Math.fround(1 - dot / (Math.sqrt(found.reduce((sum, number) => sum + number * number, 0)) * length));
  };
  const none = Number.POSITIVE_INFINITY;
  const whole = [distance(3, 0), distance(3, 1), none, distance(0, 0), distance(2, 0), distance(2, 1)];
  expect(compare(row)).toEqual(whole);
  expect(compare(row.subarray(0, headBytes + size * 4))).toEqual([...whole.slice(0, 4), none, none]);
});

function bm25(count: number, relativeLength: number): number {
  return (count * 2.2) / (count + 1.2 * (0.25 + 0.75 * relativeLength));
}
