import type { EpisodeType } from '../../src/entries/entry.js';
import { splitClaims } from '../../src/language/sentences/split-claims.js';
import { readSmallWords } from '../../src/language/words/lower-case-words.js';
import { toAssertion } from '../../src/reflect/consolidate/contradictions/assertion.js';
import { measureReplacementSignals } from '../../src/reflect/consolidate/contradictions/score-replacement.js';
import { readWordNearness } from '../../src/reflect/consolidate/semantic-similarity.js';
import { tagTerm, weighTerms } from '../../src/reflect/consolidate/term-weights.js';
import { readPairs } from '../../test/quality/changes/read-pairs.js';
import { bothHold, replaced, type Said } from '../../test/src/reflect/consolidate/replacement-pairs.js';
import { type LabelledPair, timesOfChosen } from './labelled-pair.js';

/** The pairs of test/quality/changes, and the shorter ones of the tests. */
export function listedPairs(): LabelledPair[] {
  const untagged = (pairs: readonly (readonly Said[])[]) =>
    pairs.map((pair) => pair.map(([type, text]): Told => ({ type, text, tags: [] })));
  return [
    ...labelled(readPairs('replaced.txt'), readPairs('both-hold.txt')),
    ...labelled(untagged(replaced), untagged(bothHold)),
  ];
}

type Told = { readonly type: EpisodeType | null; readonly tags: readonly string[]; readonly text: string };

function labelled(changed: readonly (readonly Told[])[], unchanged: readonly (readonly Told[])[]): LabelledPair[] {
  const all = [...changed, ...unchanged].flat();
  const terms = all.map(({ text, tags }) => [
    ...splitClaims(text).flatMap((claim) => claim.terms),
    ...tags.map(tagTerm),
  ]);
  const comparison = { weights: weighTerms(terms), wordNearness: readWordNearness() };
  const isWord = readSmallWords(all.map(({ text }) => text));
  const assertions = (told: Told | undefined) =>
    told === undefined
      ? []
      : splitClaims(told.text).map((claim) => toAssertion(claim, { ...told, around: told.text, isWord }));
  const signsOf = ([earlier, later]: readonly Told[]) =>
    assertions(later).flatMap((one) =>
      assertions(earlier).flatMap((other) => measureReplacementSignals(one, other, comparison)?.signs ?? []),
    );
  return [
    ...changed.map((pair) => ({ isReplaced: true, times: timesOfChosen, sentences: signsOf(pair) })),
    ...unchanged.map((pair) => ({ isReplaced: false, times: timesOfChosen, sentences: signsOf(pair) })),
  ];
}
