import { canBothHold } from '../../../entries/compare/statement-conflict.js';
import type { Assertion } from './assertion.js';
import { type Difference, type DifferenceKind, findDifferences } from './find-differences.js';
import { type TopicSimilarity, topicSimilarity } from './topic-similarity.js';
import type { WordComparison } from './word-comparison.js';

/** `score` is how sure it is; above 0 it is more likely than not. */
export type Replacement = { readonly score: number; readonly reason: string };

type Options = WordComparison & {
  /** Whether both tell a wish or a procedure that came up on many days: it is worded in many ways, which don't exclude each other by that. */
  readonly isSame?: boolean;
};

/** Whether a later assertion takes the place of an earlier one, and how sure that is; null where both can hold. */
export function scoreReplacement(later: Assertion, earlier: Assertion, options: Options): Replacement | null {
  const seen = measureReplacementSignals(later, earlier, options);
  if (seen === null) return null;
  const { signs, reason } = seen;
  return { score: replacementSignalNames.reduce((total, sign) => total + worth[sign] * signs[sign], -bar), reason };
}

export type ReplacementSignals = Readonly<Record<ReplacementSignal, number>>;

/** What speaks for and against a replacement, each from 0 to 1; null where both can hold whatever it is. */
export function measureReplacementSignals(
  later: Assertion,
  earlier: Assertion,
  { isSame = false, ...comparison }: Options,
): { readonly signs: ReplacementSignals; readonly reason: string } | null {
  const isTurn = later.isReversal || later.type === 'correction';
  if (later.isDeed && earlier.isDeed && !later.isChange) return null;
  const isDeed = later.isDeed && !later.isChange && later.type !== 'correction';
  // What was counted once says nothing of what is so in general.
  const found = findDifferences(later, earlier, comparison).filter(
    ({ kind }) => !isDeed || !/^(?:amount|bare)$/.test(kind),
  );
  const has = (...kinds: DifferenceKind[]) => found.some(({ kind }) => kinds.includes(kind));
  if (isSame && !isTurn && !has('stance')) return null;
  if (found.length === 0 && !isTurn && !later.isChange && !later.isNow) return null;
  // What was to be done is done, not said otherwise, unless it is to be done at another time.
  if (earlier.type === 'task' && !has('date', 'time', 'stated')) return null;
  const [one, other] = [later.statement, earlier.statement];
  const isGivenUp = has('given-up', 'behind', 'put-aside');
  if (one !== null && other !== null && canBothHold(one, other) && !isGivenUp) return null;
  return {
    signs: signsOf(later, earlier, { found, same: topicSimilarity(later, earlier, comparison) }),
    reason: found[0]?.reason ?? (later.type === 'correction' ? 'corrected' : 'changed'),
  };
}

type Seen = { readonly found: readonly Difference[]; readonly same: TopicSimilarity };

function signsOf(later: Assertion, earlier: Assertion, { found, same }: Seen): ReplacementSignals {
  const has = (...kinds: DifferenceKind[]) => Number(found.some(({ kind }) => kinds.includes(kind)));
  const isTold = later.isChange || later.isReversal || later.type === 'correction';
  const { dates, times, amounts } = earlier.values;
  return {
    whole: same.whole,
    main: same.main,
    echo: Math.max(0, (Math.max(same.main, same.whole) - 0.55) / 0.45),
    covered: same.covered,
    rarest: same.rarest,
    tag: same.tag,
    otherTags: Number(same.hasOtherTags),
    sameSubject: Number(same.hasSameSubject),
    others: Number(same.areOthers),
    differing: found.length > 0 ? same.whole : 0,
    told: isTold ? same.whole : 0,
    toldDifference: Number(isTold && found.length > 0),
    hint: Number(later.announcesChange),
    hintedValue: later.announcesChange ? has('date', 'time', 'amount', 'stated', 'named') : 0,
    now: Number(later.isNow),
    reversal: Number(later.isReversal),
    correction: Number(later.type === 'correction'),
    stated: has('stated'),
    stance: has('stance'),
    date: has('date'),
    named: has('named'),
    putAside: has('put-aside'),
    laterHolds: Number(later.tense.holds),
    laterEventHolds: Number(later.type === 'event' && later.tense.holds && !later.tense.happened),
    laterPassing: Number(later.isPassing),
    laterTask: Number(later.type === 'task'),
    laterRemark: Number(later.type === null),
    earlierHolds: Number(earlier.tense.holds),
    earlierValued: Number(dates.length + times.length + amounts.length > 0),
    earlierEvent: Number(earlier.type === 'event'),
    earlierTask: Number(earlier.type === 'task'),
    earlierRemark: Number(earlier.type === null),
    earlierDeed: Number(earlier.isDeed),
    bothDeeds: Number(later.isDeed && earlier.isDeed),
  };
}

/** Fitted by `npm run bench -- changes`; see test/quality/changes/README.md. */
const bar = 7.53;
const worth = {
  whole: 1.03,
  main: 1.25,
  echo: 1,
  covered: 2.8,
  rarest: 1.25,
  tag: 3.32,
  otherTags: -1.27,
  sameSubject: 1.02,
  others: -2.05,
  differing: 0.77,
  told: 1.5,
  toldDifference: 0.79,
  hint: 1.16,
  hintedValue: 1.68,
  now: 0.99,
  reversal: 0.52,
  correction: 0.74,
  stated: 0.71,
  stance: 0.7,
  date: 1.53,
  named: -0.66,
  putAside: 1.47,
  laterHolds: 1.23,
  laterEventHolds: 0.37,
  laterPassing: -2.24,
  laterTask: -0.89,
  laterRemark: -1.09,
  earlierHolds: 0.74,
  earlierValued: -0.84,
  earlierEvent: -1.28,
  earlierTask: 0.41,
  earlierRemark: -1.76,
  earlierDeed: -1.35,
  bothDeeds: -0.94,
};
export type ReplacementSignal = keyof typeof worth;
export const replacementSignalNames = Object.keys(worth) as ReplacementSignal[];

/** The weights of the features, and the threshold for their sum. */
export const storedWeights: FittedWeights = { bar, worth };

export type FittedWeights = { readonly bar: number; readonly worth: ReplacementSignals };
