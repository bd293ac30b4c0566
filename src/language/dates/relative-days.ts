import { type Day, shiftDay } from '../../workspace/calendar-days.js';
import { type TextPattern, textPattern } from '../text-pattern.js';
import { numberWordsOf } from '../values/number-words.js';
import { weekdayNamed } from './calendar-words.js';
import { weekdayOf } from './day-range.js';

/** A word such as "tomorrow" and the day it means. */
export type MeantDay = { readonly phrase: string; readonly day: Day };

const shifts: readonly (readonly [Pick<TextPattern, 'exec'>, number])[] = [
  [
    words(
      'day after tomorrow',
      'übermorgen',
      'pasado mañana',
      'après-demain',
      'depois de amanhã',
      'dopodomani',
      'послезавтра',
    ),
    2,
  ],
  [words('tomorrow', 'morgen', 'mañana', 'demain', 'amanhã', 'domani', 'завтра'), 1],
  [words('day before yesterday', 'vorgestern', 'anteayer', 'avant-hier', 'anteontem', "l'altro ieri", 'позавчера'), -2],
  [words('yesterday', 'last night', 'gestern', 'ayer', 'anoche', 'hier', 'ontem', 'ieri', 'вчера'), -1],
  [
    words(
      'today',
      'tonight',
      'this morning',
      'this afternoon',
      'this evening',
      'heute',
      'hoy',
      "aujourd'hui",
      'hoje',
      'oggi',
      'сегодня',
    ),
    0,
  ],
  [/后天|明後日|모레/, 2],
  [/明天|明日|내일/, 1],
  [/前天|一昨日|그저께/, -2],
  [/昨天|昨日|어제/, -1],
  [/今天|今日|오늘/, 0],
];

/** The days a text refers to, relative to the day it was written. */
export function findMeantDays(text: string, today: Day): MeantDay[] {
  let rest = text;
  const found: MeantDay[] = [];
  for (const [pattern, days] of shifts) {
    const phrase = pattern.exec(rest)?.[0];
    if (phrase === undefined) continue;
    found.push({ phrase, day: shiftDay(today, days) });
    rest = rest.replace(phrase, ' ');
  }
  return [...found, ...agoAndAhead(rest, today), ...weekdaysIn(rest, today)].sort(
    (one, other) => text.indexOf(one.phrase) - text.indexOf(other.phrase),
  );
}

const englishNumber = numberWordsOf('en');

function agoAndAhead(text: string, today: Day): MeantDay[] {
  const pattern =
    /(?<![\p{L}\p{N}])(in )?(\d{1,3}|an?|one|two|three|four|five|six|seven) (days?|weeks?)( ago)?(?![\p{L}\p{N}])/giu;
  return [...text.matchAll(pattern)].flatMap(([phrase, ahead, count = '', unit = '', ago]): MeantDay[] => {
    if ((ahead === undefined) === (ago === undefined)) return [];
    const number = /^an?$/i.test(count) ? 1 : (englishNumber(count.toLowerCase()) ?? Number(count));
    const days = number * (/^week/i.test(unit) ? 7 : 1);
    return [{ phrase, day: shiftDay(today, ahead === undefined ? -days : days) }];
  });
}

/** "next Friday" and "on Friday" are the coming one, "last Friday" the one before today. */
function weekdaysIn(text: string, today: Day): MeantDay[] {
  const pattern =
    /(?<![\p{L}\p{N}])(?:(on|by|next|this|until|last|am|bis|nächsten|letzten|el|le|entro|до|в|во) )(\p{L}+(?:-feira)?)(?![\p{L}\p{N}-])/giu;
  return [...text.matchAll(pattern)].flatMap(([phrase, lead = '', name = '']): MeantDay[] => {
    const weekday = name.length > 3 ? weekdayNamed(name) : null;
    if (weekday === null) return [];
    const ahead = (weekday - weekdayOf(today) + 7) % 7 || 7;
    return [
      { phrase, day: shiftDay(today, /^(?:last|letzten)$/i.test(lead) ? ahead - 7 - (ahead === 7 ? 7 : 0) : ahead) },
    ];
  });
}

function words(...names: string[]): TextPattern {
  return textPattern(`(?<![\\p{L}\\p{N}])(?:${names.join('|')})(?![\\p{L}\\p{N}])`, 'iu');
}
