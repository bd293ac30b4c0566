import { dayFormatter } from '../config/time-zones.js';
import { SoulError } from '../errors/soul-error.js';

/** A calendar day written `YYYY-MM-DD`. */
export type Day = string;

export function dayAt(at: Date, timezone: string): Day {
  if (timezone === 'UTC') return at.toISOString().slice(0, 10);
  const parts = Object.fromEntries(
    formatterFor(timezone)
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  );
  return `${parts.year}-${parts.month}-${parts.day}`;
}

/** Calendar days, so that a day with 23 or 25 hours still counts as one. */
export function shiftDay(day: Day, days: number): Day {
  const shifted = new Date(`${day}T12:00:00Z`);
  shifted.setUTCDate(shifted.getUTCDate() + days);
  return shifted.toISOString().slice(0, 10);
}

/** How many days later the second one is. */
export function daysFrom(earlier: Day, later: Day): number {
  return Math.round((Date.parse(later) - Date.parse(earlier)) / (24 * 60 * 60 * 1000));
}

/**
 * The day and slug of a daily file's name: `2026-02-02.md` or `2026-02-02-planning.md`. A prompt shows the name beside the notes, so a
 * name with characters that could end a line or a code fence is rejected.
 */
export function parseDailyName(name: string): { day: Day; slug: string | null } | null {
  if (name.length === 'YYYY-MM-DD.md'.length && name.endsWith('.md') && isDay(name.slice(0, 10)))
    return { day: name.slice(0, 10), slug: null };
  if (!/^\d{4}-\d{2}-\d{2}/.test(name)) return null;
  const match = /^(\d{4}-\d{2}-\d{2})(?:-([^\p{C}\p{Zl}\p{Zp}`\\/]+))?\.md$/u.exec(name);
  if (match === null) return null;
  const day = match[1] ?? '';
  return isDay(day) ? { day, slug: match[2] ?? null } : null;
}

/** The name of a daily file for scopes that see only shared parts: without the title in its name. */
export function withoutSlug(path: string): string {
  const name = path.slice(path.lastIndexOf('/') + 1);
  const daily = parseDailyName(name);
  if (daily === null || daily.slug === null) return path;
  return `${path.slice(0, path.length - name.length)}${daily.day}-….md`;
}

export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const [month, date] = [Number(text.slice(5, 7)), Number(text.slice(8))];
  return date >= 1 && date <= daysIn(Number(text.slice(0, 4)), month);
}

/** 0 for a month that doesn't exist. */
function daysIn(year: number, month: number): number {
  const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  return month === 2 && isLeap ? 29 : ([31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1] ?? 0);
}

function formatterFor(timezone: string): Intl.DateTimeFormat {
  const formatter = dayFormatter(timezone);
  if (formatter !== null) return formatter;
  throw new SoulError('unknown-timezone', `There is no time zone named "${timezone}".`, {
    hint: 'Use a name such as Europe/Berlin or America/Bogota.',
  });
}
