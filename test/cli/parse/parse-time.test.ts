import { describe, expect, test } from 'vitest';
import { parseTime } from '../../../commands/parse/parse-time.js';
import { SoulError } from '../../../src/errors/soul-error.js';

describe('times that are understood', () => {
  test.each([
    ['2026-02-02T14:30:00Z', '2026-02-02T14:30:00.000Z'],
    ['2026-02-02T14:30Z', '2026-02-02T14:30:00.000Z'],
    ['2026-02-02T14:30:00.250Z', '2026-02-02T14:30:00.250Z'],
    ['2026-02-02T14:30:00+09:00', '2026-02-02T05:30:00.000Z'],
    ['2026-02-02T14:30:00-0500', '2026-02-02T19:30:00.000Z'],
    ['2024-02-29', '2024-02-29T00:00:00.000Z'],
  ])('%s', (text, time) => {
    expect(parseTime(text, '--at').toISOString()).toBe(time);
  });

  test('a time without a zone is in the zone of the machine', () => {
    expect(parseTime('2026-02-02T14:30', '--at')).toEqual(new Date(2026, 1, 2, 14, 30));
  });
});

describe('times that are refused', () => {
  test.each([
    '',
    'now',
    '1770000000',
    '2026-2-2',
    '2026-02-30',
    '2026-13-01',
    '2025-02-29',
    '2026-02-02T24:00Z',
    '2026-02-02T14:60Z',
    '2026-02-02 14:30',
    ' 2026-02-02',
  ])('"%s"', (text) => {
    expect(() => parseTime(text, '--at')).toThrow(
      new SoulError('usage', `--at is "${text}", which is not an ISO 8601 time.`, {
        hint: 'Write it like 2026-02-02T14:30:00Z, 2026-02-02T14:30:00+09:00 or 2026-02-02.',
      }),
    );
  });
});
