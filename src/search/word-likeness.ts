import { detectLanguage } from '../language/words/detect-language.js';
import { languageOf } from '../language/words/languages.js';
import { splitWords } from '../language/words/split-words.js';
import type { Embedder, WordMeaning } from '../models/embeddings/embedder.js';
import type { IndexedChunk, IndexView } from './index-interface.js';
import { likeness } from './likeness.js';
import { termCounter, type WeightedTerm } from './word-scores.js';

export type AskedWords = {
  readonly text: string;
  /** The language of the question, if it is clear. */
  readonly spoken: string | null;
  /** How much a word counts beside the others. */
  readonly weightOf: (word: string) => number;
  /** Words without a meaning to compare: names, and what no list knows. */
  readonly unknown: readonly (WeightedTerm & { readonly word: string })[];
};

/** Compares a question with chunks word by word. Returns 0 if the provider of vectors knows no words. */
export function likenessReader(
  view: Pick<IndexView, 'readText'>,
  { question, embedder }: { question: AskedWords; embedder: Embedder | null | undefined },
): (chunk: IndexedChunk) => number {
  const meanings = embedder?.wordMeanings;
  if (meanings === undefined) return () => 0;
  const { text, spoken, weightOf } = question;
  const asked = meanings(text, spoken === null ? null : languageOf(spoken))
    .map((meaning) => ({ ...meaning, weight: meaning.weight * weightOf(meaning.word) }))
    .filter(({ weight }) => weight > 0);
  const known = new Set(asked.map(({ word }) => word));
  const unknown = question.unknown
    .filter(({ word }) => !known.has(word))
    .map(({ alternatives, weight }) => ({ count: termCounter(alternatives), weight: weight * unknownShare }));
  return ({ id, language, terms }) => {
    const read = view.readText(id);
    if (read === null) return 0;
    const note = `${read.heading}\n${read.text}`;
    const said = meanings(note, languageOfNote(note, language, spoken));
    const literal = unknown.map(({ count, weight }) => ({ weight, likeness: count(terms) > 0 ? 1 : 0 }));
    return meanOf([...literal, ...asked.map((word) => ({ weight: word.weight, likeness: likenessOf(word, said) }))]);
  };
}

/** A note of few words is often filed as English; if the question is in another language, the note is probably too. */
function languageOfNote(note: string, filed: string, spoken: string | null) {
  const told =
    filed === 'en' && spoken !== null ? (detectLanguage(splitWords(note).map(({ text }) => text)) ?? spoken) : filed;
  return languageOf(told);
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
