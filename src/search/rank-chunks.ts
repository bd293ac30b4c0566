import { askedTime } from '../language/dates/asked-time.js';
import { borrowsMeaning } from '../language/glosses/gloss.js';
import { languageOf, languages } from '../language/words/languages.js';
import { type Query, type QueryTerm, readQuery } from '../language/words/read-query.js';
import { withoutAccents } from '../language/words/stem.js';
import type { Embedder } from '../models/embeddings/embedder.js';
import type { Day } from '../workspace/calendar-days.js';
import { mark } from './chunk-facts.js';
import { oneByOne, type SoughtTerm, seekTerm } from './correct-typos.js';
import { quantise } from './embed-chunks.js';
import type { Features } from './feature-names.js';
import { featureReader } from './features.js';
import { findCandidates } from './find-candidates.js';
import { fuse, type Weights, weightsByWords, weightsOfNotes, weightsWithVectors } from './fuse.js';
import type { IndexedChunk, IndexView, Wanted } from './index-interface.js';
import { type RelatedTerms, relatedTerms } from './related-terms.js';
import type { Correction } from './search-answer.js';
import { spokenLanguage } from './spoken-language.js';
import { type GlossedTerm, glossedTerms } from './unspaced-question-terms.js';
import { likenessReader } from './word-likeness.js';
import { rarity, type WeightedTerm } from './word-scores.js';

/** A chunk that may answer, with what speaks for it. */
export type RankedChunk = { readonly chunk: IndexedChunk; readonly score: number; readonly features: Features };

export type Ranking = {
  readonly query: Query;
  /** The best first. */
  readonly chunks: readonly RankedChunk[];
  readonly hasVectors: boolean;
  readonly corrections: readonly Correction[];
};

export type RankOptions = {
  readonly embedder?: Embedder | null | undefined;
  readonly wanted?: Wanted | undefined;
  /** The day on which the question is asked; without it, words such as "yesterday" have no meaning. */
  readonly today?: (() => Day) | undefined;
  /** What the owner is called, whom a question means by "I" and "my". */
  readonly owner?: readonly string[] | undefined;
  /** Instead of the fitted ones, for measuring. */
  readonly weights?: Weights | undefined;
};

export async function rankChunks(view: IndexView, question: string, options: RankOptions): Promise<Ranking> {
  const read = readQuestion(view, question, options);
  const { query, sought, glossed, spoken, weightOf } = read;
  const vector = await questionVector(view, query, { weightOf, spoken, embedder: options.embedder });
  const time = options.today === undefined ? null : askedTime(question, options.today);
  const { candidates, chunks, scores, similarity } = findCandidates(view, {
    terms: read.terms,
    vector: vector === null ? null : quantise(vector),
    ranges: time?.ranges ?? [],
    wanted: options.wanted ?? {},
  });
  const isBorrowed = vector !== null && borrowsMeaning(question, spoken);
  const isByWord = (chunk: IndexedChunk) => isBorrowed && (chunk.marks & mark.isTurn) === 0;
  const weightsOf = (chunk: IndexedChunk) =>
    options.weights ?? (isByWord(chunk) ? weightsOfNotes : vector === null ? weightsByWords : weightsWithVectors);
  const measure = featureReader(question, {
    chunks,
    scores,
    speakers: view.speakers,
    owner: options.owner ?? [],
    meaning: meaningReader(similarity, candidates),
    time,
  });
  const ranked = candidates.map((chunk): RankedChunk => {
    const features = measure(chunk);
    return { chunk, score: fuse(features, weightsOf(chunk)), features };
  });
  ranked.sort(byScore);
  if (isBorrowed) {
    const alike = likenessReader(view, {
      question: { text: query.text, spoken, weightOf, unknown: unknownWords(view, sought, glossed) },
      embedder: options.embedder,
    });
    for (const [place, { chunk, features: found }] of ranked.slice(0, comparedByWord).entries()) {
      if (!isByWord(chunk)) continue;
      const features = { ...found, alike: alike(chunk) };
      ranked[place] = { chunk, score: fuse(features, weightsOf(chunk)), features };
    }
    ranked.sort(byScore);
  }
  return {
    query,
    chunks: ranked,
    hasVectors: vector !== null,
    corrections: sought.flatMap(({ correction }) => correction ?? []),
  };
}

/** So many of the best are compared with the question word by word, which takes longer than everything else. */
const comparedByWord = 200;

