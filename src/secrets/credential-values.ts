import { lazyValue } from '../workspace/lazy-value.js';
import { isPlaceholder } from './is-secret-placeholder.js';
import { bitsPerCharacter, isWordy, looksRandom } from './looks-random.js';

/** Whether a value beside the name of a credential is one, and not a placeholder, a word or a measurement. */
export const isPassword = isOwn(looksLikePassword);
export const isKey = isOwn(looksLikeKey);
export const isLongKey = isOwn(looksLikeLongKey);

/** Values that are not credentials: the name of one stored elsewhere, an algorithm, a date, an address. */
export function standsForSomethingElse(value: string): boolean {
  return isPlaceholder(value) || references().some((reference) => reference.test(value));
}

function isOwn(looksRight: (value: string) => boolean): (value: string) => boolean {
  return (value) => looksRight(value) && !standsForSomethingElse(value);
}

/** Names of algorithms and units, dates, versions, addresses, sentences of a script without spaces. */
const references = lazyValue(() => [
  /^(?:sha|aes|rsa|ed|hmac|hs|rs|es|ps|argon|oauth|md|secp|curve|base|utf|pbkdf|bcrypt|scrypt|jwt|x)[-_]?\d{0,5}(?:\.\d)?(?:[kr]1|id|[-_](?:gcm|cbc|url))?$/i,
  /^(?:sha\d{1,3}|md5|bcrypt|argon2\w{0,2}|scrypt|pbkdf2)[:$-]/i,
  /^[~≈<>]?\d{1,6}(?:[.,]\d{1,3})?[-_]?(?:ms|s|secs?|seconds?|m|mins?|minutes?|h|hrs?|hours?|d|days?|w|weeks?|months?|y|years?|bits?|bytes?|chars?|characters?|digits?|kb|mb|k|x|%)?$/i,
  /^\d{4}[-/.]\d{1,2}[-/.]\d{1,2}(?:T[\d:.Z+-]{1,30})?$/,
  /^\d{1,2}[-/.:]\d{1,2}(?:[-/.:]\d{1,4})?$/,
  /^v?\d{1,4}(?:\.\d{1,5}){1,3}(?:[-+][\w.]{1,30})?$/i,
  /^[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,4}$/,
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u,
  /^(?:ctrl|alt|cmd|shift|option|strg)\+|^id_(?:rsa|ed25519|ecdsa|dsa)\b/i,
  // `Configuration](#passwords`: the rest of a link
  /\]\(/,
  // `tool.call(…)`, `this->key`
  /^[a-z_$][\w$]{0,60}(?:(?:\.|->|::)[a-z_$][\w$]{0,60}){0,6}\(/i,
]);

function looksLikePassword(value: string): boolean {
  if (value.length < 6) return /^(?=.*\d)(?=.*[^\p{L}\p{N}])./u.test(value) && value.length >= 5;
  const kinds = kindsIn(value);
  if (isWordy(value)) {
    if (marksInside.test(value)) return true;
    return /\d/.test(value) && /\p{Lu}/u.test(value) && kinds >= 3 && !/[/.]/.test(value);
  }
  return /\d/.test(value) ? kinds >= 2 : kinds >= 3;
}

/** Characters that never occur inside a word, a name or a path: `Summer!Rain`. */
const marksInside = /[^\s/:][!#$%^*+~@?][^\s/:]/;

function looksLikeKey(value: string): boolean {
  if (value.length < 6 || isWordy(value)) return false;
  const kinds = kindsIn(value);
  if (value.length >= 20 && kinds === 1) return bitsPerCharacter(value) >= 3.2 && !/^\p{L}+$/u.test(value);
  return /\d/.test(value) ? kinds >= 2 : kinds >= 3;
}

function looksLikeLongKey(value: string): boolean {
  return value.length >= 16 && /\d/.test(value) && looksRandom(value);
}

function kindsIn(value: string): number {
  return [/\p{Ll}/u, /\p{Lu}/u, /\d/, /[^\p{L}\p{N}]/u].filter((kind) => kind.test(value)).length;
}
