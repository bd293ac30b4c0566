import { expect, test } from 'vitest';
import { askedTime } from '../../../../src/language/dates/asked-time.js';

/** A Friday. */
const today = () => '2026-11-13';

function days(question: string): string[] {
  return (askedTime(question, today)?.ranges ?? []).map(({ first, last }) =>
    first === last ? first : `${first} ${last}`,
  );
}

test.each([
  ['what happened on 12 November?', '2026-11-12'],
  ['what happened on November 12?', '2026-11-12'],
  ['what happened in November?', '2026-11-01 2026-11-30'],
  ['what happened in December?', '2025-12-01 2025-12-31'],
  ['what happened on 2026-03-04?', '2026-03-04'],
  ['what happened in 2025?', '2025-01-01 2025-12-31'],
  ['what did I do yesterday?', '2026-11-12'],
  ['what did I do the day before yesterday?', '2026-11-11'],
  ['what did I do last week?', '2026-11-02 2026-11-08'],
  ['what did I do this week?', '2026-11-09 2026-11-15'],
  ['what did I do last month?', '2026-10-01 2026-10-31'],
  ['what did I do today?', '2026-11-13'],
  ['what happened on Monday?', '2026-11-09'],
  ['what happened last Friday?', '2026-11-06'],
  ['what happened last weekend?', '2026-11-07 2026-11-08'],
  ['what did I do 3 days ago?', '2026-11-10'],
  ['what did I do two weeks ago?', '2026-10-26 2026-11-01'],
  ['what did I do in the last 3 days?', '2026-11-10 2026-11-13'],
  ['what did I do on the 3rd?', '2026-11-03'],
  ['what did I do on the 30th?', '2026-10-30'],
  ['was habe ich gestern gemacht?', '2026-11-12'],
  ['was habe ich letzte Woche gemacht?', '2026-11-02 2026-11-08'],
  ['was ist am Montag passiert?', '2026-11-09'],
  ['was war am 12. November?', '2026-11-12'],
  ['was war am 12.11.?', '2026-11-12'],
  ['was habe ich vor drei Tagen gemacht?', '2026-11-10'],
  ['¿qué hice ayer?', '2026-11-12'],
  ['¿qué hice la semana pasada?', '2026-11-02 2026-11-08'],
  ['¿qué pasó el lunes?', '2026-11-09'],
  ['¿qué pasó el 12 de noviembre?', '2026-11-12'],
  ['¿qué hice hace tres días?', '2026-11-10'],
  ['что я делал вчера?', '2026-11-12'],
  ['что я делала на прошлой неделе?', '2026-11-02 2026-11-08'],
  ['что было в понедельник?', '2026-11-09'],
  ['что было 12 ноября?', '2026-11-12'],
  ['что было в ноябре?', '2026-11-01 2026-11-30'],
  ['что я делал три дня назад?', '2026-11-10'],
  ['昨天我做了什么？', '2026-11-12'],
  ['上周我做了什么？', '2026-11-02 2026-11-08'],
  ['上周一我做了什么？', '2026-11-02'],
  ['星期一发生了什么？', '2026-11-09'],
  ['11月12号发生了什么？', '2026-11-12'],
  ['十一月发生了什么？', '2026-11-01 2026-11-30'],
  ['三天前我做了什么？', '2026-11-10'],
  ['昨日何をしましたか？', '2026-11-12'],
  ['先週何をしましたか？', '2026-11-02 2026-11-08'],
  ['月曜日に何がありましたか？', '2026-11-09'],
  ['11月12日に何がありましたか？', '2026-11-12'],
  ['3日前に何をしましたか？', '2026-11-10'],
  ['어제 뭐 했어?', '2026-11-12'],
  ['지난주에 뭐 했어?', '2026-11-02 2026-11-08'],
  ['월요일에 무슨 일이 있었어?', '2026-11-09'],
  ['11월 12일에 무슨 일이 있었어?', '2026-11-12'],
  ['3일 전에 뭐 했어?', '2026-11-10'],
])('%s asks for %s and for nothing else', (question, meant) => {
  expect(days(question)).toEqual([meant]);
  expect(askedTime(question, today)?.isAll).toBe(true);
});

test.each([
  'what did I buy yesterday?',
  'who visited us last week?',
  'was habe ich gestern gekauft?',
  '¿qué compré ayer?',
  'что я купил вчера?',
  '昨天我买了什么？',
  '昨日何を買いましたか？',
  '어제 뭘 샀어?',
])('%s asks for more than a time', (question) => {
  expect(askedTime(question, today)).toMatchObject({ isAll: false });
});

test('without the past tense a weekday is the last one or the coming one', () => {
  expect(days('is choir on Monday?')).toEqual(['2026-11-09', '2026-11-16']);
  expect(days('what is next Monday?')).toEqual(['2026-11-16']);
});

test.each(['who may enter the vault?', 'what is my blood type?', 'guten Morgen'])('%s names no time', (question) => {
  expect(days(question)).toEqual([]);
});
