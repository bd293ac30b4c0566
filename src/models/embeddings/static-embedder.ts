import { glossOf } from '../glosses/gloss.js';
import type { Embedder } from './embedder.js';
import { simplerForms } from './simpler-forms.js';
import { splitWords } from './split-words.js';
import { openStaticVectors, type StaticVectors } from './static-vectors.js';
import { unitVector } from './unit-vector.js';
import { frequencyWeight } from './word-frequency.js';

/** Word vectors that come with agentsoul. It answers at once, so a search need not wait for it. */
export type StaticEmbedder = Embedder & {
  embedNow(texts: readonly string[]): (Float32Array | null)[];
  /** `weightOf` is asked for each word as it is looked up: lower case, without accents and without `'s`. */
  embedQueryNow(text: string, weightOf?: WeightOf): Float32Array | null;
  readonly wordVector: (word: string) => Float32Array | null;
};

type WeightOf = (word: string) => number;

/** Of so many words it is safe to say that whoever wrote them meant them. */
const commonWords = 30_000;

let opened: StaticEmbedder | null = null;

export function openStaticEmbedder(): StaticEmbedder {
  opened ??= staticEmbedder(openStaticVectors());
  return opened;
}

export function staticEmbedder(vectors: StaticVectors): StaticEmbedder {
  const { version, wordCount, dimensions } = vectors;
  const count = wordCount % 1_000 === 0 ? `${wordCount / 1_000}k` : `${wordCount}`;
  const embedQueryNow = (text: string, weightOf: WeightOf = () => 1) => mix(vectors, splitWords(text), weightOf);
  const embedNow = (texts: readonly string[]) => texts.map((text) => embedQueryNow(text));
  return {
    id: `static:glove-${count}-${dimensions}@${version}`,
    dimensions,
    embedNow,
    embedQueryNow,
    async embed(texts, { signal, onProgress } = {}) {
      signal?.throwIfAborted();
      const embedded = embedNow(texts);
      onProgress?.(texts.length, texts.length);
      return embedded;
    },
    async embedQuery(text, { weightOf } = {}) {
      return embedQueryNow(text, weightOf);
    },
    isCommonWord(word) {
      const row = knownRow(vectors, word);
      return row !== -1 && row < commonWords;
    },
    wordVector(word) {
      const [known, ...others] = splitWords(word);
      return known === undefined || others.length > 0 ? null : vectorOf(vectors, known);
    },
  };
}

/** The mean of the vectors of the words, common words counting less, without what all such means have in common. */
function mix(vectors: StaticVectors, words: readonly string[], weightOf: WeightOf): Float32Array | null {
  const { dimensions, component } = vectors;
  const sum = new Float64Array(dimensions);
  const known = knownRowsOf(vectors);
  for (const word of words) {
    const row = known.get(word) ?? knownRow(vectors, word);
    if (row !== -1) add(sum, vectors, { row, weight: weightOf(word) });
    else if (word.includes('-')) {
      for (const part of word.split('-')) {
        const partRow = knownRow(vectors, part);
        if (partRow !== -1) add(sum, vectors, { row: partRow, weight: weightOf(part) });
      }
    }
  }
  let share = 0;
  for (let index = 0; index < dimensions; index++) share += (sum[index] ?? 0) * (component[index] ?? 0);
  for (let index = 0; index < dimensions; index++) sum[index] = (sum[index] ?? 0) - share * (component[index] ?? 0);
  return unitVector(sum);
}

function add(sum: Float64Array, vectors: StaticVectors, { row, weight }: { row: number; weight: number }): void {
  const { rows, scales, dimensions } = vectors;
  vectors.load(row);
  const factor = weight * frequencyWeight(row) * (scales[row] ?? 0);
  const start = row * dimensions;
  for (let index = 0; index < dimensions; index++) sum[index] = (sum[index] ?? 0) + factor * (rows[start + index] ?? 0);
}

function vectorOf(vectors: StaticVectors, word: string): Float32Array | null {
  const row = knownRow(vectors, word);
  if (row === -1) return null;
  vectors.load(row);
  return unitVector(vectors.rows.subarray(row * vectors.dimensions, (row + 1) * vectors.dimensions));
}

function knownRow(vectors: StaticVectors, word: string): number {
  const rows = knownRowsOf(vectors);
  const known = rows.get(word);
  if (known !== undefined) return known;
  const row = findRow(vectors, word);
  if (rows.size < mostKnown) rows.set(word, row);
  return row;
}

function knownRowsOf(vectors: StaticVectors): Map<string, number> {
  let rows = knownRows.get(vectors);
  if (rows === undefined) {
    rows = new Map();
    knownRows.set(vectors, rows);
  }
  return rows;
}

/** Texts use the same words again and again, and those that are not in the file have many forms to try. */
const knownRows = new WeakMap<StaticVectors, Map<string, number>>();
const mostKnown = 100_000;

function findRow(vectors: StaticVectors, word: string): number {
  const row = vectors.rowOf(word);
  if (row !== -1) return row;
  for (const form of simplerForms(word)) {
    const formRow = vectors.rowOf(form);
    if (formRow !== -1) return formRow;
  }
  const gloss = glossOf(word);
  return gloss === null ? -1 : vectors.rowOf(gloss);
}
