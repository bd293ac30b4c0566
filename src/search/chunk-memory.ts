import { factCount } from './facts.js';
import { openKernel } from './kernel/open-kernel.js';
import { filesPerBlock } from './postings.js';

/** What the loops over all chunks work on, side by side in the memory of their kernel. Every list has a place for each chunk. */
export type ChunkMemory = ReturnType<typeof chunkMemory>;

export const steps = 1_000;

const factBytes = factCount * 2;

/** No row of postings of an index with so many chunks is longer: two numbers a chunk and two a file, of five bytes at most. */
function rowBytes(chunks: number): number {
  return (chunks + filesPerBlock) * 10;
}

/** `files` is how many there are, `numbers` one more than the highest number of a file. */
export function chunkMemory({ chunks, files, numbers }: { chunks: number; files: number; numbers: number }) {
  const { kernel, at } = openKernel({
    facts: chunks * factBytes,
    visible: chunks,
    eligible: chunks,
    fileOf: chunks * 4,
    bounds: (files + 1) * 4,
    starts: numbers * 4,
    lengths: chunks * 4,
    windowLengths: chunks * 4,
    scores: chunks * 8,
    windowScores: chunks * 8,
    sums: chunks * 4,
    slots: chunks * 4,
    counts: chunks * 4,
    steps: chunks * 4,
    stepCounts: (steps + 1) * 4,
    row: rowBytes(chunks),
  });
  const { buffer } = kernel.memory;
  return {
    kernel,
    at,
    chunks,
    factBytes,
    numbers,
    facts: new Uint16Array(buffer, at.facts, chunks * factCount),
    visible: new Uint8Array(buffer, at.visible, chunks),
    eligible: new Uint8Array(buffer, at.eligible, chunks),
    fileOf: new Uint32Array(buffer, at.fileOf, chunks),
    bounds: new Uint32Array(buffer, at.bounds, files + 1),
    starts: new Int32Array(buffer, at.starts, numbers),
    scores: new Float64Array(buffer, at.scores, chunks),
    windowScores: new Float64Array(buffer, at.windowScores, chunks),
    slots: new Uint32Array(buffer, at.slots, chunks),
    counts: new Uint32Array(buffer, at.counts, chunks),
    stepCounts: new Uint32Array(buffer, at.stepCounts, steps + 1),
    row: new Uint8Array(buffer, at.row, rowBytes(chunks)),
  };
}
