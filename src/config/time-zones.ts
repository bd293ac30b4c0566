import { nearestWord } from '../errors/nearest-word.js';

/** Whether the runtime knows this time zone name. Offsets such as `+02:00` have no daylight saving time and are rejected. */
export function isTimeZone(name: string): boolean {
  return name === 'UTC' || (/^[A-Za-z]/.test(name) && dayFormatter(name) !== null);
}

export function nearestTimeZone(typed: string): string | null {
  const known = ['UTC', ...Intl.supportedValuesOf('timeZone')];
  const byCity = known.find((zone) =>
    zone.toLowerCase().endsWith(`/${typed.trim().toLowerCase().replaceAll(' ', '_')}`),
  );
  return byCity ?? nearestWord(typed, known);
}

const formatters = new Map<string, Intl.DateTimeFormat>();

/** A formatter for calendar days in that zone, or null for an unknown zone. Cached, because creating one takes milliseconds. */
export function dayFormatter(timeZone: string): Intl.DateTimeFormat | null {
  const known = formatters.get(timeZone);
  if (known !== undefined) return known;
  try {
    const made = new Intl.DateTimeFormat('en-US', {
      timeZone,
      calendar: 'iso8601',
      numberingSystem: 'latn',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    });
    formatters.set(timeZone, made);
    return made;
  } catch {
    // Intl offers no other check.
    return null;
  }
}
