import { expect, test } from 'vitest';
import { isDateOnly } from '../../../../src/language/dates/is-date-only.js';

test.each([
  '2024-01-06',
  '[2024-01-06T19:13:00Z]',
  '**6 January 2024**',
  'Date: Saturday, 6 January 2024, 19:13',
  'January 6th, 2024',
  'March-15-2024',
  '8:56 pm on 20 July, 2023',
  '06/01/2024',
  'Monday',
  'Samstag, den 6. Januar 2024, 19 Uhr',
  'el 6 de enero de 2024',
  '6 января 2024 г.',
  '2024年1月6日 星期六',
])('%s is a date and nothing else', (text) => {
  expect(isDateOnly(text)).toBe(true);
});

test.each(['Born on 4 May', 'May 5: 120', 'Monday yoga', 'June', '2026', '0341 555 0199', '3 pm', 'Ana: 6 May'])(
  '%s says more than a date, or no date',
  (text) => {
    expect(isDateOnly(text)).toBe(false);
  },
);
