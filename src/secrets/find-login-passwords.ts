import { lexicon } from './credential-lexicon.js';
import { isPassword } from './credential-values.js';
import type { Reading } from './is-credential-value.js';
import { hasWord } from './match-words.js';
import { endOfLine, readValue, type Value } from './read-sentence-value.js';

/** Passwords recognised by the login beside them: `login: kim / …`, `credentials kim:…`, `kim@example.org / …`. */
export function passwordsOfLogins({ text, lower }: Reading): Value[] {
  return [...lower.matchAll(separator)].flatMap(({ 0: sign, index }) => {
    const before = lower.slice(Math.max(0, index - 100), index).trimEnd();
    const login = before.split(/[\s/:|,;"`(]/).at(-1) ?? '';
    const isAddress = /^[\w.+-]+@[\w-]+(?:\.[\w-]+)+$/.test(login);
    if (isAddress ? sign === ':' : !announcesLogin(before.slice(0, before.length - login.length))) return [];
    const value = readValue(text, index + sign.length, endOfLine(text, index));
    if (value === null) return [];
    const written = text.slice(value.start, value.end);
    return /\d/.test(written) && /\p{L}/u.test(written) && isPassword(written) ? [value] : [];
  });
}

export function mayHoldLoginPair(text: string): boolean {
  return text.search(separator) !== -1;
}

const separator =
  /(?:(?<=\S)\/|[ \t]\/)[ \t]{0,3}(?=[^\s/]{6})(?=[^\s/]{0,60}\d)|(?<=\w):(?=[^\s/]{6})(?=[^\s/]{0,60}\d)/g;

/** Whether the last words say that a login follows. */
function announcesLogin(before: string): boolean {
  const clause = before.split(/[\n.,;]/).at(-1) ?? '';
  return (
    /[ \t]$/.test(clause) &&
    hasWord(
      clause
        .trimEnd()
        .split(/[ \t]+/)
        .slice(-3)
        .join(' '),
      lexicon.login(),
    )
  );
}
