import { nearest } from '../errors/nearest.js';

/** Whether the runtime knows this name of a time zone. Bare offsets such as `+02:00` know no summer time and don't count. */
export function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z]/.test(name)) return false;
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: name });
    return true;
  } catch {
    // Intl has no other way to ask.
    return false;
  }
}

export function nearestTimeZone(typed: string): string | null {
  const known = ['UTC', ...Intl.supportedValuesOf('timeZone')];
  const byCity = known.find((zone) =>
    zone.toLowerCase().endsWith(`/${typed.trim().toLowerCase().replaceAll(' ', '_')}`),
  );
  return byCity ?? nearest(typed, known);
}
