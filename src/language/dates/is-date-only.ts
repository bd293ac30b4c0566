import { isBesideDates, monthNamed, weekdayNamed } from './calendar-words.js';
import { namedDates, withoutNamedDates } from './named-dates.js';

const longest = 80;

/** Whether a text is a date and nothing else, as it stands above what happened then: `Date: Saturday, 6 January 2024, 19:13`. */
export function isDateOnly(text: string): boolean {
  if (text.length > longest) return false;
  const plain = text
    .replace(/(\d{4}-\d{2}-\d{2})T/g, '$1 ')
    .replace(/\b\d{1,2}(?::\d{2}){1,2}(?:\.\d+)?(?:Z|[+-]\d{2}:?\d{2})?/g, ' ')
    .replace(/\b\d{1,2}\s?(?:[ap]m|h|uhr)\b/gi, ' ')
    .replace(/\b(\d{1,2})[/.](\d{1,2})[/.]((?:19|20)\d{2})\b/g, '$3-01-01')
    .replace(/(?<=\p{L})-|-(?=\p{L})/gu, ' ')
    .replace(/[*_[\](),#—–]+/g, ' ')
    .replace(/\s+/g, ' ');
  const words = plain.match(/\p{L}+/gu) ?? [];
  const isDated =
    namedDates(plain).some(({ month, day, year }) => month !== null && (day ?? year) !== null) || words.some(isWeekday);
  return isDated && !/[\p{L}\p{N}]/u.test(withoutNamedDates(withoutWords(plain)));
}

function isWeekday(word: string): boolean {
  return weekdayNamed(word) !== null;
}

/** Without weekdays and words beside dates; names of months are part of their dates. */
function withoutWords(text: string): string {
  const rest = text.replace(/(\d*)(\p{L}+)/gu, (whole, number: string, word: string) => {
    if (monthNamed(word) !== null) return whole;
    return isWeekday(word) || isBesideDates(word) ? `${number} ` : whole;
  });
  return rest.replace(/\s+/g, ' ');
}
