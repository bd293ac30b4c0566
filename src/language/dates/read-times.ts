import { plainOrAny } from '../lazy-pattern.js';

/** The times of day in a text in lower case, in minutes; with `isBare`, a number alone is one, too. */
export function readTimes(text: string, { isBare = false }: { isBare?: boolean } = {}): number[] {
  if (!/\d/.test(text)) return [];
  if (isBare && /^\d{1,2}$/.test(text)) return [Number(text) * 60];
  return [...text.matchAll(time(text))].flatMap(([, hour, minute, plain, half, led]) => {
    const hours = Number(hour ?? plain ?? led);
    if (hours > 24 || Number(minute ?? 0) > 59) return [];
    return [(half === 'pm' && hours < 12 ? hours + 12 : hours) * 60 + Number(minute ?? 0)];
  });
}

/** `570` is `9:30`. */
export function tellTime(minutes: number): string {
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
}

const unit = '(?! ?(?:€|\\$|£|%|eur|dollar|pound|k[gm]|percent))';

/** `9:15`, `9.15`, `9 am`, `9 uhr`, `at 9`. */
const time = plainOrAny(
  `(?<![\\d.,:€$£])(?:(\\d{1,2})[:.h](\\d{2})(?![\\d.,]\\d|\\d)${unit}|(\\d{1,2}) ?(am|pm|uhr|o'clock)(?![\\p{L}])|(?<=(?:at|um|gegen|las) )(\\d{1,2})(?![\\d:.,h]\\d|\\d)${unit})`,
  'g',
);
