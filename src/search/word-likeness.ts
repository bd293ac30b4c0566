import type { Embedder, WordMeaning } from '../models/embeddings/embedder.js';
import type { ChunkMap } from './chunk-map.js';
import type { Database } from './database.js';
import { chunkOf } from './retrievers/vectors.js';
import { languageOf, languages } from './words/languages.js';

/** Compares a question with chunks word by word. 0 where the provider of vectors knows no words. */
export function likenessReader(
  database: Database,
  map: ChunkMap,
  {
    text,
    spoken,
    weightOf,
    embedder,
  }: {
    text: string;
    spoken: string | null;
    weightOf: (word: string) => number;
    embedder: Embedder | null | undefined;
  },
): (slot: number) => number {
  const meanings = embedder?.wordMeanings;
  if (meanings === undefined) return () => 0;
  const asked = meanings(text, spoken === null ? null : languageOf(spoken))
    .map((meaning) => ({ ...meaning, weight: meaning.weight * weightOf(meaning.word) }))
    .filter(({ weight }) => weight > 0);
  const statement = database.prepare('SELECT heading, text FROM chunks WHERE id = ?').raw();
  return (slot) => {
    const row: unknown = statement.get(chunkOf(map, slot));
    if (!Array.isArray(row)) return 0;
    const said = meanings(row.join('\n'), languages[map.fact(slot, 'language')] ?? null);
    return likenessOf(asked, said);
  };
}

/** Words that are less alike than this have nothing to do with each other. */
const leastLike = Number(process.env.LEAST ?? 0.35);

/** How much words are alike that belong together in everyday life, whatever their vectors say. */
const kindredLike = Number(process.env.KIN ?? 0.7);

/**
 * How much of what is asked is said, word by word, from 0 to 1: each word of the question counts as much as the word of the text
 * that is most like it. Unlike the mean of all words, this isn't blurred by what else the text tells.
 */
export function likenessOf(asked: readonly WordMeaning[], said: readonly WordMeaning[]): number {
  let sum = 0;
  let total = 0;
  for (const { vector, weight, circles } of asked) {
    let best = 0;
    for (const other of said) {
      best = Math.max(best, product(vector, other.vector));
      if (best < kindredLike && circles.some((circle) => other.circles.includes(circle))) best = kindredLike;
    }
    sum += weight * Math.max(0, (best - leastLike) / (1 - leastLike));
    total += weight;
  }
  return total === 0 ? 0 : sum / total;
}

function product(one: Float32Array, other: Float32Array): number {
  let sum = 0;
  for (let index = 0; index < one.length; index++) sum += (one[index] ?? 0) * (other[index] ?? 0);
  return sum;
}