/** Equal scores in the order of the files, which doesn't depend on when they were indexed. */
function byScore({ chunk: one, score }: RankedChunk, { chunk: other, score: otherScore }: RankedChunk): number {
  if (score !== otherScore) return otherScore - score;
  return one.file === other.file ? one.id - other.id : one.path < other.path ? -1 : 1;
}

type ReadQuestion = {
  readonly query: Query;
  readonly sought: readonly SoughtTerm[];
  readonly glossed: readonly GlossedTerm[];
  /** The language of the question, if it is clear. */
  readonly spoken: string | null;
  /** Everything that is searched for. */
  readonly terms: readonly WeightedTerm[];
  /** How much the meaning of a word of the question counts. */
  readonly weightOf: (word: string) => number;
};

function readQuestion(view: IndexView, question: string, { embedder }: RankOptions): ReadQuestion {
  const known = new Set(languages.flatMap(({ code }) => (view.languages.has(code) ? [code] : [])));
  const asked = readQuery(question, known);
  // The list of common words is an English one.
  const isEnglish = (asked.language ?? 'en') === 'en' && known.has('en');
  const isCommon = (word: string) => embedder?.isCommonWord?.(word) ?? false;
  const spoken = spokenLanguage(asked, { known, isCommon });
  const related = relatedTerms(view, { languages: known, spoken });
  const typos = {
    view,
    related,
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
  const glossed = glossedTerms(question, related.startingWith);
  const terms = [
    ...sought.map(({ term, alternatives }) => ({ alternatives, weight: term.weight })),
    ...sought.map(({ term }) => ({ alternatives: oneByOne(likeTerms(term, related)), weight: likeWeight })),
    ...glossed.map(({ alike }) => ({ alternatives: alike, weight: likeWeight })),
  ].filter(({ alternatives }) => alternatives.length > 0);
  return { query, sought, glossed, spoken, terms, weightOf: wordWeights(view, { sought, glossed }) };
}

/** What a word counts that only has the same meaning as one of the question. */
const likeWeight = 0.5;

function likeTerms({ word, forms }: QueryTerm, related: RelatedTerms): string[] {
  return related.likeTerms(word).filter((term) => !forms.includes(term));
}

function corrected(question: string, sought: readonly SoughtTerm[]): string {
  return sought.reduce((text, { correction }) => (correction === null ? text : `${text} ${correction.to}`), question);
}

/** Words of the question that may have no meaning to compare. */
function unknownWords(view: IndexView, sought: readonly SoughtTerm[], glossed: readonly GlossedTerm[]) {
  const isGlossed = ({ word, isUnspaced }: QueryTerm) =>
    isUnspaced && (word.length === 1 || glossed.some((known) => known.word.includes(word)));
  return sought
    .filter(({ term, chunkCount }) => chunkCount > 0 && !isGlossed(term))
    .map(({ term, alternatives, chunkCount }) => ({
      alternatives,
      word: withoutAccents(term.word),
      weight: term.weight * rarity(view.chunkCount, chunkCount),
    }));
}

/** The meaning of a word counts more if few chunks have it. */
function wordWeights(
  view: IndexView,
  { sought, glossed }: Pick<ReadQuestion, 'sought' | 'glossed'>,
): (word: string) => number {
  const weights = new Map([
    ...sought.map(({ term, chunkCount }): [string, number] => [
      withoutAccents(term.word),
      rarity(view.chunkCount, chunkCount),
    ]),
    ...glossed.map(({ word, exact }): [string, number] => [word, rarity(view.chunkCount, view.countChunks(exact))]),
  ]);
  return (word) => weights.get(word) ?? 0;
}

async function questionVector(
  view: IndexView,
  { text }: Query,
  { weightOf, spoken, embedder }: Pick<ReadQuestion, 'weightOf' | 'spoken'> & Pick<RankOptions, 'embedder'>,
): Promise<Float32Array | null> {
  if (embedder === null || embedder === undefined || view.chunkCount === 0) return null;
  return embedder.embedQuery(text, { weightOf, language: spoken === null ? null : languageOf(spoken) });
}

/** Likeness of meaning, from 0 for the least similar candidate to 1 for the most similar. */
function meaningReader(
  similarity: ReadonlyMap<number, number>,
  candidates: readonly IndexedChunk[],
): (id: number) => number {
  let least = 1;
  let most = -1;
  for (const { id } of candidates) {
    const value = similarity.get(id);
    if (value === undefined) continue;
    least = Math.min(least, value);
    most = Math.max(most, value);
  }
  return (id) => {
    const value = similarity.get(id);
    return value === undefined || most <= least ? 0 : (value - least) / (most - least);
  };
}
