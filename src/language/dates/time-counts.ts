import { isOneBeforeNoun, numberWordsOf } from '../values/number-words.js';
import type { Unit } from './time-phrases.js';

/** How many `n` says: a number, a word for one, or some few. */
export function countNamed(said: string | undefined): number {
  if (said === undefined || said === '') return 1;
  if (/^\d+$/.test(said)) return Number(said);
  if (/^[一二两三四五六七八九]?十[一二三四五六七八九]?$/.test(said)) {
    const [tens = '', ones = ''] = said.split('十');
    return (numberNamed(tens) ?? 1) * 10 + (numberNamed(ones) ?? (ones === '一' ? 1 : 0));
  }
  return isOneBeforeNoun(said) ? 1 : (numberNamed(said) ?? few);
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
const numberNamed = numberWordsOf('en', 'de', 'es', 'ru', 'zh', 'ko');
