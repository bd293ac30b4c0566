import { circlesOf } from '../../language/glosses/related-word-groups.js';
import { isPlain } from '../../language/lazy-pattern.js';
import { joinedPlainWords, plainWord } from '../../language/words/ascii-word-numbers.js';
import type { Embedder, QueryOptions, TextLanguage, WordMeaning } from './embedder.js';
import { splitWords } from './split-words.js';
import { openStaticVectors, type StaticVectors } from './static-vectors.js';
import { unitVector } from './unit-vector.js';
import { frequencyWeight } from './word-frequency.js';
import { type LookUp, wordVectorLookup } from './word-vector-lookup.js';

/** Word vectors that come with agentsoul. It answers at once, so a search need not wait for it. */
export type StaticEmbedder = Embedder & {
  embedNow(texts: readonly string[], languages?: readonly (TextLanguage | null)[]): (Float32Array | null)[];
  /** `weightOf` is asked for each word as it is looked up: lower case, without accents and without `'s`. */
  embedQueryNow(text: string, options?: Omit<QueryOptions, 'signal'>): Float32Array | null;
  readonly wordVector: (word: string) => Float32Array | null;
  /** How many words are commoner, null where the word is unknown. */
  readonly wordRank: (word: string) => number | null;
  readonly wordMeanings: (text: string, language: TextLanguage | null) => readonly WordMeaning[];
};

type WeightOf = (word: string) => number;

/** The number of most common words that are never treated as typos. */
const commonWords = 30_000;

let opened: StaticEmbedder | null = null;

export function openStaticEmbedder(): StaticEmbedder {
  opened ??= staticEmbedder(openStaticVectors());
  return opened;
}

export function staticEmbedder(vectors: StaticVectors): StaticEmbedder {
  const { version, wordCount, dimensions } = vectors;
  const count = wordCount % 1_000 === 0 ? `${wordCount / 1_000}k` : `${wordCount}`;
  const lookUpIn = wordVectorLookup(vectors);
  const embedQueryNow: StaticEmbedder['embedQueryNow'] = (text, { weightOf = () => 1, language = null } = {}) =>
    mix(vectors, splitWords(text), { weightOf, lookUp: lookUpIn(language) });
  const embedNow: StaticEmbedder['embedNow'] = (texts, languages) =>
    texts.map((text, index) => {
      const language = languages?.[index] ?? null;
      if (!isPlain(text) || text.includes("'")) return embedQueryNow(text, { language });
      return mixPlain(vectors, joinedPlainWords(text), lookUpIn(language));
    });
  const meaningOf = meaningReader(vectors);
  return {
    id: `static:glove-${count}-${dimensions}@${version}`,
    dimensions,
    embedNow,
    embedQueryNow,
    async embed(texts, { languages, signal, onProgress } = {}) {
      signal?.throwIfAborted();
      const embedded = embedNow(texts, languages);
      onProgress?.(texts.length, texts.length);
      return embedded;
    },
    async embedQuery(text, options) {
      return embedQueryNow(text, options);
    },
    isCommonWord(word) {
      return lookUpIn(null)(word).some((row) => row < commonWords);
    },
    wordMeanings(text, language) {
      const lookUp = lookUpIn(language);
      return [...new Set(splitWords(text))].flatMap((word) => lookUp(word).map((row) => ({ word, ...meaningOf(row) })));
    },
    wordRank(word) {
      const [known = ''] = splitWords(word);
      return lookUpIn(null)(known)[0] ?? null;
    },
    wordVector(word) {
      const [known, ...others] = splitWords(word);
      return known === undefined || others.length > 0 ? null : vectorOf(vectors, lookUpIn(null)(known));
    },
  };
}

/** The mean of the vectors of the words, common words counting less, without what all such means have in common. */
function mix(
  vectors: StaticVectors,
  words: readonly string[],
  { weightOf, lookUp }: { weightOf: WeightOf; lookUp: LookUp },
): Float32Array | null {
  const sum = new Float64Array(vectors.dimensions);
  for (const word of words) {
    const rows = lookUp(word);
    if (rows.length > 0) for (const row of rows) add(sum, vectors, { row, weight: weightOf(word) });
    else
      for (const part of partsOf(word))
        for (const row of lookUp(part)) add(sum, vectors, { row, weight: weightOf(part) });
  }
  removeComponent(sum, vectors);
  return unitVector(sum);
}

/** The same for texts of plain words without clitics, by their numbers. All words count alike. */
function mixPlain(vectors: StaticVectors, words: readonly number[], lookUp: LookUp): Float32Array | null {
  const sum = new Float64Array(vectors.dimensions);
  for (const number of words) {
    const rows = lookUp.ofPlain(number);
    for (const row of rows.length > 0 ? rows : partsOf(plainWord(number)).flatMap((part) => lookUp(part)))
      add(sum, vectors, { row, weight: 1 });
  }
  removeComponent(sum, vectors);
  return unitVector(sum);
}

function partsOf(word: string): string[] {
  return word.includes('-') ? word.split('-') : [];
}

function removeComponent(sum: Float64Array, { component }: StaticVectors): void {
  let share = 0;
  for (let index = 0; index < sum.length; index++) share += (sum[index] ?? 0) * (component[index] ?? 0);
  for (let index = 0; index < sum.length; index++) sum[index] = (sum[index] ?? 0) - share * (component[index] ?? 0);
}

function add(sum: Float64Array, vectors: StaticVectors, { row, weight }: { row: number; weight: number }): void {
  const { scales, dimensions } = vectors;
  const start = vectors.load(row);
  const { rows } = vectors;
  const factor = weight * frequencyWeight(row) * (scales[row] ?? 0);
  for (let index = 0; index < dimensions; index++) sum[index] = (sum[index] ?? 0) + factor * (rows[start + index] ?? 0);
}

/** The direction of a row without what all have in common. Texts use the same words again and again, so they are kept. */
function meaningReader(vectors: StaticVectors): (row: number) => Omit<WordMeaning, 'word'> {
  const known = new Map<number, Omit<WordMeaning, 'word'>>();
  const circles = circlesOf(vectors.rowOf);
  return (row) => {
    let meaning = known.get(row);
    if (meaning === undefined) {
      const sum = new Float64Array(vectors.dimensions);
      add(sum, vectors, { row, weight: 1 });
      removeComponent(sum, vectors);
      meaning = {
        vector: unitVector(sum) ?? new Float32Array(vectors.dimensions),
        weight: frequencyWeight(row),
        circles: circles(row),
      };
      known.set(row, meaning);
    }
    return meaning;
  };
}

function vectorOf(vectors: StaticVectors, [row]: readonly number[]): Float32Array | null {
  if (row === undefined) return null;
  const start = vectors.load(row);
  return unitVector(vectors.rows.subarray(start, start + vectors.dimensions));
}
