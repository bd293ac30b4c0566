import type { DayRange } from '../language/dates/day-range.js';
import { dayNumber } from './chunk-facts.js';
import type { IndexedChunk, IndexView, Wanted } from './index-interface.js';
import { isWanted } from './wanted-chunks.js';
import { scoreWords, type WeightedTerm, type WordScores, windowIds, windowReach } from './word-scores.js';

export type Candidates = {
  readonly candidates: readonly IndexedChunk[];
  /** The candidates and their neighbours. */
  readonly chunks: ReadonlyMap<number, IndexedChunk>;
  readonly scores: WordScores;
  /** How similar candidates are to the question, from -1 to 1. Chunks without a vector are missing. */
  readonly similarity: ReadonlyMap<number, number>;
};

export type Sought = {
  readonly terms: readonly WeightedTerm[];
  readonly vector: Int8Array | null;
  readonly ranges: readonly DayRange[];
  readonly wanted: Wanted;
};

// Chunks beyond these are never among the hits.
const seedLimit = 200;
const byWordsLimit = 400;
const byVectorLimit = 200;
const byDaysLimit = 400;

/** The chunks that words, meaning or days speak for. Everything else is measured on these only. */
export function findCandidates(view: IndexView, { terms, vector, ranges, wanted }: Sought): Candidates {
  const days = ranges.map(({ first, last }) => [dayNumber(first), dayNumber(last)] as const);
  const dated = view.findByDays(days, { limit: byDaysLimit, wanted });
  const near = vector === null ? [] : view.findByVector(vector, byVectorLimit);
  const alternatives = terms.flatMap((term) => term.alternatives);
  const found = view.findByWords(alternatives, { limit: seedLimit, wanted });
  const seeds = found.length <= seedLimit ? found : bestOf(view, found, terms);
  const chunks = readWithNeighbours(view, { seeds, others: [...near, ...dated] });
  const scores = scoreWords(view, chunks, terms);
  const ids = new Set([...bestByWords(chunks, { seeds, scores, wanted }), ...near, ...dated]);
  const candidates = [...ids].flatMap((id) => {
    const chunk = chunks.get(id);
    return chunk !== undefined && isWanted(chunk, wanted) ? [chunk] : [];
  });
  return { candidates, chunks, scores, similarity: similarityOf(view, vector, candidates) };
}

/** Several audiences give more than are needed. Their own orders are not comparable. */
function bestOf(view: IndexView, ids: readonly number[], terms: readonly WeightedTerm[]): number[] {
  const chunks = new Map(view.readChunks(ids).map((chunk) => [chunk.id, chunk]));
  const { chunk: scoreOf } = scoreWords(view, chunks, terms);
  return [...ids].sort((one, other) => scoreOf(other) - scoreOf(one) || one - other).slice(0, seedLimit);
}

/** A neighbour of what words speak for may be the answer, so its own neighbours are read too. */
function readWithNeighbours(
  view: IndexView,
  { seeds, others }: { seeds: readonly number[]; others: readonly number[] },
): Map<number, IndexedChunk> {
  const ids = new Set([
    ...seeds.flatMap((id) => windowIds(id, 2 * windowReach)),
    ...others.flatMap((id) => windowIds(id)),
  ]);
  const sorted = [...ids].sort((one, other) => one - other);
  return new Map(view.readChunks(sorted).map((chunk) => [chunk.id, chunk]));
}

function bestByWords(
  chunks: ReadonlyMap<number, IndexedChunk>,
  { seeds, scores, wanted }: { seeds: readonly number[]; scores: WordScores; wanted: Wanted },
): number[] {
  const { best } = scores;
  const around = [...new Set(seeds.flatMap((id) => windowIds(id)))];
  const scored = around.flatMap((id) => {
    const chunk = chunks.get(id);
    if (chunk === undefined || !isWanted(chunk, wanted)) return [];
    return [{ id, score: scores.chunk(id) / (best.chunk || 1) + scores.window(id) / (best.window || 1) }];
  });
  scored.sort((one, other) => other.score - one.score || one.id - other.id);
  return scored.slice(0, byWordsLimit).map(({ id }) => id);
}

function similarityOf(
  view: IndexView,
  vector: Int8Array | null,
  candidates: readonly IndexedChunk[],
): Map<number, number> {
  const similarity = new Map<number, number>();
  if (vector === null) return similarity;
  const length = Math.sqrt(dot(vector, vector));
  for (const [id, found] of view.readVectors(candidates.map(({ id }) => id)))
    similarity.set(id, dot(vector, found) / (length * Math.sqrt(dot(found, found)) || 1));
  return similarity;
}

function dot(one: Int8Array, other: Int8Array): number {
  let sum = 0;
  for (let index = 0; index < one.length; index++) sum += (one[index] ?? 0) * (other[index] ?? 0);
  return sum;
}
