import { SoulError } from '../errors/soul-error.js';
import { dayAt, shiftDay } from '../workspace/calendar-days.js';

const weekdays = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const;

export type Weekday = (typeof weekdays)[number];

export type PersonaWindow = {
  /** The time of day it opens, `HH:mm`. */
  readonly at: string;
  /** `30m`, `2h`, `1h30m`, or minutes. */
  readonly duration: string | number;
  /** The days on which it opens; every day without it. */
  readonly days?: readonly Weekday[];
};

/** The wall clock of a zone: the day, and the minutes since its midnight. */
type WallClock = { readonly day: string; readonly minutes: number };

/**
 * Whether the window is open when the clock on the wall shows this. The clock decides: a time that summer time skips does
 * not happen, one that winter time repeats happens twice. A window of 24 hours or more, opened every day, is always open.
 */
export function isWindowOpen(window: PersonaWindow, clock: WallClock): boolean {
  const opensAt = parseTimeOfDay(window.at);
  const lasts = parseMinutes(window.duration);
  const daysBack = Math.min(Math.ceil(lasts / minutesPerDay), 7);
  for (let back = 0; back <= daysBack; back++) {
    const sinceOpening = back * minutesPerDay + clock.minutes - opensAt;
    const isOpen = sinceOpening >= 0 && sinceOpening < lasts;
    if (isOpen && opensOn(window, shiftDay(clock.day, -back))) return true;
  }
  return false;
}

export function wallClock(at: Date, timezone: string): WallClock {
  const day = dayAt(at, timezone);
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone: timezone,
    numberingSystem: 'latn',
    hourCycle: 'h23',
    hour: '2-digit',
    minute: '2-digit',
  }).formatToParts(at);
  const numberOf = (type: string) => Number(parts.find((part) => part.type === type)?.value);
  return { day, minutes: numberOf('hour') * 60 + numberOf('minute') };
}

export function formatWallClock({ minutes }: WallClock): string {
  const twoDigits = (value: number) => String(value).padStart(2, '0');
  return `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`;
}

const minutesPerDay = 24 * 60;

function opensOn({ days }: PersonaWindow, day: string): boolean {
  if (days === undefined) return true;
  const weekday = weekdays[new Date(`${day}T12:00:00Z`).getUTCDay()];
  return weekday !== undefined && days.includes(weekday);
}

function parseTimeOfDay(text: string): number {
  const match = /^([01]?\d|2[0-3]):([0-5]\d)$/.exec(text.trim());
  if (match !== null) return Number(match[1]) * 60 + Number(match[2]);
  throw new SoulError('config-invalid', `A persona has \`at\` "${text}", which is not a time of day.`, {
    hint: 'Write hours and minutes, such as "23:30".',
  });
}

function parseMinutes(duration: string | number): number {
  const match = /^(?:(\d+(?:\.\d+)?)d)?\s*(?:(\d+(?:\.\d+)?)h)?\s*(?:(\d+(?:\.\d+)?)(?:m|min)?)?$/i.exec(
    String(duration).trim(),
  );
  const [, days, hours, minutes] = match ?? [];
  if (match !== null && (days ?? hours ?? minutes) !== undefined) {
    return Number(days ?? 0) * minutesPerDay + Number(hours ?? 0) * 60 + Number(minutes ?? 0);
  }
  throw new SoulError('config-invalid', `A persona has \`duration\` "${duration}", which is not a duration.`, {
    hint: 'Write minutes and hours, such as "30m", "2h" or "1h30m".',
  });
}
