import { type Day, daysFrom, isDay, shiftDay } from '../../workspace/calendar-days.js';
import { lazyValue } from '../../workspace/lazy-value.js';
import { isPlain } from '../lazy-pattern.js';
import { askedWeekday } from './asked-weekday.js';
import { asksNothingElse, asksOfPast } from './asks-about-time-only.js';
import { type DayRange, monthRange, oneDay, rangeOf, rangeUntil, weekdayOf } from './day-range.js';
import { type NamedDate, namedDates, withoutNamedDates } from './named-dates.js';
import { countNamed, unitNamed } from './time-counts.js';
import { agoPhrases, spanPhrases, timePhrases } from './time-phrases.js';

/** When a question is about, in days, and what it asks beside that. */
export type AskedTime = {
  readonly ranges: readonly AskedRange[];
  /** The question without the words for the time, in lower case. */
  readonly rest: string;
  /** Whether it asks for nothing but what there was at that time. */
  readonly isAll: boolean;
};

export type AskedRange = DayRange & {
  /** How much a memory of these days fits the question, from 0 to 1. */
  readonly fit: number;
};

/**
 * The days that a question means, seen from today: "yesterday", "last week", "on Monday", "3 days ago", "in November". Null where it
 * names none; `today` is asked for only where it may.
 */
export function askedTime(question: string, today: () => Day): AskedTime | null {
  const lower = question.normalize('NFC').toLowerCase().slice(0, longest);
  if (isPlain(lower) && !plainCue.test(lower)) return null;
  const reading = [datesIn, countedIn, phrasesIn, weekdaysIn, daysOfMonthIn].reduce<Reading>(
    (before, read) => {
      const { rest, ranges } = read(before.rest, today, before);
      return { rest, ranges: [...before.ranges, ...ranges] };
    },
    { rest: lower, ranges: [] },
  );
  const rest = reading.rest.replace(/\s+/g, ' ').trim();
  return reading.ranges.length === 0 ? null : { ranges: reading.ranges, rest, isAll: asksNothingElse(rest) };
}

/** How well a day fits: 0 outside of all ranges. */
export function timeMatch(day: Day, ranges: readonly AskedRange[]): number {
  return Math.max(0, ...ranges.map(({ first, last, fit }) => (day >= first && day <= last ? fit : 0)));
}

const longest = 1_000;

/** A quick look that may find too much and never too little. */
const plainCue =
  /\d|day|week|month|year|morning|afternoon|evening|night|tomorrow|gestern|heute|morgen|tag|woche|monat|jahr|mittwoch|ayer|hoy|anoche|semana|mes|lunes|martes|jueves|viernes|domingo|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|okt|dez|mai|ener|abril|agosto|dic/;

/** What is left of a question, and the days that were named in what was taken out of it. */
type Reading = { readonly rest: string; readonly ranges: readonly AskedRange[] };

type Reader = (rest: string, today: () => Day, before: Reading) => Reading;

/** The more days there are, the less one of them says; and a weekday may be no date at all. */
function fitted(range: DayRange): AskedRange {
  const days = daysFrom(range.first, range.last);
  return { ...range, fit: days === 0 ? 1 : days <= 31 ? 0.6 : 0.01 };
}

const fitOfOpenWeekday = 0.25;

/** `2026-11-12`, `12 November`, `in November`. */
const datesIn: Reader = (rest, today) => {
  const dates = namedDates(rest);
  if (dates.length === 0) return { rest, ranges: [] };
  const ranges = dates.flatMap((date) => rangeOfDate(date, today()) ?? []);
  return { rest: withoutNamedDates(rest), ranges: ranges.map(fitted) };
};

/** Without a year, the last one that is not to come. */
function rangeOfDate({ year, month, day }: NamedDate, today: Day): DayRange | null {
  if (month === null) return year === null ? null : rangeOf('year', 0, `${year}-01-01`);
  if (month < 1 || month > 12) return null;
  const inYear = (wanted: number) => {
    const range = monthRange(wanted, month);
    if (day === null) return range;
    const exact = `${range.first.slice(0, 8)}${String(day).padStart(2, '0')}`;
    return isDay(exact) ? oneDay(exact) : null;
  };
  if (year !== null) return inYear(year);
  const current = Number(today.slice(0, 4));
  const range = inYear(current);
  return range !== null && range.first > today ? inYear(current - 1) : range;
}

