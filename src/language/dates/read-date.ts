import { isPlain } from '../lazy-pattern.js';
import { monthName, monthNamed, weekdayName, weekdayNamed } from './calendar-words.js';

/** A date as far as a text names it: `2026-04-30`, `--03-04`, `2026-04`, `--04`, `weekday-1`. */
export type StatedDate = string;

/** The first date in a text, in any order of day and month that leaves no doubt. */
export function readDate(text: string): StatedDate | null {
  const iso = /(?<!\d)(\d{4})-(\d{2})(?:-(\d{2}))?(?!\d)/.exec(text);
  if (iso !== null) return iso[3] === undefined ? `${iso[1]}-${iso[2]}` : `${iso[1]}-${iso[2]}-${iso[3]}`;
  return eastern(text) ?? dotted(text) ?? named(text) ?? weekday(text);
}

/** `2026年4月30日`, `4월 30일`. */
function eastern(text: string): StatedDate | null {
  const found = /(?:(\d{4})\s{0,2}[年년]\s{0,2})?(\d{1,2})\s{0,2}[月월](?:\s{0,2}(\d{1,2})\s{0,2}[日号일])?/.exec(text);
  return found === null ? null : stated(found[1], Number(found[2]), found[3]);
}

/** `30.4.2026`, `30/04/2026`: the day first, unless only the other way round is a date. */
function dotted(text: string): StatedDate | null {
  const found = /(?<!\d)(\d{1,2})([./])(\d{1,2})\2(\d{4})(?!\d)/.exec(text);
  if (found === null) return null;
  const [first, second] = [Number(found[1]), Number(found[3])];
  const isDayFirst = found[2] === '.' || second <= 12;
  return isDayFirst ? stated(found[4], second, `${first}`) : stated(found[4], first, `${second}`);
}

function named(text: string): StatedDate | null {
  const words = text.match(isPlain(text) ? /[a-zA-Z]+\.?|\d+/g : /[\p{L}\p{M}]+\.?|\d+/gu) ?? [];
  for (const [index, word] of words.entries()) {
    const month = monthNamed(word);
    if (month === null || isOrdinaryWord(word, words[index + 1], words[index - 1])) continue;
    const before = dayBefore(words, index);
    const isAfter = before === null && /^\d{1,2}$/.test(words[index + 1] ?? '');
    const year = words.slice(index + 1, index + 5).find((each) => /^\d{4}$/.test(each));
    return stated(year, month, before ?? (isAfter ? words[index + 1] : undefined));
  }
  return null;
}

/** `9th of May`, `12 de junio`, `3. Oktober`: at most two small words stand between. */
function dayBefore(words: readonly string[], index: number): string | null {
  for (let back = 1; back <= 3; back++) {
    const word = words[index - back] ?? '';
    if (/^\d{1,2}$/.test(word)) return word;
    if (!/^(?:st|nd|rd|th|of|de|der|er)$/i.test(word)) return null;
  }
  return null;
}

/** "may" and "mar" are words of their own without a number beside them. */
function isOrdinaryWord(word: string, next: string | undefined, previous: string | undefined): boolean {
  if (!/^(?:may|mar|mars|mai|sun|sat|mon|dec|jan|sep)$/.test(word)) return false;
  return !/^\d/.test(next ?? '') && !/^(?:\d{1,2}|of|de|th|in)$/.test(previous ?? '');
}

function weekday(text: string): StatedDate | null {
  for (const word of text.match(isPlain(text) ? /[a-zA-Z]+(?:-feira)?/g : /[\p{L}\p{M}]+(?:-feira)?/gu) ?? []) {
    const day = word.length > 3 || !isPlain(word) ? weekdayNamed(word) : null;
    if (day !== null) return `weekday-${day}`;
  }
  return null;
}

function stated(year: string | undefined, month: number, day: string | undefined): StatedDate | null {
  const dayNumber = day === undefined ? null : Number(day);
  if (month < 1 || month > 12 || (dayNumber !== null && (dayNumber < 1 || dayNumber > 31))) return null;
  const start = `${year ?? '-'}-${String(month).padStart(2, '0')}`;
  return dayNumber === null ? start : `${start}-${String(dayNumber).padStart(2, '0')}`;
}

/** A date as a person reads it: `2026-04-30`, `4 March`, `April 2026`, `Monday`. */
export function tellDate(date: StatedDate): string {
  const weekday = /^weekday-(\d)$/.exec(date)?.[1];
  if (weekday !== undefined) return weekdayName(Number(weekday));
  const [year, month, day] = parts(date);
  if (month === null || month === undefined || (year !== null && day !== null)) return date;
  const named = monthName(Number(month));
  if (day !== null && day !== undefined) return `${Number(day)} ${named}`;
  return year === null || year === undefined ? named : `${named} ${year}`;
}

/** Whether two dates can't both be right. One that says less is no contradiction. */
export function datesDiffer(one: StatedDate, other: StatedDate): boolean {
  if (one.startsWith('weekday') || other.startsWith('weekday'))
    return one.startsWith('weekday') && other.startsWith('weekday') && one !== other;
  const [first, second] = [parts(one), parts(other)];
  return first.some((part, index) => part !== null && second[index] !== null && part !== second[index]);
}

function parts(date: StatedDate): (string | null)[] {
  const found = /^(\d{4}|-)-(\d{2})(?:-(\d{2}))?$/.exec(date);
  return [found?.[1] === '-' ? null : (found?.[1] ?? null), found?.[2] ?? null, found?.[3] ?? null];
}
