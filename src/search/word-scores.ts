import type { Alternatives, IndexedChunk, IndexView } from './index-interface.js';

/** Something a question asks for, and how much it counts beside the rest. */
export type WeightedTerm = { readonly alternatives: Alternatives; readonly weight: number };

/** How well the words of a question fit chunks. 0 for chunks without any of them, and for unknown chunks. */
export type WordScores = {
  /** BM25 of the chunk alone. */
  chunk(id: number): number;
  /** BM25 of the chunk together with two neighbours on each side, as far as they were read. */
  window(id: number): number;
  /** The best of each over all chunks. */
  readonly best: { readonly chunk: number; readonly window: number };
};

/** How many neighbours on each side count. */
export const windowReach = 2;

/** Scores chunks by figures of the view only, so that no score depends on a chunk that is hidden. */
export function scoreWords(
  view: IndexView,
  chunks: ReadonlyMap<number, IndexedChunk>,
  terms: readonly WeightedTerm[],
): WordScores {
  const sought = terms.flatMap(({ alternatives, weight }) => {
    const having = view.countChunks(alternatives);
    return having === 0 ? [] : [{ count: termCounter(alternatives), having, weight }];
  });
  const alone = new Map<number, Counted>();
  for (const [id, { terms: said, length }] of chunks) {
    const times = sought.map(({ count }) => count(said));
    if (times.some((count) => count > 0)) alone.set(id, { times, length });
  }
  const together = countWindows(chunks, alone);
  const having = sought.map((term) => term.having);
  const seenAlone = sought.map((_, term) => countHaving(alone, term));
  // Exact if all chunks that have the term were read, else as many windows for each chunk as among those that were.
  const inWindows = sought.map((_, term) =>
    Math.min(view.chunkCount, (countHaving(together, term) / (seenAlone[term] || 1)) * (having[term] ?? 0)),
  );
  const weightsOf = (counts: readonly number[]) =>
    sought.map(({ weight }, term) => weight * rarity(view.chunkCount, counts[term] ?? 0));
  const chunkScores = scoreAll(alone, { weights: weightsOf(having), meanLength: view.meanLength });
  const windowScores = scoreAll(together, { weights: weightsOf(inWindows), meanLength: view.meanWindowLength });
  return {
    chunk: (id) => chunkScores.get(id) ?? 0,
    window: (id) => windowScores.get(id) ?? 0,
    best: { chunk: largest(chunkScores), window: largest(windowScores) },
  };
}

/** How often a text has each term, and its length in words. */
type Counted = { readonly times: readonly number[]; readonly length: number };

/** The windows with any of the terms. */
function countWindows(
  chunks: ReadonlyMap<number, IndexedChunk>,
  alone: ReadonlyMap<number, Counted>,
): Map<number, Counted> {
  const windows = new Map<number, { times: number[]; length: number }>();
  for (const [id, { times }] of alone) {
    for (let near = id - windowReach; near <= id + windowReach; near++) {
      if (!chunks.has(near)) continue;
      const window = windows.get(near);
      if (window === undefined) windows.set(near, { times: [...times], length: lengthAround(chunks, near) });
      else
        for (let term = 0; term < times.length; term++)
          window.times[term] = (window.times[term] ?? 0) + (times[term] ?? 0);
    }
  }
  return windows;
}

function lengthAround(chunks: ReadonlyMap<number, IndexedChunk>, id: number): number {
  let length = 0;
  for (let near = id - windowReach; near <= id + windowReach; near++) length += chunks.get(near)?.length ?? 0;
  return length;
}

function countHaving(counted: ReadonlyMap<number, Counted>, term: number): number {
  let having = 0;
  for (const { times } of counted.values()) if ((times[term] ?? 0) > 0) having++;
  return having;
}

/** BM25 with its usual constants. */
function scoreAll(
  counted: ReadonlyMap<number, Counted>,
  { weights, meanLength }: { weights: readonly number[]; meanLength: number },
): Map<number, number> {
  const scores = new Map<number, number>();
  for (const [id, { times, length }] of counted) {
    const saturation = 1.2 * (0.25 + (0.75 * length) / meanLength);
    const score = times.reduce(
      (sum, count, term) => sum + ((weights[term] ?? 0) * count * 2.2) / (count + saturation),
      0,
    );
    scores.set(id, score);
  }
  return scores;
}

function largest(scores: ReadonlyMap<number, number>): number {
  let best = 0;
  for (const score of scores.values()) best = Math.max(best, score);
  return best;
}

/** The ids of a chunk and its neighbours, whether they exist or not. */
export function windowIds(id: number, reach = windowReach): number[] {
  return Array.from({ length: 2 * reach + 1 }, (_, index) => id - reach + index);
}

/** How much a term says that so many of all chunks have. */
export function rarity(all: number, having: number): number {
  return Math.max(Math.log((all - having + 0.5) / (having + 0.5)), 1e-6);
}

/** Counts how often a chunk has one of the alternatives: as often as the rarest of its terms. */
export function termCounter(alternatives: Alternatives): (terms: string) => number {
  const ways = alternatives.map((terms) => terms.map((term) => ` ${term} `));
  return (said) => {
    let sum = 0;
    for (const terms of ways) {
      let least = Number.POSITIVE_INFINITY;
      for (const term of terms) {
        least = Math.min(least, occurrences(said, term));
        if (least === 0) break;
      }
      if (terms.length > 0) sum += least;
    }
    return sum;
  };
}

function occurrences(said: string, term: string): number {
  let count = 0;
  // The space behind one is the space before the next.
  for (let at = said.indexOf(term); at !== -1; at = said.indexOf(term, at + term.length - 1)) count++;
  return count;
}
