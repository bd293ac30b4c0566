import { lexicon } from './credential-lexicon.js';
import type { CredentialName } from './credential-names.js';
import { isPassword } from './credential-values.js';
import type { Reading } from './is-credential-value.js';
import { isAmong } from './match-words.js';
import { endsHere } from './name-value-separators.js';
import { endOfLine, type Span, startOfLine } from './read-sentence-value.js';
import { isUnspaced } from './word-pattern.js';

/** A value before its name: `… is my password`, `… ist das neue WLAN-Passwort`, `… als PIN`. */
export function valueBefore({ text, lower }: Reading, name: CredentialName): Span[] {
  if (name.kind === 'card check number' || name.needs !== null) return [];
  // A noun after the name changes its meaning: `password manager`.
  if (!endsHere(lower, name.end, endOfLine(lower, name.end))) return [];
  const from = Math.max(startOfLine(lower, name.start), name.start - 200);
  const before = lower.slice(from, name.start);
  const span = isUnspaced(name.word) ? spanInRun(before) : spanInWords(before);
  if (span === null) return [];
  const found = { start: from + span.start, end: from + span.end };
  const written = text.slice(found.start, found.end);
  const isOne = name.kind === 'password' ? isPassword(written) : /^\d{4,8}$/.test(written);
  return isOne ? [found] : [];
}

/** The words before the name, from the last one backwards: up to four modifiers, a possessive, `is`, the value. */
function spanInWords(before: string): Span | null {
  const is = lexicon.is();
  const as = lexicon.as();
  const owner = lexicon.owner();
  const filler = lexicon.filler();
  const words = [...before.matchAll(/[^ \t]+/g)];
  const isCompound = !/[ \t]$/.test(before);
  for (let at = words.length - (isCompound ? 2 : 1); at > 0 && at >= words.length - 7; at--) {
    const word = words[at]?.[0] ?? '';
    if (/[.,;:!?]$/.test(word)) return null;
    const rest = words.slice(at + 1).map(([other]) => other);
    const told = rest.slice(rest.findIndex((other) => !isAmong(other, filler) || isAmong(other, owner)));
    const isTold = (isAmong(word, is) || /^[—–-]$/.test(word)) && isAmong(told[0] ?? '', owner);
    if (isTold || isAmong(word, as)) return withoutMarks(words[at - 1]);
  }
  return null;
}

function withoutMarks(word: RegExpExecArray | undefined): Span | null {
  if (word === undefined) return null;
  const start = word.index + (/^["'`(“„«»*_]{1,3}/.exec(word[0])?.[0].length ?? 0);
  const end = word.index + word[0].replace(/["'`)”’»«*_,]{1,4}$/, '').length;
  return end > start ? { start, end } : null;
}

/** `…是我的密码`, `…がパスワード`. */
function spanInRun(before: string): Span | null {
  const is = lexicon.is();
  const match = new RegExp(
    `([!-~]{4,60})[ \\t]?(?:${is.unspaced.source})[ \\t]?[\\u3040-\\u30ff\\u3400-\\u9fff\\uac00-\\ud7afa-z \\t-]{0,16}$`,
  ).exec(before);
  return match?.[1] === undefined ? null : { start: match.index, end: match.index + match[1].length };
}
