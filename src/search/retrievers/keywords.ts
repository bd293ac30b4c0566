import type { ChunkMap } from '../chunk-map.js';
import { steps } from '../chunk-memory.js';
import type { Postings } from '../read-postings.js';

/** How well the words of a question fit each chunk. 0 for chunks without any of them. Stands until the next question. */
export type KeywordScores = {
  /** BM25 of the chunk alone. */
  readonly chunk: Float64Array;
  /** BM25 of the chunk together with two neighbours on each side, as far as the file goes. */
  readonly window: Float64Array;
  readonly best: { readonly chunk: number; readonly window: number };
};

/** `weight` is what a term counts beside the others. */
export type WeightedPostings = Postings & { readonly weight: number };

/** Scores visible chunks only, by figures of visible chunks only, so that no score tells of a chunk that is hidden. */
export function scoreKeywords(map: ChunkMap, terms: readonly WeightedPostings[]): KeywordScores {
  const { visibleCount, visibleLength } = map;
  const { kernel, at, chunks, scores, windowScores, slots, counts } = map.memory;
  scores.fill(0);
  windowScores.fill(0);
  if (visibleCount === 0) return { chunk: scores, window: windowScores, best: { chunk: 0, window: 0 } };
  const meanWindow = measureLengths(map) / visibleCount;
  for (const { slots: found, counts: times, weight } of terms) {
    if (found.length === 0) continue;
    slots.set(found);
    counts.set(times);
    const ofChunk = weight * rarity(visibleCount, found.length);
    const meanLength = visibleLength / visibleCount;
    kernel.scoreFound(at.slots, at.counts, found.length, at.lengths, at.scores, ofChunk, meanLength);
    const touched = kernel.spread(at.slots, at.counts, found.length, at.fileOf, at.bounds, at.visible, at.sums);
    const ofWindow = weight * rarity(visibleCount, touched);
    kernel.scoreSums(at.sums, chunks, at.windowLengths, at.windowScores, ofWindow, meanWindow);
  }
  const best = { chunk: kernel.largest(at.scores, chunks), window: kernel.largest(at.windowScores, chunks) };
  return { chunk: scores, window: windowScores, best };
}

/** How much a term says that so many of all chunks have. */
export function rarity(all: number, having: number): number {
  return Math.max(Math.log((all - having + 0.5) / (having + 0.5)), 1e-6);
}

/** Writes down the lengths of chunks and of windows, and returns the sum of the latter. */
function measureLengths({ memory }: ChunkMap): number {
  const { kernel, at, chunks, factBytes } = memory;
  kernel.readLengths(at.facts, factBytes, at.visible, chunks, at.lengths);
  return kernel.spreadLengths(at.lengths, at.fileOf, at.bounds, at.visible, chunks, at.windowLengths);
}

/**
 * About `count` eligible slots that words speak for most, in their order. Sorting all of them would take longer than the rest, so
 * they are told apart by a thousand steps.
 */
export function bestByWords(
  { memory }: ChunkMap,
  { best }: KeywordScores,
  { count, eligible }: { count: number; eligible: Uint8Array },
): Uint32Array {
  const { kernel, at, chunks, slots, stepCounts } = memory;
  memory.eligible.set(eligible);
  stepCounts.fill(0);
  const found = kernel.findSteps(
    at.scores,
    at.windowScores,
    at.eligible,
    chunks,
    best.chunk || 1,
    best.window || 1,
    at.steps,
    at.stepCounts,
  );
  let lowest = found <= count ? 0 : steps;
  for (let kept = stepCounts[lowest] ?? 0; lowest > 0 && kept < count; kept += stepCounts[lowest] ?? 0) lowest--;
  return slots.slice(0, kernel.takeSteps(at.steps, chunks, lowest, at.slots));
}
