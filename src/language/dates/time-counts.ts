import type { Unit } from './time-phrases.js';

/** How many `n` says: a number, a word for one, or some few. */
export function countNamed(said: string | undefined): number {
  if (said === undefined || said === '') return 1;
  if (/^\d+$/.test(said)) return Number(said);
  if (/^[一二两三四五六七八九]?十[一二三四五六七八九]?$/.test(said)) {
    const [tens = '', ones = ''] = said.split('十');
    return (counts.get(tens) ?? 1) * 10 + (counts.get(ones) ?? 0);
  }
  return counts.get(said) ?? few;
}

/** Which unit a word for days, weeks, months or years means. */
export function unitNamed(word: string | undefined): Unit {
  const found = units.find(([pattern]) => pattern.test(word ?? ''));
  return found?.[1] ?? 'day';
}

const units: readonly (readonly [RegExp, Unit])[] = [
  [/^(?:week|woche|semana|недел|个?星期|个?礼拜|周|週|주)/u, 'week'],
  [/^(?:month|monat|mes|месяц|个?月|[かヶカ]月|달|개월)/u, 'month'],
  [/^(?:year|jahr|año|год|лет|年|년)/u, 'year'],
];

/** What "a few days" and "a couple of days" mean. */
const few = 3;
const counts = new Map(
  [
    'a an one einem einer un una 一 한 하루',
    'two zwei dos два две 二 两 두 이틀',
    'three drei tres три 三 세 사흘',
    'four vier cuatro четыре 四 네 나흘',
    'five fünf cinco пять 五 다섯',
    'six sechs seis шесть 六 여섯',
    'seven sieben siete семь 七 일곱',
    'eight acht ocho восемь 八',
    'nine neun nueve девять 九',
    'ten zehn diez десять 十',
  ].flatMap((words, index) => words.split(' ').map((word): [string, number] => [word, index + 1])),
);
