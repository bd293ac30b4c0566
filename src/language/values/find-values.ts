import { monthNamed, weekdayNamed } from '../dates/calendar-words.js';
import { datesDiffer, readDate, type StatedDate, tellDate } from '../dates/read-date.js';
import { numberWordsOf } from './number-words.js';

/** What in a sentence a later one could say otherwise: days, times of day, amounts. */
export type Values = {
  readonly dates: readonly StatedDate[];
  /** `08:30` */
  readonly times: readonly string[];
  readonly amounts: readonly Amount[];
};

export type Amount = { readonly number: string; readonly unit: string };

export function findValues(text: string): Values {
  const plain = text.replaceAll('’', "'");
  const dates = findDates(plain);
  const times = findTimes(plain);
  const rest = times.reduce(
    (left, { said }) => left.replace(said, ' '),
    dates.reduce((left, { said }) => left.replace(said, ' '), plain),
  );
  return {
    dates: dates.map(({ date }) => date),
    times: times.map(({ time }) => time),
    amounts: findAmounts(rest.replace(numbered, ' ')),
  };
}

/** What two sentences give different values for, as people say it, or null. What only one of them names is no difference. */
export function differingValue(
  earlier: Values,
  later: Values,
): { before: string; after: string; kind: 'date' | 'time' | 'amount' } | null {
  const [oldDate, newDate] = [earlier.dates[0], newest(later.dates, earlier.dates)];
  if (oldDate !== undefined && newDate !== undefined && earlier.dates.every((date) => areOtherDays(date, newDate)))
    return { before: tellDay(oldDate), after: tellDay(newDate), kind: 'date' };
  const [oldTime, newTime] = [earlier.times[0], newest(later.times, earlier.times)];
  if (oldTime !== undefined && newTime !== undefined && !earlier.times.some((time) => isSameTime(time, newTime)))
    return { before: oldTime, after: newTime, kind: 'time' };
  for (const amount of later.amounts) {
    const same = earlier.amounts.filter(
      ({ unit }) => unit === amount.unit || (isDuration(unit) && isDuration(amount.unit)),
    );
    const [old] = same;
    if (old !== undefined && same.every(({ number, unit }) => number !== amount.number || unit !== amount.unit))
      return { before: said(old), after: said(amount), kind: 'amount' };
  }
  return null;
}

/** "the 26th" leaves open the month, and is another day than the 12th of any. */
function areOtherDays(one: StatedDate, other: StatedDate): boolean {
  if (!one.startsWith('day-') && !other.startsWith('day-')) return datesDiffer(one, other);
  const [first, second] = [one, other].map((date) => /(?:-\d\d-|^day-)(\d\d)$/.exec(date)?.[1]);
  return first !== undefined && second !== undefined && first !== second;
}

function tellDay(date: StatedDate): string {
  return date.startsWith('day-') ? `day ${Number(date.slice(4))} of the month` : tellDate(date);
}

/** "two years" and "six months" are values of one kind. */
function isDuration(unit: string): boolean {
  return /^(?:min|h|second|day|night|week|month|year)$/.test(unit);
}

/** Words leave open which half of the day they mean. */
function isSameTime(one: string, other: string): boolean {
  const [first = '', second = ''] = [one, other].map((time) => time.slice(0, 2));
  return one.slice(2) === other.slice(2) && Number(first) % 12 === Number(second) % 12;
}

/** "moved from Monday to Friday" names the old value too. */
function newest<Value>(later: readonly Value[], earlier: readonly Value[]): Value | undefined {
  return later.find((value) => !earlier.includes(value)) ?? later[0];
}

function said({ number, unit }: Amount): string {
  return unit === '' ? number : `${number} ${unit}`;
}

/** Months with the number beside them, whole dates, and days of the week. */
function findDates(text: string): { said: string; date: StatedDate }[] {
  const words = [
    ...text.matchAll(
      /\d{4}-\d{2}-\d{2}|\d{1,2}[./]\d{1,2}[./]\d{4}|\d{1,2}[月월] ?\d{1,2}[日일]|\d+|\p{L}+(?:-feira)?/gu,
    ),
  ];
  return words.flatMap((match, index): { said: string; date: StatedDate }[] => {
    const [word] = match;
    if (/^\d{1,4}\D/.test(word)) return dated(word);
    if (/\d/.test(word)) return isDayAlone(words, index) ? [{ said: word, date: `day-${word.padStart(2, '0')}` }] : [];
    const weekday = weekdayNamed(word) ?? weekdayNamed(word.replace(/s$/, ''));
    if (weekday !== null && word.length > 3)
      return isBesideDate(words, index) ? [] : [{ said: word, date: `weekday-${weekday}` }];
    if (monthNamed(word) === null) return [];
    const start = dayBefore(words, index);
    const isNext = start === null && /^\d{1,2}$/.test(words[index + 1]?.[0] ?? '');
    if (start === null && !isNext) return isWholeMonth(words, index) ? dated(word) : [];
    const end = words[index + (isNext ? 1 : 0)];
    return dated(text.slice(start ?? match.index, end === undefined ? undefined : end.index + end[0].length));
  });
}

