import {
  changeCue,
  denials,
  disposals,
  holdings,
  mayDeny,
  mayGiveAway,
  maySayNow,
  moves,
  nowWords,
  ownThing,
} from '../../language/changes/change-words.js';
import { reasonFromSeparation } from '../../language/changes/couple-separations.js';
import { isPlain, plainOrAny } from '../../language/lazy-pattern.js';
import { isEvent } from '../../language/sentences/is-event.js';
import { plainSentence } from '../../language/sentences/plain-sentence.js';
import { isSaidIn, meaningfulWords, ownerOf } from '../../language/words/meaningful-words.js';
import { memoizeByText } from './memoize-by-text.js';
import { reasonFromNewValue } from './reported-new-value.js';

const longest = 300;

/**
 * Why an older sentence doesn't hold beside a newer one that reports a change: something ended, was given away, has another value, moved, or
 * belongs to somebody else now. Null if it reports no change, or is about another thing.
 */
export function reasonFromReportedChange(newer: string, older: string): string | null {
  if (newer.length > longest || older.length > longest) return null;
  const changed = changedFor(newer, older);
  if (changed !== null) return changed;
  if (isDenied(older) && changeCue(older)) return null;
  const before = older.toLowerCase().replace(/[.!。！\s]+$/u, '');
  for (const clause of clausesOf(newer)) {
    const reason =
      denied(clause, before) ?? givenAway(clause, before) ?? moved(clause, before) ?? takenOver(clause, older);
    if (reason !== null) return reason;
  }
  return null;
}

/**
 * Why an older sentence that reports a change doesn't hold beside a newer one with the earlier or yet another value: "Our standup is at
 * 9:15" after "Standup moved to 10:00". Null if it reports no change, or is about another thing.
 */
export function reasonFromRevertedChange(newer: string, older: string): string | null {
  if (newer.length > longest || older.length > longest) return null;
  return changedFor(older, newer) === null ? null : `"${shown(older)}" before`;
}

function changedFor(change: string, state: string): string | null {
  const [now, was] = [plainOf(change), plainOf(state)];
  const value = reasonFromNewValue(now, was);
  return value === null || isEvent(state) ? reasonFromSeparation(now, was) : value;
}

const plainOf = memoizeByText(plainSentence, 2_000);

/** `Jonas left; Sabine keeps the code now`: what is said one after the other. A clause without a subject has that of the first. */
function clausesOf(sentence: string): string[] {
  const [first = '', ...others] = sentence
    .replace(/[.!。！\s]+$/u, '')
    .split(/\s*[;；，]\s*|,\s+|\s+(?:and|but|und|aber|y|pero|и|а|но)\s+/u)
    .filter((clause) => clause !== '');
  return [first, ...others];
}

function isDenied(sentence: string): boolean {
  return mayDeny(sentence.toLowerCase()) && denials.some((pattern) => pattern(sentence).test(sentence));
}

/** "I no longer work nights on Tuesdays": everything that is denied was said before. */
function denied(clause: string, older: string): string | null {
  const lower = clause.toLowerCase();
  if (!mayDeny(lower)) return null;
  const pattern = denials.find((one) => one(lower).test(lower));
  if (pattern === undefined || isEvent(older)) return null;
  const claim = lower.replace(pattern(lower), ' ').replace(pattern(lower), ' ');
  if (isUnspaced(lower)) return older.includes(lower.replace(pattern(lower), '')) ? `"${shown(clause)}" here` : null;
  if (ownerOf(claim) !== ownerOf(older)) return null;
  const words = meaningfulWords(claim);
  return words.length > 0 && words.every((word) => isSaidIn(word, older)) ? `"${shown(clause)}" here` : null;
}

/** "I sold the Toyota": what was driven, kept or rented is no longer. */
function givenAway(clause: string, older: string): string | null {
  const lower = clause.toLowerCase();
  if (!mayGiveAway(lower)) return null;
  for (const pattern of disposals) {
    const thing = pattern(lower).exec(lower)?.groups?.thing;
    if (thing === undefined) continue;
    const isOwn = ownerOf(lower) === 'user' && ownThing(older).test(older);
    const words = meaningfulWords(thing);
    if (words.length === 0 || isEvent(older)) continue;
    if (!isOwn && (ownerOf(lower) !== ownerOf(older) || !holdings(older).test(older))) continue;
    if (words.every((word) => isSaidIn(word, older))) return `"${shown(clause)}" here`;
  }
  return null;
}

/** "李老师的办公室搬到了五号楼": the same thing is somewhere else, or at another time. */
function moved(clause: string, older: string): string | null {
  if (isPlain(clause)) return null;
  for (const { to, at } of moves) {
    const found = to.exec(clause.toLowerCase())?.groups;
    const was = at.exec(older)?.groups;
    if (found?.s === undefined || was?.s === undefined || found.v === undefined || was.v === undefined) continue;
    if (found.s === was.s && !was.v.includes(found.v)) return `"${was.v}" before, "${found.v}" here`;
  }
  return null;
}

const mostOwn = 1;
const leastShared = 3;

/** "Sabine keeps the code now" after "the code is kept by Jonas": all is the same but who it is. */
function takenOver(clause: string, older: string): string | null {
  const lower = clause.toLowerCase();
  if (!maySayNow(lower) || !nowWords(lower).test(lower) || isEvent(older)) return null;
  const [name, before] = [namesIn(clause, older), namesIn(older, clause)];
  if (name.length !== 1 || before.length !== 1) return null;
  const rest = (text: string, own: readonly string[]) =>
    meaningfulWords(text.toLowerCase()).filter((word) => !own.includes(word));
  const [here, there] = [rest(clause.replace(nowWords(clause), ' '), name), rest(older, before)];
  const shared = here.filter((word) => isSaidIn(word, older.toLowerCase()));
  const isSame = shared.length >= leastShared && here.length - shared.length <= mostOwn;
  const isWhole = there.filter((word) => !isSaidIn(word, lower)).length <= mostOwn;
  return isSame && isWhole ? `"${before[0]}" before, "${name[0]}" here` : null;
}

/** Names that only one of two sentences has, in lower case. */
function namesIn(text: string, other: string): string[] {
  const words = text.match(capital(text)) ?? [];
  const lower = other.toLowerCase();
  return [...new Set(words.map((word) => word.toLowerCase()))].filter(
    (word) => meaningfulWords(word).length > 0 && !lower.includes(word),
  );
}

const capital = plainOrAny('(?<![\\p{L}])[\\p{Lu}][\\p{Ll}]+', 'g');

function shown(clause: string): string {
  return clause.trim().slice(0, 120);
}

function isUnspaced(text: string): boolean {
  return /[\p{Script=Han}\p{Script=Hiragana}]/u.test(text) && !text.includes(' ');
}
