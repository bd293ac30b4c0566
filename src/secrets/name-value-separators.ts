import { lexicon } from './credential-lexicon.js';
import { skipBlanks, skipWords, wordAt } from './match-words.js';
import { isUnspacedAt, letter } from './word-pattern.js';

/** What joins a name and its value: where the value starts, and whether a character or a word introduces it. */
export type Separator = {
  readonly start: number;
  readonly end: number;
  readonly by: 'sign' | 'is';
  readonly sign: string;
};

/** `: `, ` = `, ` | `, ` is now `, `, c'est `, `は`. */
export function separatorAt(lower: string, at: number): Separator | null {
  const unspaced = unspacedIs(lower, at);
  if (unspaced !== null) return unspaced;
  const possessive = /^['’]s[ \t]/.exec(lower.slice(at, at + 3));
  if (possessive !== null) return { start: at, end: at + 3, by: 'is', sign: '' };
  const comma = lower.charAt(at) === ',' ? at + 1 : at;
  const word = skipBlanks(lower, comma);
  const is = word === comma ? null : wordAt(lower, word, lexicon.is());
  if (is !== null && /^[ \t:]/.test(lower.charAt(is))) {
    const filled = skipWords(lower, is, { words: lexicon.filler(), most: 3 });
    const colon = /^[ \t]{0,4}[:：]/.exec(lower.slice(filled, filled + 5))?.[0].length ?? 0;
    return { start: at, end: skipBlanks(lower, filled + colon), by: 'is', sign: '' };
  }
  const sign = /^(?:[ \t]{0,8}(=>|->|[:=：＝|→—–])[ \t]{0,8}|[ \t]{1,8}-[ \t]{1,8})/.exec(lower.slice(at, at + 18));
  return sign === null ? null : { start: at, end: at + sign[0].length, by: 'sign', sign: sign[1] ?? '-' };
}

export function separatorsIn(lower: string, from: number, to: number): Separator[] {
  const joints: Separator[] = [];
  for (let at = from; at < to; at++) {
    if (!/[\s,'’:=：＝|→—–-]/.test(lower.charAt(at)) && !isUnspacedAt(lower, at)) continue;
    const joint = separatorAt(lower, at);
    if (joint === null) continue;
    joints.push(joint);
    at = Math.max(at, joint.end - 1);
  }
  return joints;
}

/** Whether a position is followed by the end of the sentence or by a continuation, but not by a noun. */
export function endsHere(lower: string, at: number, lineEnd: number): boolean {
  const rest = lower.slice(at, Math.min(lineEnd, at + 60));
  const marks = /^["'`*_)\]”’»]{0,3}/.exec(rest)?.[0].length ?? 0;
  const next = rest.slice(marks);
  if (/^(?:[ \t]*$|[.,;:!?)\]|/\\—–。，、；！](?!\d))/.test(next) || isUnspacedAt(next, 0)) return true;
  const word = skipBlanks(next, 0);
  if (word === 0) return false;
  return !startsWithLetter.test(next.slice(word)) || wordAt(next, word, lexicon.onwards()) !== null;
}

const startsWithLetter = new RegExp(`^(?:${letter}|\\d)`);

function unspacedIs(lower: string, at: number): Separator | null {
  const word = skipBlanks(lower, at);
  if (!isUnspacedAt(lower, word)) return null;
  const is = lexicon.is();
  const filler = lexicon.filler();
  const ahead = lower.slice(word, word + 12);
  const match = is.unspaced.exec(ahead);
  if (match === null || match.index > 0) return null;
  const filled = filler.unspaced.exec(ahead.slice(match[0].length));
  const end = word + match[0].length + (filled?.index === 0 ? filled[0].length : 0);
  return { start: at, end: skipBlanks(lower, /[:：]/.test(lower.charAt(end)) ? end + 1 : end), by: 'is', sign: '' };
}
