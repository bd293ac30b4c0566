import { glossedWords, languageOf, likeWords } from '../language/glosses/unspaced-gloss.js';
import { pairsOf } from '../language/words/terms.js';
import { nowhere, type PostingReader, type Postings } from './read-postings.js';

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
  return [...new Set(glossedWords(question))].map((word) => {
    const placesOf = placeFinder(languageOf(word, question), lookup);
    return { word, exact: placesOf(word), alike: together(likeWords(word, question).map(placesOf)) };
  });
}

/** Finds the chunks with all pairs of letters of a word, which are seldom there without it. */
function placeFinder(
  language: ReturnType<typeof languageOf>,
  { read, startingWith }: TermLookup,
): (word: string) => Postings {
  const follower = followers[language]();
  return (word) => {
    if (word.length === 1)
      return follower === null ? read([word]) : read(startingWith(word).filter((term) => follower.test(term)));
    const [first = nowhere, ...others] = [...new Set(pairsOf(word))].map((pair) => read([pair]));
    return others.reduce(inBoth, first);
  };
}

/** What stands beside a word of one sign where it is no part of another word. Single Han signs are terms themselves. */
const followers = {
  ko: () => /^.[은는이가을를에의로와과도만]?$/u,
  ja: () => /^.[\p{Script=Hiragana}\p{Script=Katakana}]$/u,
  zh: () => null,
};

function inBoth(one: Postings, other: Postings): Postings {
  if (one.slots.length === 0) return one;
  const counts = countsOf([other]);
  const both = [...one.slots].flatMap((slot, index) => {
    const count = counts.get(slot);
    return count === undefined ? [] : [[slot, Math.min(count, one.counts[index] ?? 0)] as const];
  });
  return postingsOf(both);
}

function together(all: readonly Postings[]): Postings {
  return postingsOf([...countsOf(all)]);
}

function countsOf(all: readonly Postings[]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const { slots, counts: times } of all)
    slots.forEach((slot, index) => {
      counts.set(slot, (counts.get(slot) ?? 0) + (times[index] ?? 0));
    });
  return counts;
}

function postingsOf(found: readonly (readonly [slot: number, count: number])[]): Postings {
  return {
    slots: Uint32Array.from(found, ([slot]) => slot),
    counts: Uint32Array.from(found, ([, count]) => count),
  };
}
