import { disagreement } from '../../entries/compare/contradictions.js';
import { areOpposites } from '../../entries/compare/opposites.js';
import type { EpisodeType } from '../../entries/entry.js';
import { nameKey } from '../../entries/find-entity.js';
import type { Statement } from '../../entries/statement.js';
import { findNames } from '../../memory/route/names.js';
import { differingValue, findValues, isNumberWord, numberedThings, type Values } from '../text/find-values.js';
import { subjectTerms } from '../text/generic-terms.js';
import type { TermWeights } from '../text/term-weights.js';

/** Something that was said and may be said otherwise later. */
export type Assertion = {
  readonly text: string;
  readonly type: EpisodeType | null;
  readonly tags: readonly string[];
  readonly statement: Statement | null;
  readonly values: Values;
  readonly names: readonly string[];
  /** What it is about: its content words without values and without words that announce a change. */
  readonly frame: readonly string[];
  /** `chapter 3`: numbers that tell things apart. */
  readonly numbered: readonly string[];
  readonly isNegated: boolean;
  readonly announcesChange: boolean;
};

export type Replacement = { readonly score: number; readonly reason: string };

export function toAssertion(
  claim: { readonly text: string; readonly terms: readonly string[]; readonly statement: Statement | null },
  { type, tags }: { readonly type: EpisodeType | null; readonly tags: readonly string[] },
): Assertion {
  const names = findNames(claim.text).map(({ name }) => nameKey(name));
  const plain = claim.text.replaceAll('’', "'");
  return {
    text: claim.text,
    type,
    tags,
    statement: claim.statement,
    values: findValues(plain),
    names,
    frame: subjectTerms(claim.terms).filter(
      (term) => !/\d/.test(term) && !isNumberWord(term) && !changeTerms.has(term),
    ),
    numbered: numberedThings(plain),
    isNegated: negation.test(plain),
    announcesChange: type === 'correction' || change.test(plain),
  };
}

/** Whether a later assertion takes the place of an earlier one, and how sure that is; null where both can hold. */
export function replaces(later: Assertion, earlier: Assertion, weights: TermWeights): Replacement | null {
  const isHappening = later.type === 'event' && earlier.type === 'event';
  if (isHappening && !later.announcesChange) return null;
  if (areApart(later.numbered, earlier.numbered)) return null;
  const alike = weights.likeness(later.frame, earlier.frame);
  const stated = statedOtherwise(later, earlier);
  const difference =
    stated ?? valuedOtherwise(later, earlier, alike) ?? namedOtherwise(later, earlier) ?? turned(later, earlier, alike);
  const isCorrection = later.type === 'correction';
  if (difference === null && !(isCorrection && alike >= 0.5)) return null;
  const naming = namesOldValue(later, earlier);
  const score =
    alike +
    (stated === null ? 0 : 0.35) +
    (isCorrection ? 0.25 : later.announcesChange ? 0.15 : 0) +
    (naming ? 0.2 : 0) +
    (later.tags.some((tag) => earlier.tags.includes(tag)) ? 0.08 : 0) -
    (isHappening ? 0.2 : 0) -
    (later.type === null || earlier.type === null ? 0.05 : 0) -
    (isPassing(earlier) || isPassing(later) ? 0.25 : 0);
  return { score, reason: difference ?? 'corrected' };
}

const change =
  /(?<![\p{L}])(?:now|no longer|not any ?more|any ?more|anymore|instead|moved|moves|changed|changes|switch(?:ed|es)?|replac(?:ed|es|ing)|postponed|rescheduled|pushed|delayed|brought forward|extended|shifted|earlier than|later than|actually|in fact|turns out|turned out|correction|corrected|wrong|mistaken|not .{1,40} but|rather than|renamed|took over|takes over|taken over|since (?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|today|yesterday|january|february|march|april|may|june|july|august|september|october|november|december|last|this)|from now on|new|updated?|after all|back to|went (?:up|down)|rose|dropped|raised|lowered|increased|reduced|stopped|gave up|quit|has gone off|dropped|cancelled|canceled|called off|scrapped|reversed|jetzt|nicht mehr|statt|verschoben|geändert|doch|ahora|ya no|en vez|cambi\p{L}+|maintenant|ne .{1,30} plus|au lieu|déplacé|agora|já não|em vez|mudou|adesso|non .{1,30} più|invece|spostat\p{L}|теперь|больше не|вместо|перенес\p{L}+)(?![\p{L}])/iu;

