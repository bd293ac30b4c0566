import calendar from '../../../data/language/calendar.json' with { type: 'json' };
import { atFirstUse } from '../../workspace/at-first-use.js';

const monthByName = atFirstUse(() => indexed(calendar.months));
const weekdayByName = atFirstUse(() => indexed(calendar.weekdays));

/** 1 to 12, or null. */
export function monthNamed(word: string): number | null {
  return monthByName().get(word.normalize('NFC').toLowerCase().replace(/\.$/, '')) ?? null;
}

/** 1 is Monday, 7 is Sunday. */
export function weekdayNamed(word: string): number | null {
  return weekdayByName().get(word.normalize('NFC').toLowerCase().replace(/\.$/, '')) ?? null;
}

function indexed(rows: readonly (readonly string[])[]): ReadonlyMap<string, number> {
  return new Map(rows.flatMap((names, index) => names.map((name) => [name, index + 1] as const)));
}

/** `December` for 12. */
export function monthName(month: number): string {
  return capitalised(calendar.months[month - 1]?.[0] ?? '');
}

/** `Monday` for 1. */
export function weekdayName(day: number): string {
  return capitalised(calendar.weekdays[day - 1]?.[0] ?? '');
}

function capitalised(word: string): string {
  return word.slice(0, 1).toUpperCase() + word.slice(1);
}
