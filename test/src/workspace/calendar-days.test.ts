import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dayAt, isDay, parseDailyName, shiftDay } from '../../../src/workspace/calendar-days.js';

test.each([
  ['Asia/Tokyo', '2026-02-01T14:59:59Z', '2026-02-01'],
  ['Asia/Tokyo', '2026-02-01T15:00:00Z', '2026-02-02'],
  ['America/Bogota', '2026-02-02T04:59:59Z', '2026-02-01'],
  ['America/Bogota', '2026-02-02T05:00:00Z', '2026-02-02'],
  ['Europe/Berlin', '2026-03-28T22:59:59Z', '2026-03-28'],
  ['Europe/Berlin', '2026-03-28T23:00:00Z', '2026-03-29'],
  ['Europe/Berlin', '2026-03-29T21:59:59Z', '2026-03-29'],
  ['Europe/Berlin', '2026-03-29T22:00:00Z', '2026-03-30'],
  ['Europe/Berlin', '2026-10-24T22:00:00Z', '2026-10-25'],
  ['Europe/Berlin', '2026-10-25T22:59:59Z', '2026-10-25'],
  ['Europe/Berlin', '2026-10-25T23:00:00Z', '2026-10-26'],
  ['America/New_York', '2026-03-08T04:59:59Z', '2026-03-07'],
  ['America/New_York', '2026-03-09T03:59:59Z', '2026-03-08'],
  ['America/New_York', '2026-11-02T04:59:59Z', '2026-11-01'],
  ['Australia/Lord_Howe', '2026-04-04T12:59:59Z', '2026-04-04'],
  ['Australia/Lord_Howe', '2026-04-04T13:00:00Z', '2026-04-05'],
  ['Australia/Lord_Howe', '2026-04-05T13:29:59Z', '2026-04-05'],
  ['Australia/Lord_Howe', '2026-04-05T13:30:00Z', '2026-04-06'],
  ['Pacific/Apia', '2011-12-30T09:59:59Z', '2011-12-29'],
  ['Pacific/Apia', '2011-12-30T10:00:00Z', '2011-12-31'],
  ['Pacific/Kiritimati', '2025-12-31T10:00:00Z', '2026-01-01'],
  ['UTC', '2026-12-31T23:59:59.999Z', '2026-12-31'],
])('in %s at %s it is %s', (timezone, at, day) => {
  expect(dayAt(new Date(at), timezone)).toBe(day);
});

test('an unknown zone is told', () => {
  expect(() => dayAt(new Date(0), 'Mars/Olympus')).toThrow(expect.objectContaining({ code: 'unknown-timezone' }));
});

test('days are shifted by the calendar, so that none is skipped or met twice', () => {
  const day = fc.date({ min: new Date('1971-01-01'), max: new Date('2199-12-31'), noInvalidDate: true });
  fc.assert(
    fc.property(day, fc.integer({ min: -800, max: 800 }), (date, days) => {
      const start = date.toISOString().slice(0, 10);
      const shifted = shiftDay(start, days);
      expect(isDay(shifted)).toBe(true);
      expect(shiftDay(shifted, -days)).toBe(start);
      expect((Date.parse(shifted) - Date.parse(start)) / 86_400_000).toBe(days);
    }),
  );
});

describe('the name of a daily file', () => {
  test.each([
    ['2026-02-02.md', { day: '2026-02-02', slug: null }],
    ['2026-02-02-planning.md', { day: '2026-02-02', slug: 'planning' }],
    ['2026-02-02-a.b c-d.md', { day: '2026-02-02', slug: 'a.b c-d' }],
    ['2024-02-29.md', { day: '2024-02-29', slug: null }],
    ['2026-02-02-計画.md', { day: '2026-02-02', slug: '計画' }],
  ])('%s is read', (name, parsed) => {
    expect(parseDailyName(name)).toEqual(parsed);
  });

  test.each([
    ['a day there is not', '2026-02-30.md'],
    ['a leap day in another year', '2026-02-29.md'],
    ['a month there is not', '2026-13-01.md'],
    ['a zeroth day', '2026-01-00.md'],
    ['nothing after the hyphen', '2026-02-02-.md'],
    ['no hyphen before the slug', '2026-02-02x.md'],
    ['another ending', '2026-02-02.txt'],
    ['something before it', 'x2026-02-02.md'],
    ['a folder', '2026-02-02.md/'],
    ['a line end', '2026-02-02-a\nb.md'],
    ['a line end after it', '2026-02-02.md\n'],
    ['a backtick', '2026-02-02-`x`.md'],
    ['a backslash', '2026-02-02-a\\b.md'],
    ['a hidden sign', '2026-02-02-a\u202eb.md'],
  ])('%s is none: %j', (_, name) => {
    expect(parseDailyName(name)).toBeNull();
  });
});
