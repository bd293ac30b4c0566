import { detectLanguage } from '../language/words/detect-language.js';
import { languageOf, languages } from '../language/words/languages.js';
import { splitWords } from '../language/words/split-words.js';
import type { Embedder, WordMeaning } from '../models/embeddings/embedder.js';
import type { Database } from '../sqlite/database.js';
import { type ChunkMap, chunkIdOf } from './chunk-map.js';
import { likeness } from './likeness.js';
import type { WeightedPostings } from './retrievers/keywords.js';

export type AskedWords = {
  readonly text: string;
  /** The language of the question, where it is clear. */
  readonly spoken: string | null;
  /** How much a word counts beside the others. */
  readonly weightOf: (word: string) => number;
  /** Where words stand that have no meaning to compare: names, and what no list knows. */
  readonly unknown: readonly (WeightedPostings & { readonly word: string })[];
};

/** Compares a question with chunks word by word. 0 where the provider of vectors knows no words. */
export function likenessReader(
  database: Database,
  map: ChunkMap,
  { question, embedder }: { question: AskedWords; embedder: Embedder | null | undefined },
): (slot: number) => number {
  const meanings = embedder?.wordMeanings;
  if (meanings === undefined) return () => 0;
  const { text, spoken, weightOf } = question;
  const asked = meanings(text, spoken === null ? null : languageOf(spoken))
    .map((meaning) => ({ ...meaning, weight: meaning.weight * weightOf(meaning.word) }))
    .filter(({ weight }) => weight > 0);
  const known = new Set(asked.map(({ word }) => word));
  const unknown = question.unknown
    .filter(({ word }) => !known.has(word))
    .map(({ slots, weight }) => ({ slots: new Set(slots), weight: weight * unknownShare }));
  const statement = database.prepare('SELECT heading, text FROM chunks WHERE id = ?').raw();
  return (slot) => {
    const row: unknown = statement.get(chunkIdOf(map, slot));
    if (!Array.isArray(row)) return 0;
    const note = row.join('\n');
    const said = meanings(note, languageOfNote(note, languages[map.fact(slot, 'language')]?.code ?? null, spoken));
    const literal = unknown.map(({ slots, weight }) => ({ weight, likeness: slots.has(slot) ? 1 : 0 }));
    return meanOf([...literal, ...asked.map((word) => ({ weight: word.weight, likeness: likenessOf(word, said) }))]);
  };
}

/** Few words often don't give a language away, and are then filed as English; asked in another, they are rather in that one. */
function languageOfNote(note: string, filed: string | null, spoken: string | null) {
  const told =
    filed === 'en' && spoken !== null ? (detectLanguage(splitWords(note).map(({ text }) => text)) ?? spoken) : filed;
  return told === null ? null : languageOf(told);
}

/** What a word without a meaning counts beside the others, of which every chunk has something. */
const unknownShare = 0.6;

/** Words that are less alike than this have nothing to do with each other. */
const leastLike = 0.35;

/** How much words are alike that belong together in everyday life, whatever their vectors say. */
const kindredLike = 0.7;

/**
 * How much of a word of the question is said, from 0 to 1: as much as the word of the text is like it that is most like it. Unlike
 * the mean of all words, this isn't blurred by what else the text tells.
 */
function likenessOf({ vector, circles }: WordMeaning, said: readonly WordMeaning[]): number {
  let best = 0;
  for (const other of said) {
    best = Math.max(best, likeness(vector, other.vector));
    if (best < kindredLike && circles.some((circle) => other.circles.includes(circle))) best = kindredLike;
  }
  return Math.max(0, (best - leastLike) / (1 - leastLike));
}

function meanOf(parts: readonly { readonly weight: number; readonly likeness: number }[]): number {
  let sum = 0;
  let total = 0;
  for (const { weight, likeness } of parts) {
    sum += weight * likeness;
    total += weight;
  }
  return total === 0 ? 0 : sum / total;
}
