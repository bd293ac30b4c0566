import { lexicon } from './credential-lexicon.js';
import { type CredentialName, isBorneOut, namesIn } from './credential-names.js';
import { isPassword } from './credential-values.js';
import { passwordsOfLogins } from './find-login-passwords.js';
import type { FoundSecret } from './find-secrets.js';
import { isCredential, type Place, type Reading } from './is-credential-value.js';
import { lowerCase } from './lower-case.js';
import { isAmong, skipBlanks, skipWords, wordAt } from './match-words.js';
import { type Separator, separatorAt, separatorsIn } from './name-value-separators.js';
import { endOfLine, readDigits, readValue, type Span, startOfLine, type Value } from './read-sentence-value.js';
import { valueBefore } from './value-before-name.js';

/**
 * Finds credentials by the sentence around them, in any order: `the password for the router is …`, `… is my password`, `pw …`,
 * `PIN der Karte: …`. With `isLoose` also possible values: not certain enough to refuse a text, but enough not to repeat them.
 */
export function findCredentialSentences(text: string, { isLoose = false } = {}): FoundSecret[] {
  const reading = { text, lower: lowerCase(text) };
  return [
    ...namesIn(reading.lower).flatMap((name) => {
      const after = valuesAfter(reading, name, isLoose);
      return (after.length > 0 ? after : valueBefore(reading, name)).map((value) => found(name.kind, value));
    }),
    ...passwordsOfLogins(reading).map((value) => found('password', value)),
  ];
}

function found(kind: string, { start, end }: Span): FoundSecret {
  return { kind, form: 'labelled', start, end };
}

function valuesAfter(reading: Reading, name: CredentialName, isLoose: boolean): Span[] {
  const { text, lower } = reading;
  const lineEnd = endOfLine(text, name.end);
  for (const place of placesAfter(lower, name, lineEnd)) {
    const value = name.kind === 'password' ? readValue(text, place.at, lineEnd) : readDigits(text, name.kind, place.at);
    if (value === null || !isBorneOut(lower, name, value.start)) continue;
    if (!isCredential(reading, { name, place, value, lineEnd }, isLoose)) continue;
    return name.kind === 'password' ? [value, ...furtherValues(reading, value.end, lineEnd)] : [value];
  }
  return [];
}

function placesAfter(lower: string, name: CredentialName, lineEnd: number): Place[] {
  const from =
    name.end + (/^(?!['’]s[ \t])["'`*_)\]”’»]{0,3}/.exec(lower.slice(name.end, name.end + 3))?.[0].length ?? 0);
  const joint = separatorAt(lower, from);
  const places = joint === null ? placesAfterPhrase(lower, name, { from, lineEnd }) : [placeOf(joint, true)];
  const word = skipBlanks(lower, from);
  if (word > from) {
    const goal = name.kind === 'password' ? wordAt(lower, word, lexicon.towards()) : null;
    if (goal !== null) places.push({ at: skipBlanks(lower, goal), by: 'towards', joinedAt: from, isDirect: true });
    places.push({ at: skipBlanks(lower, skipThings(lower, from)), by: 'beside', joinedAt: from, isDirect: true });
  }
  return places.filter(({ at }) => at < lineEnd);
}

/** `for the router`, `that I use there` and the like describe a credential; `is` may come several times. */
function placesAfterPhrase(
  lower: string,
  { word }: CredentialName,
  { from, lineEnd }: { from: number; lineEnd: number },
): Place[] {
  if (
    !beginsPhrase(lower, from) &&
    !(isAmong(word, lexicon.withCases()) && /^[ \t]\S/.test(lower.slice(from, from + 2)))
  )
    return [];
  const ahead = lower.slice(from, Math.min(lineEnd, from + 160));
  const length = ahead.search(/[.!?;](?:\s|$)/);
  const isRow = lower.charAt(startOfLine(lower, from)) === '|';
  return separatorsIn(lower, from, from + (length === -1 ? ahead.length : length))
    .filter(({ sign }) => isRow || sign !== '|')
    .map((joint) => placeOf(joint, false));
}

/** `for …`, `d'…`, `(wifi)`, `, by the way, is`. */
function beginsPhrase(lower: string, from: number): boolean {
  const link = lexicon.link();
  const comma = lower.charAt(from) === ',' ? from + 1 : from;
  const word = skipBlanks(lower, comma);
  if (link.unspaced.exec(lower.slice(word, word + 4))?.index === 0) return true;
  if (word === comma) return false;
  if (wordAt(lower, word, link) !== null || /^(?:(?:d|l|dell)['’]|\()/.test(lower.slice(word, word + 5))) return true;
  const aside = /^,[ \t][^,.:;\n]{1,30},/.exec(lower.slice(from, from + 40));
  return aside !== null && separatorAt(lower, from + aside[0].length)?.by === 'is';
}

/** Only things that have passwords or locks between the name and the value: `Passwort WLAN …`, `PIN for my card …`. */
function skipThings(lower: string, from: number): number {
  const between = lexicon.between();
  const thing = lexicon.thing();
  const before = skipWords(lower, from, { words: between, most: 2 });
  const after = skipWords(lower, before, { words: thing, most: 2 });
  return after > before ? after : from;
}

function placeOf({ start, end, by }: Separator, isDirect: boolean): Place {
  return { at: end, by, joinedAt: start, isDirect };
}

/** `… or …`, `…, now …`, `… / …`. */
function furtherValues({ text, lower }: Reading, from: number, lineEnd: number): Value[] {
  const values: Value[] = [];
  for (let at = from; values.length < 4; at = values.at(-1)?.end ?? lineEnd) {
    const mark = /^(?:[ \t]{1,3}\/|[,;])/.exec(lower.slice(at, at + 5))?.[0] ?? '';
    const joined = skipWords(lower, at + mark.length, { words: lexicon.further(), most: 2 });
    if (joined === at + mark.length && !mark.endsWith('/')) break;
    const value = readValue(text, skipBlanks(lower, joined), lineEnd);
    if (value === null || !isPassword(text.slice(value.start, value.end))) break;
    values.push(value);
  }
  return values;
}
