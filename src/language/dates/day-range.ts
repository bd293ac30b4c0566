import { type Day, shiftDay } from '../../workspace/calendar-days.js';
import type { Unit } from './time-phrases.js';

/** From the first day to the last, both of them included. */
export type DayRange = { readonly first: Day; readonly last: Day };

/** 1 is Monday, 7 is Sunday. */
export function weekdayOf(day: Day): number {
  return new Date(`${day}T12:00:00Z`).getUTCDay() || 7;
}

/** The day, week, month … that lies so many of its kind from the one of today. */
export function rangeOf(unit: Unit, shift: number, today: Day): DayRange {
  switch (unit) {
    case 'day':
      return oneDay(shiftDay(today, shift));
    case 'week':
    case 'weekend': {
      const monday = shiftDay(today, 1 - weekdayOf(today) + 7 * shift);
      return { first: unit === 'week' ? monday : shiftDay(monday, 5), last: shiftDay(monday, 6) };
    }
    case 'month': {
      const months = Number(today.slice(0, 4)) * 12 + Number(today.slice(5, 7)) - 1 + shift;
      return monthRange(Math.floor(months / 12), (months % 12) + 1);
    }
    case 'year': {
      const year = Number(today.slice(0, 4)) + shift;
      return { first: `${year}-01-01`, last: `${year}-12-31` };
    }
    default:
      unit satisfies never;
      return oneDay(today);
  }
}

/** So many days, weeks … up to today. */
export function rangeUntil(unit: Unit, count: number, today: Day): DayRange {
  const days = { day: 1, weekend: 7, week: 7, month: 30, year: 365 }[unit];
  return { first: shiftDay(today, -days * count), last: today };
}

export function monthRange(year: number, month: number): DayRange {
  const first = `${year}-${String(month).padStart(2, '0')}-01`;
  const next = month === 12 ? `${year + 1}-01-01` : `${year}-${String(month + 1).padStart(2, '0')}-01`;
  return { first, last: shiftDay(next, -1) };
}

export function oneDay(day: Day): DayRange {
  return { first: day, last: day };
}
