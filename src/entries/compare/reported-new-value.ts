import generalWords from '../../../data/language/general-words.json' with { type: 'json' };
import { changesIn, type Groups } from '../../language/changes/value-changes.js';
import { monthNamed, weekdayNamed } from '../../language/dates/calendar-words.js';
import { datesDiffer, readDate, tellDate } from '../../language/dates/read-date.js';
import { readTimes, tellTime } from '../../language/dates/read-times.js';
import { plainOrAny } from '../../language/lazy-pattern.js';
import { type Amount, readAmounts } from '../../language/values/numbers.js';
import { isSaidIn, meaningfulWords } from '../../language/words/meaningful-words.js';
import { lazyValue } from '../../workspace/lazy-value.js';

/**
 * Why an older sentence doesn't hold beside one with a new day, time, amount or place of the same thing: "Standup moved to 10:00" after "Our
 * standup is at 9:15". Both in lower case. Null if there is no new value, or if one of them is more specific.
 */
export function reasonFromNewValue(newer: string, older: string): string | null {
  const told = readChange(newer);
  if (told === null) return null;
  const words = thingWords(told.thing);
  if (words.length === 0 || !words.every((word) => isSaidIn(word, older))) return null;
  const difference = differing(told.value, older) ?? (told.isMove ? elsewhere(told.value, older) : null);
  if (difference === null) return null;
  return headWords(older).every((word) => isSaidIn(word, told.thing)) ? difference : null;
}

type Told = Groups & { readonly isMove: boolean };

function readChange(sentence: string): Told | null {
  for (const { match, isMove } of changesIn(sentence)) {
    const groups = match(sentence);
    if (groups !== null) return { ...groups, isMove };
  }
  return null;
}

function differing(now: string, older: string): string | null {
  const [date, before] = [readDate(now), readDate(older)];
  if (date !== null) {
    if (before === null) return null;
    return datesDiffer(date, before) ? reason(tellDate(before), tellDate(date)) : null;
  }
  const [time, was] = [readTimes(now, { isBare: true })[0], readTimes(older)[0]];
  if (time !== undefined && was !== undefined) return time === was ? null : reason(tellTime(was), tellTime(time));
  return differingAmount(readAmounts(now)[0], readAmounts(older));
}

/** Only what is counted in the same unit can differ; a single number may go without. */
function differingAmount(now: Amount | undefined, before: readonly Amount[]): string | null {
  if (now === undefined) return null;
  const same = before.filter(({ unit }) => unit === now.unit || (now.unit === null && before.length === 1));
  const [first] = same;
  if (first === undefined || same.some(({ number }) => number === now.number)) return null;
  return reason(first.number, now.number);
}

/** "The office moved to Kiel" after "The office is in Bonn". */
function elsewhere(place: string, older: string): string | null {
  if (/\d/.test(place) || readDate(place) !== null) return null;
  const before = standing(older).exec(older)?.groups?.place;
  const words = meaningfulWords(place);
  if (before === undefined || /\d/.test(before) || readDate(before) !== null || words.length === 0) return null;
  if (words.every((word) => isSaidIn(word, before))) return null;
  return reason(before, place);
}

const standing = plainOrAny(
  '^\\S.{0,60}? (?:is|are|is located|ist|sind|liegt|liegen|está|están|queda) (?:in|at|on|im|am|an|auf|en) (?<place>\\S.{0,60})$',
);

function reason(before: string, now: string): string {
  return `"${before}" before, "${now}" here`;
}

/** The subject words of a sentence: those before its value, or all if it starts with the value. */
function headWords(sentence: string): string[] {
  const words = sentence.split(/\s+/);
  const at = words.findIndex((word) => /\d/.test(word) || isOfCalendar(word));
  const place = standing(sentence).exec(sentence)?.groups?.place;
  if (at === -1 && place !== undefined) return thingWords(sentence.slice(0, sentence.length - place.length));
  return thingWords(
    (at > 0 ? words.slice(0, at) : words.filter((word) => !/\d/.test(word) && !isOfCalendar(word))).join(' '),
  );
}

function isOfCalendar(word: string): boolean {
  const plain = word.replace(/[.,;:!]+$/, '');
  return monthNamed(plain) !== null || (plain.length > 3 && weekdayNamed(plain) !== null);
}

function thingWords(text: string): string[] {
  return meaningfulWords(text).filter((word) => !general().has(word));
}

/** Words that tell no two things apart: of values, of being so, of changing. */
const general = lazyValue(() => new Set(generalWords.words));
