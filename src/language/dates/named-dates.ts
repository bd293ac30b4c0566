import type { Day } from '../../workspace/calendar-days.js';
import { lazyValue } from '../../workspace/lazy-value.js';
import { isPlain } from '../lazy-pattern.js';
import { monthName, monthNamed, monthNames } from './calendar-words.js';

/** A day, a month or a year that a question names; what it leaves open is null. */
export type NamedDate = { readonly year: number | null; readonly month: number | null; readonly day: number | null };

/** The dates a question names, in words or figures. */
export function namedDates(question: string): NamedDate[] {
  const namesMonth = mayNameMonth(question);
  if (!namesMonth && !/\d/.test(question)) return [];
  const found: NamedDate[] = [];
  for (const [, year, month, day] of question.matchAll(/\b(\d{4})-(\d{2})(?:-(\d{2}))?\b/g))
    found.push({ year: Number(year), month: Number(month), day: day === undefined ? null : Number(day) });
  for (const match of namesMonth ? question.matchAll(monthWithDay()) : []) {
    const { before, name = '', after, year } = match.groups ?? {};
    const month = monthNamed(name);
    // `may` is a verb as well, unless a number stands beside it.
    if (month === null || (name === 'may' && before === undefined && after === undefined && year === undefined))
      continue;
    const day = before ?? after;
    found.push({ year: year === undefined ? null : Number(year), month, day: day === undefined ? null : Number(day) });
  }
  for (const [, year, month, day] of mayNameEastern(question) ? question.matchAll(easternDate()) : [])
    found.push({
      year: year === undefined ? null : Number(year),
      month: figure(month ?? ''),
      day: day === undefined ? null : figure(day),
    });
  for (const [, day, month, year] of question.matchAll(dottedDate))
    found.push({ year: year === undefined ? null : Number(year), month: Number(month), day: Number(day) });
  if (found.length > 0) return found;
  return [...question.matchAll(/\b((?:19|20)\d\d)\b/g)].map(([, year]) => ({
    year: Number(year),
    month: null,
    day: null,
  }));
}

/** `2026年11月12日`, `十一月十二号`, `11월 12일`. */
const easternDate = lazyValue(
  () =>
    /(?:(\d{4})\s?[年년]\s?)?(\d{1,2}|(?<!\p{Script=Han})[一二三四五六七八九十]{1,2})\s?[月월](?!曜)(?:\s?(\d{1,2}|[一二三四五六七八九十]{1,3})\s?[日号號일])?/gu,
);

/** `12.11.`, `12.11.2026`, as written where the day comes first. */
const dottedDate = /(?<![\d.])(\d{1,2})\.\s?(1[0-2]|0?[1-9])\.(?:\s?((?:19|20)\d\d))?(?!\d)/g;

/** 12 for `12` and `十二`. */
function figure(said: string): number {
  if (!said.includes('十')) return /^\d/.test(said) ? Number(said) : '一二三四五六七八九'.indexOf(said) + 1;
  const [tens = '', ones = ''] = said.split('十');
  return (tens === '' ? 1 : figure(tens)) * 10 + (ones === '' ? 0 : figure(ones));
}

/** A question in lower case without the dates that it names. */
export function withoutNamedDates(question: string): string {
  const rest = question.replace(/\b\d{4}-\d{2}(?:-\d{2})?\b/g, ' ');
  const western = mayNameEastern(rest) ? rest.replace(easternDate(), ' ') : rest;
  const plain = western.replace(dottedDate, ' ');
  return (mayNameMonth(plain) ? plain.replace(monthWithDay(), ' ') : plain).replace(/\b(?:19|20)\d\d\b/g, ' ');
}

/** How well a day fits a named date: 1 where day and month are named and fit, 0.5 without the day, 0 otherwise. */
export function dateMatch(day: Day, named: readonly NamedDate[]): number {
  const [year, month, date] = day.split('-').map(Number);
  let best = 0;
  for (const name of named) {
    if (name.month === null || name.month !== month || (name.year !== null && name.year !== year)) continue;
    if (name.day === null) best = Math.max(best, 0.5);
    else if (name.day === date) best = 1;
  }
  return best;
}

/** A day in words, as people ask for it: `2023 may 8`. */
export function spellDay(day: Day): string[] {
  const [year = '', month = '', date = ''] = day.split('-');
  return [year, monthName(Number(month)).toLowerCase(), String(Number(date))];
}

/** Dates such as `11月12日` and `十一月` have one of these. */
function mayNameEastern(question: string): boolean {
  return question.includes('月') || question.includes('월');
}

/** A quick look that may find too much. */
function mayNameMonth(question: string): boolean {
  const lower = question.toLowerCase();
  return !isPlain(question) || monthNames().some((name) => lower.includes(name));
}

let monthPattern: RegExp | undefined;

function monthWithDay(): RegExp {
  const names = [...monthNames()].sort((one, other) => other.length - one.length).join('|');
  monthPattern ??= new RegExp(
    `(?<![\\p{L}\\d])(?:(?<before>\\d{1,2})(?:st|nd|rd|th|\\.|º)?(?: of| de)? )?(?<name>${names})\\.?(?![\\p{L}])(?: (?<after>\\d{1,2})(?!\\d)(?:st|nd|rd|th)?)?(?:,? (?:de |do )?(?<year>(?:19|20)\\d\\d))?`,
    'giu',
  );
  return monthPattern;
}
