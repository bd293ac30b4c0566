import { nameKey } from '../../../language/names/name-key.js';
import { tagTerm } from '../term-weights.js';
import type { Assertion } from './assertion.js';
import type { WordComparison } from './word-comparison.js';

/** How much two assertions speak of one thing, each from 0 to 1. */
export type TopicSimilarity = {
  /** What they share of what they say, words that mean nearly the same included. */
  readonly whole: number;
  /** The same of their main clauses. */
  readonly main: number;
  /** How much of the earlier main clause comes back anywhere in the later note. */
  readonly covered: number;
  /** How rare the rarest word is that both have. */
  readonly rarest: number;
  /** How rare the rarest tag is that both have. */
  readonly tag: number;
  readonly hasOtherTags: boolean;
  readonly hasSameSubject: boolean;
  /** Two things of one kind: another number, another describing word, or another subject of the same statement. */
  readonly areOthers: boolean;
};

export function topicSimilarity(later: Assertion, earlier: Assertion, comparison: WordComparison): TopicSimilarity {
  const { weights } = comparison;
  const most = weights.weightOf('');
  const rarity = (terms: readonly string[]) => Math.max(0, ...terms.map((term) => weights.weightOf(term) / most));
  const known = new Set(earlier.frame);
  const tags = later.tags.filter((tag) => earlier.tags.includes(tag));
  const said = new Set([...later.around, ...later.frame]);
  const whole = sum(earlier.mainFrame, comparison);
  const [one, other] = [later.statement, earlier.statement];
  return {
    whole: softLikeness([later, later.frame], [earlier, earlier.frame], comparison),
    main: softLikeness([later, later.mainFrame], [earlier, earlier.mainFrame], comparison),
    covered:
      whole === 0
        ? 0
        : sum(
            earlier.mainFrame.filter((term) => said.has(term)),
            comparison,
          ) / whole,
    rarest: rarity(later.frame.filter((term) => known.has(term))),
    tag: rarity(tags.map(tagTerm)),
    hasOtherTags: later.tags.length > 0 && earlier.tags.length > 0 && tags.length === 0,
    hasSameSubject: one !== null && other !== null && nameKey(one.subject) === nameKey(other.subject),
    areOthers: speakOfOthers(later, earlier),
  };
}

type Side = readonly [of: Assertion, terms: readonly string[]];

/** The share of words that have an equal or a near one on the other side, the rare ones counting more. */
function softLikeness([later, own]: Side, [earlier, other]: Side, comparison: WordComparison): number {
  const all = sum(own, comparison) + sum(other, comparison);
  if (all === 0) return 0;
  const matches = own.map((term) => other.map((old) => nearness([later, term], [earlier, old], comparison)));
  const { weightOf } = comparison.weights;
  const there = own.reduce((total, term, row) => total + weightOf(term) * Math.max(0, ...(matches[row] ?? [])), 0);
  const back = other.reduce(
    (total, term, column) => total + weightOf(term) * Math.max(0, ...matches.map((row) => row[column] ?? 0)),
    0,
  );
  return (there + back) / all;
}

/** Words of one field lie this near to each other by chance. */
const unrelated = 0.5;

function nearness(
  [later, one]: readonly [Assertion, string],
  [earlier, other]: readonly [Assertion, string],
  { wordNearness }: WordComparison,
): number {
  if (one === other) return 1;
  const near = wordNearness(later.words.get(one) ?? one, earlier.words.get(other) ?? other);
  return Math.min(0.8, Math.max(0, (near - unrelated) * 1.6));
}

function sum(terms: readonly string[], { weights }: WordComparison): number {
  return terms.reduce((total, term) => total + weights.weightOf(term), 0);
}

function speakOfOthers(later: Assertion, earlier: Assertion): boolean {
  if (areApart(later.numbered, earlier.numbered)) return true;
  for (const [noun, word] of later.described) {
    const other = earlier.described.get(noun);
    if (other !== undefined && areOtherWords(word, other)) return true;
  }
  const [one, other] = [later.statement, earlier.statement];
  if (one === null || other === null || one.attribute !== other.attribute || one.subject === other.subject)
    return false;
  return !` ${one.subject} `.includes(` ${other.subject} `) && !` ${other.subject} `.includes(` ${one.subject} `)
    ? one.attribute !== 'lead'
    : false;
}

/** Forms of one word are the same, and `new` alone says nothing: what was old is not called so before there is a new one. */
function areOtherWords(one: string, other: string): boolean {
  if (one.slice(0, 3) === other.slice(0, 3)) return false;
  if (one === 'new' || other === 'new') return one === 'old' || other === 'old';
  return true;
}

/** "Chapter three" is another chapter than chapter five, whatever is said of them. */
function areApart(one: readonly string[], other: readonly string[]): boolean {
  const noun = (thing: string) => thing.split(' ')[0];
  return one.some((thing) => !other.includes(thing) && other.some((known) => noun(known) === noun(thing)));
}
