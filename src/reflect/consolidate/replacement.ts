import { disagreement } from '../../entries/compare/disagreement.js';
import { areOpposites } from '../../entries/compare/opposites.js';
import { nameKey } from '../../entries/find-entity.js';
import { differingValue } from '../text/find-values.js';
import { type TermWeights, tagTerm } from '../text/term-weights.js';
import type { Assertion } from './assertion.js';

/** From this score on a change is proposed. Whoever calls a note a correction says that there is something to correct. */
export function isSureEnough({ score }: Replacement, later: Assertion): boolean {
  return score >= (later.type === 'correction' ? 0.4 : later.announcesChange ? 0.45 : 0.64);
}

export type Replacement = { readonly score: number; readonly reason: string };

/** Whether a later assertion takes the place of an earlier one, and how sure that is; null where both can hold. */
export function replaces(later: Assertion, earlier: Assertion, weights: TermWeights): Replacement | null {
  const isHappening = later.isDeed && earlier.isDeed;
  if (isHappening && !later.isChange) return null;
  const isCorrection = later.type === 'correction';
  if (speakOfOthers(later, earlier) && !later.isChange && !isCorrection) return null;
  const alike = likeness(later, earlier, weights);
  const stated = statedOtherwise(later, earlier);
  const named = isStanding(later) && isStanding(earlier) ? namedOtherwise(later, earlier, alike) : null;
  const dropped = givenUp(later, earlier, alike) ?? putBehind(later, earlier, alike);
  const difference =
    stated ??
    valuedOtherwise(later, earlier, { alike, fewest: isCorrection ? 0.2 : 0.3 }) ??
    named ??
    dropped ??
    turned(later, earlier, alike) ??
    (later.isChange && !earlier.isDeed && alike >= (later.isReversal ? 0.42 : 0.6)
      ? 'changed'
      : isCorrection && alike >= 0.5
        ? 'corrected'
        : null);
  if (difference === null) return null;
  const score =
    alike +
    (stated === null ? 0 : 0.35) +
    (isCorrection ? 0.28 : later.isChange ? 0.2 : later.announcesChange ? 0.1 : 0) +
    (namesOldValue(later, earlier) || dropped !== null ? 0.2 : 0) +
    sharedTags(later, earlier, weights) -
    (isHappening || (isMereDeed(later) && stated === null) ? 0.2 : 0) -
    (isPassing(earlier) || isPassing(later) ? 0.25 : 0);
  return { score, reason: difference };
}

/** What was done once, and isn't told as a change, leaves standing what is so in general. */
function isMereDeed({ isDeed, isChange, type }: Assertion): boolean {
  return isDeed && !isChange && type !== 'correction';
}

/** How much of what two assertions are about is the same; the reasons that one of them adds need not be. */
function likeness(later: Assertion, earlier: Assertion, weights: TermWeights): number {
  const whole = weights.likeness(later.frame, earlier.frame);
  const known = new Set(earlier.mainFrame);
  const shared = later.mainFrame.filter((term) => known.has(term)).length;
  const fewest = later.isChange || later.type === 'correction' ? 1 : 2;
  return shared < fewest ? whole : Math.max(whole, 0.95 * weights.likeness(later.mainFrame, earlier.mainFrame));
}

/** What the later one does away with by name, the earlier one had. */
function givenUp(later: Assertion, earlier: Assertion, alike: number): string | null {
  if (alike < 0.25 || !(later.announcesChange || later.isChange)) return null;
  const term = later.givenUp.find((each) => earlier.frame.includes(each) && !earlier.givenUp.includes(each));
  return term === undefined ? null : `no longer "${term}"`;
}

/** "The camp is in Bled, Orta was full": what the earlier one said comes back only in the reason or the exception. */
function putBehind(later: Assertion, earlier: Assertion, alike: number): string | null {
  if (earlier.isDeed || alike < (later.announcesChange ? 0.28 : 0.45) || isMereDeed(later) || earlier.type === 'task')
    return null;
  const old = later.behind.find((term) => earlier.mainFrame.includes(term) && !later.mainFrame.includes(term));
  const isNew = later.mainFrame.some((term) => !earlier.frame.includes(term));
  return old === undefined || !isNew ? null : `no longer "${old}"`;
}

/** What is to be done, felt or wished names people without being about who does something. */
function isStanding({ type }: Assertion): boolean {
  return type !== 'task' && type !== 'emotion' && type !== 'preference';
}

/** A tag of few notes says that two of them speak of one thing. */
function sharedTags(later: Assertion, earlier: Assertion, weights: TermWeights): number {
  const shared = later.tags.filter((tag) => earlier.tags.includes(tag));
  return Math.min(0.12, Math.max(0, ...shared.map((tag) => 0.03 * weights.weightOf(tagTerm(tag)))));
}

