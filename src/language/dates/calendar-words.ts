import calendar from '../../../data/language/calendar.json' with { type: 'json' };
import { lazyValue } from '../../workspace/lazy-value.js';

const monthByName = lazyValue(() => indexed(calendar.months));
const weekdayByName = lazyValue(() => indexed(calendar.weekdays));

/** 1 to 12, or null. */
export function monthNamed(word: string): number | null {
  return monthByName().get(word.normalize('NFC').toLowerCase().replace(/\.$/, '')) ?? null;
}

/** Every name of a month, in all languages and in small letters. */
export function monthNames(): readonly string[] {
  return calendar.months.flat();
}

/** 1 is Monday, 7 is Sunday. */
export function weekdayNamed(word: string): number | null {
  return weekdayByName().get(word.normalize('NFC').toLowerCase().replace(/\.$/, '')) ?? null;
}

/** Whether a word says no more than the date that it stands beside: `date`, `on`, `Uhr`. */
export function isBesideDates(word: string): boolean {
  return wordsBesideDates().has(word.normalize('NFC').toLowerCase());
}

const wordsBesideDates = lazyValue(() => new Set(calendar.besideDates.words));

function indexed(rows: readonly (readonly string[])[]): ReadonlyMap<string, number> {
  return new Map(rows.flatMap((names, index) => names.map((name) => [name, index + 1] as const)));
}

/** The months in English, January first: `January`. */
export const englishMonths: readonly string[] = calendar.months.map(([english = '']) => capitalised(english));

/** `December` for 12. */
export function monthName(month: number): string {
  return englishMonths[month - 1] ?? '';
}

/** `Monday` for 1. */
export function weekdayName(day: number): string {
  return capitalised(calendar.weekdays[day - 1]?.[0] ?? '');
}

function capitalised(word: string): string {
  return word.slice(0, 1).toUpperCase() + word.slice(1);
}
