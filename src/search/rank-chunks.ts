import { askedTime } from '../language/dates/asked-time.js';
import { borrowsMeaning } from '../language/glosses/gloss.js';
import { languageOf, languages } from '../language/words/languages.js';
import { type Query, type QueryTerm, readQuery } from '../language/words/read-query.js';
import { withoutAccents } from '../language/words/stem.js';
import type { Embedder } from '../models/embeddings/embedder.js';
import type { Database } from '../sqlite/database.js';
import type { Day } from '../workspace/calendar-days.js';
import type { ChunkMap } from './chunk-map.js';
import { type SoughtTerm, seekTerm } from './correct-typos.js';
import { mark } from './facts.js';
import type { Features } from './feature-names.js';
import { featureReader } from './features.js';
import { fuse, type Weights, weightsByWords, weightsOfNotes, weightsWithVectors } from './fuse.js';
import { type GlossedTerm, glossedTerms } from './glossed-terms.js';
import { nowhere, type Postings, postingReader } from './read-postings.js';
import { type RelatedTerms, relatedTerms } from './related-terms.js';
import { slotsOfDays } from './retrievers/dates.js';
import { bestByWords, rarity, scoreKeywords } from './retrievers/keywords.js';
import { type VectorSearch, vectorSearch } from './retrievers/vectors.js';
import type { Correction } from './search-answer.js';
import { spokenLanguage } from './spoken-language.js';
import { likenessReader } from './word-likeness.js';

/** A chunk that may answer, with what speaks for it. */
export type RankedChunk = { readonly slot: number; readonly score: number; readonly features: Features };

export type Ranking = {
  readonly query: Query;
  /** The best first. */
  readonly chunks: readonly RankedChunk[];
  readonly hasVectors: boolean;
  readonly corrections: readonly Correction[];
};

export type RankOptions = {
  readonly embedder?: Embedder | null | undefined;
  /** Chunks that may be answers, among the visible ones: 1 at their slots. */
  readonly eligible?: Uint8Array | undefined;
  /** The day it is where the question is asked; without it, words such as "yesterday" mean nothing. */
  readonly today?: (() => Day) | undefined;
  /** What the owner is called, whom a question means by "I" and "my". */
  readonly owner?: readonly string[] | undefined;
  /** Instead of the fitted ones, for measuring. */
  readonly weights?: Weights | undefined;
};

// Beyond these nobody looks.
const wordCandidates = 400;
const vectorCandidates = 200;
const datedCandidates = 400;

export async function rankChunks(
  database: Database,
  map: ChunkMap,
  question: string,
  options: RankOptions,
): Promise<Ranking> {
  const known = languagesIn(map);
  const asked = readQuery(question, known);
  // The list of common words is an English one.
  const isEnglish = (asked.language ?? 'en') === 'en' && known.has('en');
  const isCommon = (word: string) => options.embedder?.isCommonWord?.(word) ?? false;
  const spoken = spokenLanguage(asked, { known, isCommon });
  const typos = {
    read: postingReader(database, map),
    hasTerm: termFinder(database),
    related: relatedTerms(database, { languages: known, spoken }),
    languages: known,
    spoken,
    isCommon: (word: string) => isEnglish && isCommon(word),
  };
  const sought = asked.terms.map((term) => seekTerm(term, typos));
  const query: Query = {
    text: corrected(question, sought),
    terms: sought.map(({ term }) => term),
    language: asked.language,
  };
  const postings = sought.map((one) => one.postings);
  const glossed = glossedTerms(question, { read: typos.read, startingWith: typos.related.startingWith });
  const scores = scoreKeywords(map, [
    ...sought.map(({ term, postings: found }) => ({ ...found, weight: term.weight })),
    ...sought.map(({ term }) => ({ ...typos.read(likeTerms(term, typos.related)), weight: likeWeight })),
    ...glossed.map(({ alike }) => ({ ...alike, weight: likeWeight })),
  ]);
  const weightOf = wordWeights(map, { query, postings, glossed });
  const vectors = await searchVectors(database, map, { query, weightOf, spoken, options });
  const eligible = options.eligible ?? map.visible;
  const byWords = bestByWords(map, scores, { count: wordCandidates, eligible });
  const near = vectors?.nearest(vectorCandidates).filter((slot) => eligible[slot] === 1) ?? [];
  const time = options.today === undefined ? null : askedTime(question, options.today);
  const dated = time === null ? [] : slotsOfDays(map, time.ranges, eligible).slice(-datedCandidates);
  const candidates = [...new Set([...byWords, ...near, ...dated])];
  const isBorrowed = vectors !== null && borrowsMeaning(question, spoken);
  const isByWord = (slot: number) => isBorrowed && !isTurn(map, slot);
  const weightsAt = (slot: number) =>
    options.weights ?? (isByWord(slot) ? weightsOfNotes : vectors === null ? weightsByWords : weightsWithVectors);
  const measure = featureReader(map, question, {
    scores,
    speakers: visibleSpeakers(database, map),
    owner: options.owner ?? [],
    meaning: meaningReader(vectors, candidates),
    time,
  });
  const chunks = candidates.map((slot): RankedChunk => {
    const features = measure(slot);
    return { slot, score: fuse(features, weightsAt(slot)), features };
  });
  chunks.sort(byScore);
  if (isBorrowed) {
    const unknown = unknownWords(map, sought, glossed);
    const alike = likenessReader(database, map, {
      question: { text: query.text, spoken, weightOf, unknown },
      embedder: options.embedder,
    });
    for (const [place, { slot, features: found }] of chunks.slice(0, comparedByWord).entries()) {
      if (!isByWord(slot)) continue;
      const features = { ...found, alike: alike(slot) };
      chunks[place] = { slot, score: fuse(features, weightsAt(slot)), features };
    }
    chunks.sort(byScore);
  }
  return {
    query,
    chunks,
    hasVectors: vectors !== null,
    corrections: sought.flatMap(({ correction }) => correction ?? []),
  };
}