/** Two things of one kind: another number, another describing word, or another subject of the same statement. */
function speakOfOthers(later: Assertion, earlier: Assertion): boolean {
  if (areApart(later.numbered, earlier.numbered)) return true;
  for (const [noun, word] of later.described) {
    const other = earlier.described.get(noun);
    if (other !== undefined && areOtherWords(word, other)) return true;
  }
  const [one, other] = [later.statement, earlier.statement];
  if (one === null || other === null || one.attribute !== other.attribute || one.subject === other.subject)
    return false;
  return !isNamed(one.subject, [other.subject]) && one.attribute !== 'lead';
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

function statedOtherwise(later: Assertion, earlier: Assertion): string | null {
  const [one, other] = [later.statement, earlier.statement];
  if (one === null || other === null) return null;
  return disagreement(one, other);
}

function valuedOtherwise(
  later: Assertion,
  earlier: Assertion,
  { alike, fewest }: { alike: number; fewest: number },
): string | null {
  if (alike < fewest) return null;
  const found = later.announcesChange
    ? differingValue(earlier.values, later.values)
    : differingValue(earlier.mainValues, later.mainValues);
  if (found?.kind === 'amount' && isMereDeed(later)) return null;
  // A bare number may count anything, and what is counted anew each time is no change.
  const isBare = found?.kind === 'amount' && !/[^\d.,]/.test(found.after);
  if (found?.kind === 'amount' && alike < (isBare || !later.announcesChange ? 0.8 : 0)) return null;
  return found === null ? null : `"${found.before}" before, "${found.after}" here`;
}

/** A sentence with more names tells of several people, not of who is what. */
const mostNames = 3;

/** The same said of somebody or something else: a new name in the same frame, and the old one gone or named as the old one. */
function namedOtherwise(later: Assertion, earlier: Assertion, alike: number): string | null {
  const [gone] = earlier.names.filter((name) => !isNamed(name, later.names));
  const [come] = later.names.filter((name) => !isNamed(name, earlier.names));
  if (come === undefined || earlier.names.length === 0 || earlier.names.length > mostNames) return null;
  if (gone === undefined) {
    const old = alike >= 0.35 ? earlier.names.find((name) => isPutAside(later.text, { old: name, come })) : undefined;
    return old === undefined ? null : `"${old}" before, "${come}" here`;
  }
  if (!isNamed(gone, earlier.mainNames) || !isNamed(come, later.mainNames)) return null;
  const [own, other] = [without(later.mainFrame, [come, gone]), without(earlier.mainFrame, [gone])];
  const known = new Set(other);
  const shared = own.filter((term) => known.has(term)).length;
  if (shared < 2 && !(shared === 1 && later.announcesChange && other.length <= 2)) return null;
  return shared * 3 >= Math.min(own.length, other.length) * 2 ? `"${gone}" before, "${come}" here` : null;
}

/** The new name stands in the main clause, the old one in the reason or the exception behind it. */
function isPutAside(text: string, { old, come }: { old: string; come: string }): boolean {
  const [main = '', ...rest] = text.split(
    /,\s|\s[–—-]\s|\s\(|\s(?=(?:since|because|instead of|rather than|not|as|after|while)\s)/iu,
  );
  return isNamed(come, [nameKey(main)]) && !isNamed(old, [nameKey(main)]) && isNamed(old, [nameKey(rest.join(' '))]);
}

function without(frame: readonly string[], names: readonly string[]): string[] {
  const words = names.flatMap((name) => name.split(' '));
  return frame.filter((term) => !words.some((word) => word.startsWith(term) || term.startsWith(word)));
}

function isNamed(name: string, names: readonly string[]): boolean {
  return names.some(
    (other) => other === name || ` ${other} `.includes(` ${name} `) || ` ${name} `.includes(` ${other} `),
  );
}

/** One says yes where the other says no. */
function turned(later: Assertion, earlier: Assertion, alike: number): string | null {
  if (later.isNegated !== earlier.isNegated && alike >= (later.isChange ? 0.45 : 0.65))
    return later.isNegated ? 'no longer so' : 'so after all';
  const words = (text: string) => text.toLowerCase().match(/\p{L}+/gu) ?? [];
  if (alike < 0.4) return null;
  const before = words(earlier.text);
  for (const word of words(later.text)) {
    const opposite = before.find((other) => areOpposites(word, other) && (alike >= 0.65 || !/^o(?:n|ff)$/.test(word)));
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
    earlier.names.some((old) => later.names.some((come) => come !== old && isPutAside(later.text, { old, come })))
  );
}

/** What was true of one day only can't be replaced. */
function isPassing({ text }: Assertion): boolean {
  return /(?<![\p{L}])(?:today|tonight|this (?:morning|afternoon|evening|time)|for today|heute|hoy|aujourd'hui|hoje|oggi|сегодня)(?![\p{L}])/iu.test(
    text,
  );
}