/** "by the 26th", but neither "the 26th of May" nor "the 20th century". */
function isDayAlone(words: readonly RegExpExecArray[], index: number): boolean {
  const [before = '', day = '', ending = '', ...next] = [-1, 0, 1, 2, 3].map((step) => words[index + step]?.[0] ?? '');
  return (
    /^the$/i.test(before) &&
    /^(?:[1-9]|[12]\d|3[01])$/.test(day) &&
    /^(?:st|nd|rd|th)$/i.test(ending) &&
    !next.some((word) => monthNamed(word) !== null) &&
    !/^(?:century|birthday|anniversary|floor|time|edition|round|place)$/i.test(next[0] ?? '')
  );
}

/** "Saturday 11 April" is one day: its weekday may stay the same where the day moves. */
function isBesideDate(words: readonly RegExpExecArray[], index: number): boolean {
  const next = words.slice(index + 1, index + 5).map(([word]) => word);
  const small = next.findIndex((word) => !/^(?:the|den|der|el|le|il|o)$/i.test(word));
  const after = next.slice(Math.max(0, small));
  const isMonth = (word: string | undefined) => word !== undefined && monthNamed(word) !== null;
  return (
    /^\d{4}-\d{2}-\d{2}$|^\d{1,2}[./]/.test(after[0] ?? '') ||
    (/^\d{1,2}$/.test(after[0] ?? '') && after.slice(1).some(isMonth)) ||
    (isMonth(after[0]) && /^\d{1,2}$/.test(after[1] ?? ''))
  );
}

function dated(said: string): { said: string; date: StatedDate }[] {
  const date = readDate(said);
  return date === null ? [] : [{ said, date }];
}

/** "the end of May", "by June": a month in which something is to be. */
function isWholeMonth(words: readonly RegExpExecArray[], index: number): boolean {
  const [before = '', word = ''] = [words[index - 1]?.[0], words[index]?.[0]];
  return (
    word.length > 3 &&
    /^\p{Lu}/u.test(word) &&
    /^(?:of|by|until|till|in|to|for|before|after|ende|bis|en|de)$/i.test(before)
  );
}

/** Where the number before a month begins: "3 May", "3rd of May". */
function dayBefore(words: readonly RegExpExecArray[], index: number): number | null {
  for (let back = 1; back <= 3; back++) {
    const word = words[index - back];
    if (word === undefined) return null;
    if (/^\d{1,2}$/.test(word[0])) return word.index;
    if (!/^(?:st|nd|rd|th|of|de|der)$/i.test(word[0])) return null;
  }
  return null;
}

function findTimes(text: string): { said: string; time: string }[] {
  const spoken = spokenTimes(text);
  const rest = spoken.reduce((left, { said }) => left.replace(said, ' '), text);
  return [...spoken, ...writtenTimes(rest)];
}

/** "half past nine", "a quarter to six", "before ten". */
function spokenTimes(text: string): { said: string; time: string }[] {
  return [...text.matchAll(spoken)].flatMap(([said, part, side, hour = '', bare]) => {
    const read = englishNumber((bare ?? hour).toLowerCase()) ?? Number(bare ?? hour);
    if (!Number.isInteger(read) || read < 1 || read > 12) return [];
    const minutes = minutesOf(part ?? '', side ?? 'past');
    const whole = (read * 60 + minutes + 720) % 720;
    const time = [Math.floor(whole / 60), whole % 60].map((number) => String(number).padStart(2, '0')).join(':');
    return [{ said, time }];
  });
}

const hours = 'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve';
const spoken = new RegExp(
  `(?<![\\p{L}\\d])(?:(half|a quarter|quarter|five|ten|twenty|twenty-five) (past|to) (${hours}|\\d{1,2})|(?<=(?:at|before|after|until|till|by|from) )(${hours}|\\d{1,2}))(?=$|[,.;:!?)"](?!\\d)|\\s(?:and|or|but|on|in|because|since|unless|so|when|while|every|the|she|he|they|we|is|was|at|to|for|sharp|now|o'clock)(?![\\p{L}]))`,
  'giu',
);

function minutesOf(part: string, side: string): number {
  const word = part.toLowerCase();
  const minutes = /quarter/.test(word) ? 15 : word === 'half' ? 30 : (englishNumber(word) ?? 0);
  return side.toLowerCase() === 'to' ? -minutes : minutes;
}

