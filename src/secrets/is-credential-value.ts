import { lexicon } from './credential-lexicon.js';
import { address, type CredentialName } from './credential-names.js';
import { isPassword, standsForSomethingElse } from './credential-values.js';
import { isAmong, skipBlanks, wordAt, wordBefore } from './match-words.js';
import { endsHere, separatorAt } from './name-value-separators.js';
import { startOfLine, type Value } from './read-sentence-value.js';

/** A text, and its lower-case form for word lookups. */
export type Reading = { readonly text: string; readonly lower: string };

/** Where a value may be, and how it is introduced: `password: …`, `password is …`, `password …`, `password to …`. */
export type Place = {
  readonly at: number;
  readonly by: 'sign' | 'is' | 'beside' | 'towards';
  /** The start of the text that joins it to the name. */
  readonly joinedAt: number;
  /** Nothing else is between the name and the value. */
  readonly isDirect: boolean;
};

export type ValueIntroduction = {
  readonly name: CredentialName;
  readonly place: Place;
  readonly value: Value;
  readonly lineEnd: number;
};

/** Whether the text in the place of a value is one. With `isLoose` also if it is only possible. */
export function isCredential(reading: Reading, told: ValueIntroduction, isLoose: boolean): boolean {
  return told.name.kind === 'password'
    ? isToldPassword(reading, told, isLoose)
    : isLoose || isToldNumber(reading, told);
}

function isToldPassword(reading: Reading, told: ValueIntroduction, isLoose: boolean): boolean {
  const { name, place, value } = told;
  const written = reading.text.slice(value.start, value.end);
  if (place.by === 'towards') return isGoal(reading, written, value.end);
  // `Password: 12+ chars`
  if (
    /^[ \t]{1,2}(?:chars?|characters?|zeichen|caracteres|caractères|digits)\b/.test(
      reading.lower.slice(value.end, value.end + 14),
    )
  )
    return false;
  if (isPassword(written)) return true;
  if (place.by === 'beside') return isLoose && /\d/.test(written) && (written.length >= 6 || /^\d{4,}$/.test(written));
  if (/^\d{4,16}$/.test(written)) return isLoose || (endsClause(reading, told) && name.word.length > 3);
  if (standsForSomethingElse(written)) return false;
  if (place.by === 'is')
    return value.isQuoted ? written.length >= 4 && !isDenied(reading, told) : isLoose && /\d/.test(written);
  // `Pass → continue`: what comes next.
  if (/→|->/.test(reading.lower.slice(place.joinedAt, place.at))) return false;
  if (!place.isDirect || isNextCell(reading, told) || !/[\p{L}\p{N}]{2}/u.test(written)) return false;
  return isLoose ? written.length >= 3 : written.length >= 4 && endsClause(reading, told) && isOfLogin(reading, told);
}

/** In a table header the next cell is another header. */
function isNextCell({ lower }: Reading, { name, value }: ValueIntroduction): boolean {
  return lower.slice(name.end, value.start).includes('|');
}

/** A `pin` without a word joining it to the number may be a verb or part of a plug. */
function isToldNumber(reading: Reading, told: ValueIntroduction): boolean {
  const { start, end } = told.name;
  if (!endsClause(reading, told) || isDate(reading.text, told.value.start)) return false;
  if (told.place.by !== 'beside' || reading.text.slice(start, end) !== 'pin') return true;
  return isAmong(wordBefore(reading.lower, start), lexicon.before());
}

function isDate(text: string, start: number): boolean {
  return /^\d{4}-\d{2}-\d{2}(?!\d)/.test(text.slice(start, start + 11));
}

/** `changed the password to …`, but not `the password to server01 is …`. */
function isGoal({ lower }: Reading, written: string, end: number): boolean {
  if (!isPassword(written) || /^\p{Lu}\p{Ll}+\d{1,3}$/u.test(written)) return false;
  return !/^['’]s/.test(lower.slice(end, end + 2)) && wordAt(lower, skipBlanks(lower, end), lexicon.is()) === null;
}

/** `la contraseña ya no es …` */
function isDenied({ lower }: Reading, { place }: ValueIntroduction): boolean {
  return isAmong(wordBefore(lower, skipBlanks(lower, place.joinedAt)), lexicon.not());
}

/** Beside a login, any word may be a password unless it describes one. */
function isOfLogin({ lower }: Reading, { name, value, lineEnd }: ValueIntroduction): boolean {
  const from = startOfLine(lower, name.start);
  if (!address.test(lower.slice(from, lineEnd)) && !tellsLogin(lower, from, lineEnd)) return false;
  return !isAmong(lower.slice(value.start, value.end), lexicon.state());
}

/** `user: kim`, `login is kim`. */
function tellsLogin(lower: string, from: number, to: number): boolean {
  const login = lexicon.login();
  for (const { 0: word, index } of lower.slice(from, to).matchAll(/[^\s,;:!?()[\]|"`=*_]+/g)) {
    const end = wordAt(lower, from + index, login) ?? (login.unspaced.test(word) ? from + index + word.length : null);
    if (end !== null && separatorAt(lower, end) !== null) return true;
  }
  return false;
}

function endsClause({ lower }: Reading, { value, lineEnd }: ValueIntroduction): boolean {
  return endsHere(lower, value.end, lineEnd);
}
