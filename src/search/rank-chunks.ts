import type { ChunkMap } from './chunk-map.js';
import type { Database } from './database.js';
import { type Features, featureReader, maximum } from './features.js';
import { fuse, type Weights, weightsByWords, weightsWithVectors } from './fuse.js';
import { type Query, readQuery } from './query.js';
import { postingReader } from './read-postings.js';
import { scoreKeywords } from './retrievers/keywords.js';
import type { VectorScores } from './retrievers/vectors.js';
import { languages } from './words/languages.js';

/** A chunk that may answer, with what speaks for it. */
export type RankedChunk = { readonly slot: number; readonly score: number; readonly features: Features };

export type Ranking = {
  readonly query: Query;
  /** The best first. */
  readonly chunks: readonly RankedChunk[];
};

export type RankOptions = {
  /** Chunks that may be answers, among the visible ones. */
  readonly isEligible?: ((slot: number) => boolean) | undefined;
  readonly vectors?: VectorScores | null | undefined;
  /** Instead of the fitted ones, for measuring. */
  readonly weights?: Weights | undefined;
};

/** Beyond so many candidates of the words nobody looks. */
const maxCandidates = 400;

export function rankChunks(database: Database, map: ChunkMap, question: string, options: RankOptions = {}): Ranking {
  const query = readQuery(question, languagesIn(map));
  const read = postingReader(database, map);
  const scores = scoreKeywords(
    map,
    query.terms.map(({ forms }) => read(forms)),
  );
  const vectors = options.vectors ?? null;
  const candidates = candidateSlots(map, scores, options);
  const weights = options.weights ?? (vectors === null ? weightsByWords : weightsWithVectors);
  const measure = featureReader(map, question, { scores, speakers: visibleSpeakers(database, map) });
  const chunks = candidates.map((slot): RankedChunk => {
    const features = { ...measure(slot), meaning: vectors?.scoreOf(slot) ?? 0 };
    return { slot, score: fuse(features, weights), features };
  });
  chunks.sort((one, other) => other.score - one.score || one.slot - other.slot);
  return { query, chunks };
}

function candidateSlots(
  map: ChunkMap,
  { chunk, window }: { chunk: Float64Array; window: Float64Array },
  { isEligible = () => true, vectors }: RankOptions,
): number[] {
  const found: number[] = [];
  for (let slot = 0; slot < map.slots; slot++) if ((window[slot] ?? 0) > 0 && isEligible(slot)) found.push(slot);
  const near = (vectors?.nearest ?? []).filter((slot) => map.visible[slot] === 1 && isEligible(slot));
  if (found.length <= maxCandidates) return [...new Set([...found, ...near])];
  const top = maximum(chunk) || 1;
  const topWindow = maximum(window) || 1;
  const value = (slot: number) => (chunk[slot] ?? 0) / top + (window[slot] ?? 0) / topWindow;
  found.sort((one, other) => value(other) - value(one) || one - other);
  return [...new Set([...found.slice(0, maxCandidates), ...near])];
}

/** The languages of the visible chunks. */
function languagesIn(map: ChunkMap): Set<string> {
  const seen = new Set<number>();
  for (let slot = 0; slot < map.slots; slot++) if (map.visible[slot] === 1) seen.add(map.fact(slot, 'language'));
  return new Set([...seen].flatMap((index) => languages[index]?.code ?? []));
}

function visibleSpeakers(database: Database, map: ChunkMap): Map<string, number> {
  const seen = new Set<number>();
  for (let slot = 0; slot < map.slots; slot++) if (map.visible[slot] === 1) seen.add(map.fact(slot, 'speaker'));
  const rows: unknown[] = database.prepare('SELECT id, name FROM speakers').raw().all();
  const speakers = new Map<string, number>();
  for (const row of rows) {
    if (!Array.isArray(row)) continue;
    const [id, name] = row;
    if (typeof id === 'number' && typeof name === 'string' && seen.has(id)) speakers.set(name, id);
  }
  return speakers;
}