function writtenTimes(text: string): { said: string; time: string }[] {
  const pattern =
    /(?<![\d.,:])(?:([01]?\d|2[0-3])[:h.]([0-5]\d)(?![\d:])(?!\s?(?:€|%|kg|km|m\b|euros?))\s?([ap]m\b)?|(\d{1,2})\s?([ap]m\b|o'clock|uhr\b)|(noon|midnight|midday)\b)/giu;
  return [...text.matchAll(pattern)].map((match) => {
    const [said, hour, minute, half, onlyHour, onlyHalf, word] = match;
    if (word !== undefined) return { said, time: /midnight/i.test(word) ? '00:00' : '12:00' };
    const isAfternoon = /pm/i.test(half ?? onlyHalf ?? '');
    const number = Number(hour ?? onlyHour) + (isAfternoon && Number(hour ?? onlyHour) < 12 ? 12 : 0);
    return { said, time: `${String(number).padStart(2, '0')}:${minute ?? '00'}` };
  });
}

const englishNumber = numberWordsOf('en');

/** In digits, whether it was written in digits or as a word; null for other words. */
export function numberOf(word: string): string | null {
  return /^\d/.test(word) ? word : (englishNumber(word)?.toString() ?? null);
}

export function isNumberWord(word: string): boolean {
  return englishNumber(word) !== null;
}

/** `chapter 3`, `greenhouse 2`: a noun and the number that tells it from others of its kind. */
export function numberedThings(text: string): string[] {
  return [...text.matchAll(numbered)].flatMap(([, noun = '', number = '']) => {
    const read = englishNumber(number.toLowerCase()) ?? (/^(?:\d+|[a-z])$/i.test(number) ? number.toLowerCase() : null);
    return read === null ? [] : [`${noun.toLowerCase()} ${read}`];
  });
}

const numbered =
  /(?<![\p{L}])(chapter|part|room|house|greenhouse|hall|bed|table|week|version|phase|stage|step|level|row|floor|gate|line|number|episode|volume|season|unit|block|lot|bay|tunnel|field|section|group|class|team|route|bus|train|platform|page|item|ticket|issue|order|invoice|batch|sprint|lesson|module|site|zone|shift|version|kapitel|raum|halle|capítulo|chapitre|capitolo)s?\s(?:no\.?\s|#)?(\d+|[a-z](?![\p{L}])|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?![\p{L}\d])/giu;

const units: Readonly<Record<string, string>> = {
  '€': 'euro',
  eur: 'euro',
  euros: 'euro',
  $: 'dollar',
  usd: 'dollar',
  dollars: 'dollar',
  '£': 'pound',
  gbp: 'pound',
  pounds: 'pound',
  percent: '%',
  degrees: '°c',
  '°': '°c',
  celsius: '°c',
  hours: 'h',
  hour: 'h',
  minutes: 'min',
  minute: 'min',
  mins: 'min',
  kilos: 'kg',
  kilo: 'kg',
  kilograms: 'kg',
  metres: 'm',
  meters: 'm',
  litres: 'l',
  liters: 'l',
  litre: 'l',
};

/** Words that follow a number and are no unit of it. */
const countsNothing =
  /^(?:a|an|and|as|at|but|by|for|from|in|instead|is|it|now|not|of|off|on|or|per|so|than|the|then|till|to|too|until|was|were|when|while|with)$/;

/** "on the 15th", "the first of each month": a day that no month goes with. */
function daysOfMonth(text: string): { said: string; amount: Amount }[] {
  return [...text.matchAll(dayOfMonth)].flatMap(([said, written, word = '']) => {
    const number = written ?? String(ordinals.indexOf(word.toLowerCase()) + 1);
    return [{ said, amount: { number, unit: 'day of the month' } }];
  });
}

const ordinals =
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth'.split(
    ' ',
  );
const dayOfMonth = new RegExp(
  `(?<=(?<![\\p{L}])the )(?:(\\d{1,2})(?:st|nd|rd|th)(?! (?:of )?\\p{L}+ (?:floor|time|year|century))|(${ordinals.join('|')})(?=$|[.,;]| (?:of (?:each|every|the) month|now|instead)))(?![\\p{L}])`,
  'giu',
);

function findAmounts(text: string): Amount[] {
  const days = daysOfMonth(text);
  const rest = days.reduce((left, { said }) => left.replace(said, ' '), text);
  return [...countedAmounts(rest), ...days.map(({ amount }) => amount)];
}

function countedAmounts(text: string): Amount[] {
  const pattern =
    /(?:([€$£])\s?)?(?<![\p{L}\d-])(\d+(?:[.,]\d+)*|zero|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|dozen)(?:\s?(°\s?[CF]|[€$£%°])|[\s-]([\p{L}]+))?/giu;
  return [...text.matchAll(pattern)].map(([, currency, number = '', sign, word]) => {
    const unit = (currency ?? sign ?? word ?? '').toLowerCase().replace(/\s/g, '');
    const known = countsNothing.test(unit) ? '' : (units[unit] ?? unit.replace(/(?<=..)s$/, ''));
    return {
      number: englishNumber(number.toLowerCase())?.toString() ?? number.replace(/[.,](?=\d{3}\b)/g, ''),
      unit: known,
    };
  });
}
