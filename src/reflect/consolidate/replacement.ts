import { aboutSame, type Sameness } from './about-same.js';
import type { Assertion } from './assertion.js';
import type { Comparison } from './comparison.js';
import { type Difference, type DifferenceKind, findDifferences } from './differences.js';

/** `score` is how sure it is; above 0 it is more likely than not. */
export type Replacement = { readonly score: number; readonly reason: string };

/** Whether a later assertion takes the place of an earlier one, and how sure that is; null where both can hold. */
export function replaces(later: Assertion, earlier: Assertion, comparison: Comparison): Replacement | null {
  const isCorrection = later.type === 'correction';
  if (later.isDeed && earlier.isDeed && !later.isChange) return null;
  const found = findDifferences(later, earlier, comparison);
  if (found.length === 0 && !later.isChange && !later.isReversal && !later.isNow && !isCorrection) return null;
  // What was to be done is done, not said otherwise, unless it is to be done at another time.
  if (earlier.type === 'task' && !found.some(({ kind }) => /^(?:date|time|stated)$/.test(kind))) return null;
  const signs = signsOf(later, earlier, { found, same: aboutSame(later, earlier, comparison) });
  const score = Object.entries(worth).reduce((total, [sign, weight]) => total + weight * signs[sign as Sign], -bar);
  return { score, reason: found[0]?.reason ?? (isCorrection ? 'corrected' : 'changed') };
}

type Seen = { readonly found: readonly Difference[]; readonly same: Sameness };

/** What speaks for and against a replacement, each from 0 to 1. */
export function signsOf(later: Assertion, earlier: Assertion, { found, same }: Seen): Readonly<Record<Sign, number>> {
  const has = (...kinds: DifferenceKind[]) => found.some(({ kind }) => kinds.includes(kind));
  const isTold = later.isChange || later.isReversal || later.type === 'correction';
  const isDeed = later.isDeed && !later.isChange && later.type !== 'correction';
  const claims: Readonly<Record<Exclude<Sign, keyof Sameness | 'differing' | 'told'>, boolean>> = {
    hint: later.announcesChange,
    change: later.isChange,
    toldDifference: isTold && found.length > 0,
    hintedValue: later.announcesChange && has('date', 'time', 'amount', 'stated', 'named'),
    stated: has('stated'),
    date: has('date'),
    named: has('named'),
    putAside: has('put-aside'),
    behind: has('behind'),
    opposite: has('opposite'),
    laterEvent: later.type === 'event',
    laterTask: later.type === 'task',
    laterRemark: later.type === null,
    laterDeed: isDeed,
    earlierEvent: earlier.type === 'event',
    earlierTask: earlier.type === 'task',
    earlierRemark: earlier.type === null,
    earlierDeed: earlier.isDeed,
    bothDeeds: later.isDeed && earlier.isDeed,
  };
  return {
    ...numbers(claims),
    ...numbers(same),
    differing: found.length > 0 ? same.whole : 0,
    told: isTold ? same.whole : 0,
  };
}

function numbers<Name extends string>(values: Readonly<Record<Name, number | boolean>>): Record<Name, number> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, Number(value)])) as Record<
    Name,
    number
  >;
}

const bar = 7.25;
const worth = {
  hint: 2.1,
  change: 0.21,
  toldDifference: 0.92,
  hintedValue: 1.43,
  stated: 0.55,
  date: 0.19,
  named: -0.28,
  putAside: 1.49,
  behind: 0.14,
  opposite: 0.51,
  laterEvent: -1.49,
  laterTask: -0.72,
  laterRemark: -1.01,
  laterDeed: -0.62,
  earlierEvent: -1.16,
  earlierTask: 0.33,
  earlierRemark: -1.24,
  earlierDeed: -1.2,
  bothDeeds: -0.74,
  whole: 1.49,
  main: 2.41,
  covered: 2.33,
  rarest: 1.81,
  tag: 2.57,
  hasOtherTags: -1.33,
  hasSameSubject: 0.63,
  areOthers: -2.07,
  differing: 1.15,
  told: 1.44,
} as const satisfies Record<string, number>;
type Sign = keyof typeof worth;