/** So many of the best are compared with the question word by word, which takes longer than all the rest. */
const comparedByWord = 200;

/** Compared rather than subtracted: a difference is a number with a fraction, which takes room of its own. */
function byScore(one: RankedChunk, other: RankedChunk): number {
  if (one.score === other.score) return one.slot - other.slot;
  return other.score > one.score ? 1 : -1;
}

/** What a word counts that only means the same as one of the question. */
const likeWeight = 0.5;

function likeTerms({ word, forms }: QueryTerm, related: RelatedTerms): string[] {
  return related.likeTerms(word).filter((term) => !forms.includes(term));
}

function corrected(question: string, sought: readonly SoughtTerm[]): string {
  return sought.reduce((text, { correction }) => (correction === null ? text : `${text} ${correction.to}`), question);
}

function termFinder(database: Database): (term: string) => boolean {
  const statement = database.prepare('SELECT 1 FROM postings WHERE term = ? LIMIT 1').pluck();
  return (term) => statement.get(term) !== undefined;
}

function isTurn(map: ChunkMap, slot: number): boolean {
  return (map.fact(slot, 'marks') & mark.isTurn) !== 0;
}

/** Where words of the question stand that may have no meaning to compare. */
function unknownWords(map: ChunkMap, sought: readonly SoughtTerm[], glossed: readonly GlossedTerm[]) {
  const isGlossed = ({ word, isUnspaced }: QueryTerm) =>
    isUnspaced && (word.length === 1 || glossed.some((known) => known.word.includes(word)));
  return sought
    .filter(({ term, postings }) => postings.slots.length > 0 && !isGlossed(term))
    .map(({ term, postings }) => ({
      ...postings,
      word: withoutAccents(term.word),
      weight: term.weight * rarity(map.visibleCount, postings.slots.length),
    }));
}

/** How much the meaning of a word of the question counts: more where few chunks have it. */
function wordWeights(
  map: ChunkMap,
  { query, postings, glossed }: { query: Query; postings: readonly Postings[]; glossed: readonly GlossedTerm[] },
): (word: string) => number {
  const rarityOf = ({ slots }: Postings) => rarity(map.visibleCount, slots.length);
  const weights = new Map([
    ...query.terms.map(({ word }, index): [string, number] => [
      withoutAccents(word),
      rarityOf(postings[index] ?? nowhere),
    ]),
    ...glossed.map(({ word, exact }): [string, number] => [word, rarityOf(exact)]),
  ]);
  return (word) => weights.get(word) ?? 0;
}

async function searchVectors(
  database: Database,
  map: ChunkMap,
  {
    query,
    weightOf,
    spoken,
    options,
  }: {
    query: Query;
    weightOf: (word: string) => number;
    spoken: string | null;
    options: RankOptions;
  },
): Promise<VectorSearch | null> {
  const { embedder } = options;
  if (embedder === null || embedder === undefined || map.visibleCount === 0) return null;
  const vector = await embedder.embedQuery(query.text, {
    weightOf,
    language: spoken === null ? null : languageOf(spoken),
  });
  return vector === null ? null : vectorSearch(database, map, vector);
}

/** Likeness of meaning, from 0 for the least like candidate to 1 for the most. */
function meaningReader(vectors: VectorSearch | null, candidates: readonly number[]): (slot: number) => number {
  if (vectors === null) return () => 0;
  const likeness = new Map(candidates.map((slot) => [slot, vectors.similarity(slot)]));
  let least = 1;
  let most = -1;
  for (const value of likeness.values()) {
    if (value === null) continue;
    least = Math.min(least, value);
    most = Math.max(most, value);
  }
  return (slot) => {
    const value = likeness.get(slot) ?? null;
    return value === null || most <= least ? 0 : (value - least) / (most - least);
  };
}

/** The languages of the visible chunks. */
function languagesIn(map: ChunkMap): Set<string> {
  return new Set([...map.languages].flatMap((index) => languages[index]?.code ?? []));
}

function visibleSpeakers(database: Database, map: ChunkMap): Map<string, number> {
  const rows: unknown[] = database.prepare('SELECT id, name FROM speakers').raw().all();
  const speakers = new Map<string, number>();
  for (const row of rows) {
    if (!Array.isArray(row)) continue;
    const [id, name] = row;
    if (typeof id === 'number' && typeof name === 'string' && map.speakers.has(id)) speakers.set(name, id);
  }
  return speakers;
}
