import { SoulError } from '../../src/index.js';

const isoTime =
  /^(\d{4})-(\d{2})-(\d{2})(?:T([01]\d|2[0-3]):([0-5]\d)(?::([0-5]\d)(?:\.\d{1,9})?)?(Z|[+-]([01]\d|2[0-3]):?[0-5]\d)?)?$/;

/** A day (midnight UTC) or a moment; a time without a zone is in the zone of the machine. `source` names where it was given. */
export function parseTime(text: string, source: string): Date {
  const parts = isoTime.exec(text);
  if (parts === null || !isDayOfCalendar(Number(parts[1]), Number(parts[2]), Number(parts[3]))) {
    throw new SoulError('usage', `${source} is "${text}", which is not an ISO 8601 time.`, {
      hint: 'Write it like 2026-02-02T14:30:00Z, 2026-02-02T14:30:00+09:00 or 2026-02-02.',
    });
  }
  // JavaScript reads +09:00 and not +0900, which ISO 8601 allows as well.
  return new Date(text.replace(/([+-]\d{2})(\d{2})$/, '$1:$2'));
}

function isDayOfCalendar(year: number, month: number, day: number): boolean {
  return month >= 1 && month <= 12 && day >= 1 && day <= new Date(Date.UTC(year, month, 0)).getUTCDate();
}
