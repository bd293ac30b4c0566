import { lazyValue } from '../../workspace/lazy-value.js';
import { weekdayNamed } from './calendar-words.js';
import { weekdayLeads } from './time-phrases.js';

export type AskedWeekday = {
  /** 1 is Monday, 7 is Sunday. */
  readonly weekday: number;
  readonly which: 'last' | 'next' | 'open';
  /** The text without it. */
  readonly rest: string;
};

/** The first weekday that a text in lower case names, and which of them it means. */
export function askedWeekday(text: string): AskedWeekday | null {
  for (const found of text.matchAll(pattern())) {
    const { lead = '', name = '', sign = '', behind } = found.groups ?? {};
    const weekday = weekdayNamed(name) ?? weekdayNamed(sign) ?? weekdayNamed(`${sign}日`);
    if (weekday === null) continue;
    const rest = `${text.slice(0, found.index)} ${text.slice(found.index + found[0].length)}`;
    if (behind !== undefined || isLast().test(lead)) return { weekday, which: 'last', rest };
    return { weekday, which: isNext().test(lead) ? 'next' : 'open', rest };
  }
  return null;
}

const last = weekdayLeads.last.join('|');
const next = weekdayLeads.next.join('|');
const plain = weekdayLeads.plain.join('|');
const after = weekdayLeads.behind.join('|');
const isLast = lazyValue(() => new RegExp(`^(?:${last})$`, 'u'));
const isNext = lazyValue(() => new RegExp(`^(?:${next})$`, 'u'));
const pattern = lazyValue(
  () =>
    new RegExp(
      `(?<sign>周[一二三四五六日]|星期[一二三四五六日天]|[月火水木金土日]曜日?|[월화수목금토일]요일)|(?<![\\p{L}\\p{N}])(?:(?:${plain}) )?(?:(?<lead>${last}|${next}) )?(?<name>[\\p{Script=Latin}\\p{Script=Cyrillic}]{4,})(?: (?<behind>${after}))?(?![\\p{L}\\p{N}])`,
      'gu',
    ),
);