const changeTerms = new Set(
  'now longer anymor more instead move chang switch replac postpon reschedul push delai delay extend shift earlier later actual fact turn correct wrong mistaken new updat renam today yesterday tomorrow week month januari februari march april may june juli august septemb octob novemb decemb mondai tuesdai wednesdai thursdai fridai saturdai sundai monday tuesday wednesday thursday friday saturday sunday january february july september october november december sinc still agre'.split(
    ' ',
  ),
);

const negation =
  /(?<![\p{L}])(?:not|no|never|none|nothing|without|cannot|neither|nor|nicht|kein\p{L}*|nie|nunca|jamais|pas|não|non|mai|не|никогда|нет)(?![\p{L}])|n't\b|不|没|ない|않/iu;

/** "Chapter three" is another chapter than chapter five, whatever is said of them. */
function areApart(one: readonly string[], other: readonly string[]): boolean {
  const noun = (thing: string) => thing.split(' ')[0];
  return one.some((thing) => !other.includes(thing) && other.some((known) => noun(known) === noun(thing)));
}

function statedOtherwise(later: Assertion, earlier: Assertion): string | null {
  const [one, other] = [later.statement, earlier.statement];
  if (one === null || other === null) return null;
  return disagreement(one, other);
}

function valuedOtherwise(later: Assertion, earlier: Assertion, alike: number): string | null {
  if (alike < 0.3) return null;
  const found = differingValue(earlier.values, later.values);
  return found === null ? null : `"${found.before}" before, "${found.after}" here`;
}

/** The same said of somebody or something else: one name each that the other doesn't have, in the same frame. */
function namedOtherwise(later: Assertion, earlier: Assertion): string | null {
  const [gone] = earlier.names.filter((name) => !isNamed(name, later.names));
  const [come] = later.names.filter((name) => !isNamed(name, earlier.names));
  if (gone === undefined || come === undefined) return null;
  const without = (frame: readonly string[], names: readonly string[]) => {
    const words = new Set(names.flatMap((name) => name.split(' ')));
    return frame.filter((term) => ![...words].some((word) => word.startsWith(term) || term.startsWith(word)));
  };
  const [own, other] = [without(later.frame, [come, gone]), without(earlier.frame, [gone])];
  const known = new Set(other);
  const shared = own.filter((term) => known.has(term)).length;
  if (shared < 2 && !(shared === 1 && later.announcesChange && other.length <= 2)) return null;
  return shared * 3 >= Math.min(own.length, other.length) * 2 ? `"${gone}" before, "${come}" here` : null;
}

function isNamed(name: string, names: readonly string[]): boolean {
  return names.some(
    (other) => other === name || ` ${other} `.includes(` ${name} `) || ` ${name} `.includes(` ${other} `),
  );
}

/** One says yes where the other says no. */
function turned(later: Assertion, earlier: Assertion, alike: number): string | null {
  if (later.isNegated !== earlier.isNegated && alike >= (later.announcesChange ? 0.45 : 0.7))
    return later.isNegated ? 'no longer so' : 'so after all';
  const words = (text: string) => text.toLowerCase().match(/\p{L}+/gu) ?? [];
  if (alike < 0.4) return null;
  const before = words(earlier.text);
  for (const word of words(later.text)) {
    const opposite = before.find((other) => areOpposites(word, other));
    if (opposite !== undefined) return `"${opposite}" before, "${word}" here`;
  }
  return null;
}

/** "not the Monday one", "since Petra is on leave": whoever replaces something often names it. */
function namesOldValue(later: Assertion, earlier: Assertion): boolean {
  const { dates, times, amounts } = earlier.values;
  return (
    dates.some((date) => later.values.dates.includes(date) && later.values.dates.length > 1) ||
    times.some((time) => later.values.times.includes(time) && later.values.times.length > 1) ||
    amounts.some(
      ({ number, unit }) =>
        later.values.amounts.length > 1 &&
        later.values.amounts.some((one) => one.number === number && one.unit === unit),
    ) ||
    (later.announcesChange &&
      earlier.names.length > 0 &&
      later.names.length > earlier.names.length &&
      earlier.names.every((name) => isNamed(name, later.names)))
  );
}

/** What was true of one day only can't be replaced. */
function isPassing({ text }: Assertion): boolean {
  return /(?<![\p{L}])(?:today|tonight|this (?:morning|afternoon|evening|time)|for today|heute|hoy|aujourd'hui|hoje|oggi|сегодня)(?![\p{L}])/iu.test(
    text,
  );
}
