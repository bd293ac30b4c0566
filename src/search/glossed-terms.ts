import { glossedWords, likeWords, standsAlone } from '../models/glosses/unspaced-gloss.js';
import type { PostingReader, Postings } from './read-postings.js';
import { pairsOf } from './words/terms.js';

/** A word of a question in a script that the index knows by pairs of letters, with the chunks that have it. */
export type GlossedTerm = {
  readonly word: string;
  readonly exact: Postings;
  /** Those that have another word of the same meaning. */
  readonly alike: Postings;
};

export type TermLookup = {
  readonly read: PostingReader;
  readonly startingWith: (start: string) => readonly string[];
};

export function glossedTerms(question: string, lookup: TermLookup): GlossedTerm[] {
  return [...new Set(glossedWords(question))].map((word) => ({
    word,
    exact: placesOf(word, lookup),
    alike: together(likeWords(word).map((other) => placesOf(other, lookup))),
  }));
}

/** Chunks with all pairs of letters of a word, which are seldom there without it. */
function placesOf(word: string, { read, startingWith }: TermLookup): Postings {
  if (word.length === 1) return read([word, ...startingWith(word)].filter((term) => isWord(term, word)));
  const [first = nowhere, ...others] = [...new Set(pairsOf(word))].map((pair) => read([pair]));
  return others.reduce(inBoth, first);
}

function isWord(term: string, sign: string): boolean {
  const isOfPairs = /^\p{Script=Hangul}/u.test(sign);
  return term === sign ? isOfPairs : term.length === 2 && standsAlone(term.slice(1));
}

function inBoth(one: Postings, other: Postings): Postings {
  if (one.slots.length === 0) return one;
  const counts = new Map(other.slots.map((slot, index) => [slot, other.counts[index] ?? 0]));
  const both = one.slots.flatMap((slot, index) => {
    const count = counts.get(slot);
    return count === undefined ? [] : [{ slot, count: Math.min(count, one.counts[index] ?? 0) }];
  });
  return { slots: both.map(({ slot }) => slot), counts: both.map(({ count }) => count) };
}

function together(all: readonly Postings[]): Postings {
  const counts = new Map<number, number>();
  for (const { slots, counts: times } of all)
    slots.forEach((slot, index) => {
      counts.set(slot, (counts.get(slot) ?? 0) + (times[index] ?? 0));
    });
  return { slots: [...counts.keys()], counts: [...counts.values()] };
}

const nowhere: Postings = { slots: [], counts: [] };