/** `3 days ago`, `in the last two weeks`. */
const countedIn: Reader = (rest, today) => {
  const past = takeFirst(rest, ago());
  if (past !== null) {
    const { n, unit } = past.groups;
    return { rest: past.rest, ranges: [fitted(rangeOf(unitNamed(unit), -countNamed(n), today()))] };
  }
  const until = takeFirst(rest, span());
  if (until === null) return { rest, ranges: [] };
  const { n, unit } = until.groups;
  return { rest: until.rest, ranges: [fitted(rangeUntil(unitNamed(unit), countNamed(n), today()))] };
};

/** `yesterday`, `last week`, `last week on Monday`. */
const phrasesIn: Reader = (rest, today) => {
  for (const { pattern, unit, shift } of phrases()) {
    const found = takeFirst(rest, [pattern]);
    if (found === null) continue;
    const range = rangeOf(unit, shift, today());
    const day = unit === 'week' ? dayOfWeek(found.rest, found.index) : null;
    if (day === null) return { rest: found.rest, ranges: [fitted(range)] };
    return { rest: day.rest, ranges: [fitted(oneDay(shiftDay(range.first, day.weekday - 1)))] };
  }
  return { rest, ranges: [] };
};

/** The day of a week that stands behind it: `上周一` has a single sign for it. */
function dayOfWeek(rest: string, index: number): { weekday: number; rest: string } | null {
  const sign = rest.slice(index).trimStart().slice(0, 1);
  const weekday = '一二三四五六日'.indexOf(sign === '天' ? '日' : sign || ' ') + 1;
  if (weekday > 0) return { weekday, rest: rest.slice(0, index) + rest.slice(index).replace(sign, ' ') };
  return askedWeekday(rest);
}

/** "On Monday" is the last one where the question asks for what was, and else the last or the coming one. */
const weekdaysIn: Reader = (rest, today) => {
  const found = askedWeekday(rest);
  if (found === null) return { rest, ranges: [] };
  const ahead = (found.weekday - weekdayOf(today()) + 7) % 7 || 7;
  const coming = oneDay(shiftDay(today(), ahead));
  const before = oneDay(shiftDay(today(), ahead - 7 || -7));
  if (found.which === 'next') return { rest: found.rest, ranges: [fitted(coming)] };
  if (found.which === 'last' || asksOfPast(rest)) return { rest: found.rest, ranges: [fitted(before)] };
  return { rest: found.rest, ranges: [before, coming].map((day) => ({ ...day, fit: fitOfOpenWeekday })) };
};

/** `on the 12th`, `am 12.`: the last one that is not to come. */
const daysOfMonthIn: Reader = (rest, today, before) => {
  const found = before.ranges.length > 0 ? null : takeFirst(rest, [dayOfMonth()]);
  if (found === null) return { rest, ranges: [] };
  const date = (found.groups.n ?? '').padStart(2, '0');
  const months = [0, -1].map((shift) => rangeOf('month', shift, today()).first.slice(0, 8));
  const day = months.map((month) => `${month}${date}`).find((one) => isDay(one) && one <= today());
  return day === undefined ? { rest, ranges: [] } : { rest: found.rest, ranges: [fitted(oneDay(day))] };
};

type Taken = {
  readonly groups: Readonly<Record<string, string | undefined>>;
  readonly rest: string;
  readonly index: number;
};

function takeFirst(text: string, patterns: readonly RegExp[]): Taken | null {
  for (const pattern of patterns) {
    const found = pattern.exec(text);
    if (found === null) continue;
    const rest = `${text.slice(0, found.index)} ${text.slice(found.index + found[0].length)}`;
    return { groups: found.groups ?? {}, rest, index: found.index };
  }
  return null;
}

function wholeWords(words: string): string {
  return `(?<![\\p{L}\\p{N}])(?:${words})(?![\\p{L}\\p{N}])`;
}

const phrases = lazyValue(() =>
  timePhrases.map(({ words, signs, ...rest }) => ({
    ...rest,
    pattern: new RegExp([wholeWords(words.join('|')), ...signs].join('|'), 'u'),
  })),
);
const ago = lazyValue(() =>
  [...agoPhrases.words.map(wholeWords), ...agoPhrases.signs].map((one) => new RegExp(one, 'u')),
);
const span = lazyValue(() =>
  [...spanPhrases.words.map(wholeWords), ...spanPhrases.signs].map((one) => new RegExp(one, 'u')),
);
const dayOfMonth = lazyValue(() => /(?<![\p{L}\p{N}])(?:on the (?<n>\d{1,2})(?:st|nd|rd|th))(?![\p{L}\p{N}])/u);
