import { type Day, dayAt, isDay, shiftDay } from '../../workspace/calendar-days.js';
import type { Workspace } from '../../workspace/workspace.js';
import { momentAt } from '../../workspace/zoned-time.js';

type Clock = Pick<Workspace, 'at' | 'timezone'>;

/**
 * The moment a text names, in the user's time zone: `2026-02-02T14:30`, `14:30`, `yesterday`, `3 hours ago`. A day means its end, so
 * that `yesterday` is the state at the start of today. Null for anything else.
 */
export function parseMoment(text: string, clock: Clock): Date | null {
  const words = text.trim().toLowerCase();
  const today = dayAt(clock.at, clock.timezone);
  if (words === 'now' || words === 'today') return clock.at;
  if (words === 'yesterday') return endOf(shiftDay(today, -1), clock);
  if (isDay(words)) return endOf(words, clock);
  return timeOfDay(words, { today, ...clock }) ?? ago(words, clock) ?? isoMoment(text.trim(), clock);
}

function endOf(day: Day, { timezone }: Clock): Date {
  return new Date(momentAt(shiftDay(day, 1), '00:00', timezone).getTime() - 1);
}

function timeOfDay(words: string, { today, timezone }: Clock & { readonly today: Day }): Date | null {
  const found = /^(?:(today|yesterday) (?:at )?)?((?:[01]\d|2[0-3]):[0-5]\d)$/.exec(words);
  if (found === null) return null;
  return momentAt(found[1] === 'yesterday' ? shiftDay(today, -1) : today, found[2] ?? '', timezone);
}

const minutesIn: Readonly<Record<string, number>> = { minute: 1, hour: 60, day: 1440, week: 10_080 };

function ago(words: string, { at }: Clock): Date | null {
  const found = /^(an?|\d{1,4}) (minute|hour|day|week)s? ago$/.exec(words);
  if (found === null) return null;
  const count = /^an?$/.test(found[1] ?? '') ? 1 : Number(found[1]);
  return new Date(at.getTime() - count * (minutesIn[found[2] ?? ''] ?? 0) * 60_000);
}

const isoTime = /^(\d{4}-\d{2}-\d{2})[T ]((?:[01]\d|2[0-3]):[0-5]\d)(:[0-5]\d(?:\.\d{1,9})?)?(Z|[+-]\d{2}:?\d{2})?$/;

function isoMoment(text: string, { timezone }: Clock): Date | null {
  const [, day = '', time = '', seconds = '', zone] = isoTime.exec(text) ?? [];
  if (!isDay(day)) return null;
  // JavaScript reads +09:00 and not +0900, which ISO 8601 allows as well.
  if (zone !== undefined) return validDate(`${day}T${time}${seconds}${zone.replace(/^([+-]\d{2})(\d{2})$/, '$1:$2')}`);
  return new Date(momentAt(day, time, timezone).getTime() + Number(seconds.slice(1)) * 1000);
}

function validDate(text: string): Date | null {
  const moment = new Date(text);
  return Number.isNaN(moment.getTime()) ? null : moment;
}
