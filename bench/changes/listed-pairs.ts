import { toAssertion } from '../../src/reflect/consolidate/assertion.js';
import { signsBetween } from '../../src/reflect/consolidate/replacement.js';
import { readWordNearness } from '../../src/reflect/text/meaning.js';
import { readSmallWords } from '../../src/reflect/text/small-words.js';
import { splitClaims } from '../../src/reflect/text/split-claims.js';
import { tagTerm, weighTerms } from '../../src/reflect/text/term-weights.js';
import { readPairs, type Said } from '../../test/quality/changes/read-pairs.js';
import type { LabelledPair } from './labelled-pair.js';

/** They were chosen to be hard, and any two notes of a life were not. */
const times = 4;

/** The pairs of test/quality/changes. */
export function listedPairs(): LabelledPair[] {
  const [replaced, bothHold] = [readPairs('replaced.txt'), readPairs('both-hold.txt')];
  const all = [...replaced, ...bothHold].flat();
  const terms = all.map(({ text, tags }) => [
    ...splitClaims(text).flatMap((claim) => claim.terms),
    ...tags.map(tagTerm),
  ]);
  const comparison = { weights: weighTerms(terms), wordNearness: readWordNearness() };
  const isWord = readSmallWords(all.map(({ text }) => text));
  const assertions = (said: Said | undefined) =>
    said === undefined
      ? []
      : splitClaims(said.text).map((claim) => toAssertion(claim, { ...said, around: said.text, isWord }));
  const signsOf = ([earlier, later]: readonly Said[]) =>
    assertions(later).flatMap((one) =>
      assertions(earlier).flatMap((other) => signsBetween(one, other, comparison)?.signs ?? []),
    );
  return [
    ...replaced.map((pair) => ({ isReplaced: true, times, sentences: signsOf(pair) })),
    ...bothHold.map((pair) => ({ isReplaced: false, times, sentences: signsOf(pair) })),
  ];
}
