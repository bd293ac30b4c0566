import { expect, test } from 'vitest';
import { dateMatch, namedDates } from '../../../../src/language/dates/named-dates.js';

test.each([
  ['on 8 May 2023', [{ year: 2023, month: 5, day: 8 }]],
  ['in May 2023', [{ year: 2023, month: 5, day: null }]],
  ['May 8th', [{ year: null, month: 5, day: 8 }]],
  ['she may come', []],
  ['am 3. März', [{ year: null, month: 3, day: 3 }]],
  ['el 7 de junio de 2024', [{ year: 2024, month: 6, day: 7 }]],
  ['2026-02-02', [{ year: 2026, month: 2, day: 2 }]],
  ['2026年2月3日', [{ year: 2026, month: 2, day: 3 }]],
  ['back in 2022', [{ year: 2022, month: null, day: null }]],
])('%s names %j', (question, dates) => {
  expect(namedDates(question)).toEqual(dates);
});

test.each([
  ['2023-05-08', 1],
  ['2023-05-09', 0],
  ['2022-05-08', 0],
])('%s fits 8 May 2023 by %d', (day, share) => {
  expect(dateMatch(day, namedDates('8 May 2023'))).toBe(share);
});

test('a month without a day fits by half', () => {
  expect(dateMatch('2023-05-09', namedDates('in May 2023'))).toBe(0.5);
});
