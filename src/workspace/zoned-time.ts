import type { Day } from './calendar-days.js';

/** The moment at which clocks in a time zone show that day and time. If that hour occurs twice, the first one. */
export function momentAt(day: Day, time: string, timezone: string): Date {
  const wanted = Date.parse(`${day}T${time}:00Z`);
  if (timezone === 'UTC') return new Date(wanted);
  const first = wanted - offsetMs(wanted, timezone);
  return new Date(wanted - offsetMs(first, timezone));
}

const formatters = new Map<string, Intl.DateTimeFormat>();

/** How far clocks of a zone are ahead of UTC. */
function offsetMs(at: number, timezone: string): number {
  const formatter = formatters.get(timezone) ?? makeFormatter(timezone);
  formatters.set(timezone, formatter);
  const parts = Object.fromEntries(formatter.formatToParts(new Date(at)).map(({ type, value }) => [type, value]));
  const { year, month, day, hour, minute } = parts;
  return Date.parse(`${year}-${month}-${day}T${hour}:${minute}:00Z`) - at;
}

function makeFormatter(timeZone: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat('en-CA', {
    timeZone,
    numberingSystem: 'latn',
    calendar: 'gregory',
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });
}
