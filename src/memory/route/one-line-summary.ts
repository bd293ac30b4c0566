import type { MeantDay } from '../../language/dates/relative-days.js';

const longest = 200;

/** A text on one line, with words such as "tomorrow" resolved to days. */
export function summarise(text: string, days: readonly MeantDay[]): string {
  let line = text.replace(/\s+/g, ' ').trim();
  for (const { phrase, day } of days) line = line.replace(phrase, `${phrase} (${day})`);
  const characters = [...line];
  return characters.length <= longest
    ? line
    : `${characters
        .slice(0, longest - 1)
        .join('')
        .trimEnd()}…`;
}
