import { expect, test } from 'vitest';
import { parseMoment } from '../../../../src/audit/rollback/parse-moment.js';

const berlin = { at: new Date('2026-02-02T12:00:00Z'), timezone: 'Europe/Berlin' };

test.each([
  ['now', '2026-02-02T12:00:00.000Z'],
  ['today', '2026-02-02T12:00:00.000Z'],
  ['yesterday', '2026-02-01T22:59:59.999Z'],
  ['Yesterday at 18:00', '2026-02-01T17:00:00.000Z'],
  ['09:30', '2026-02-02T08:30:00.000Z'],
  ['today 09:30', '2026-02-02T08:30:00.000Z'],
  ['2026-01-31', '2026-01-31T22:59:59.999Z'],
  ['2026-01-31T10:00', '2026-01-31T09:00:00.000Z'],
  ['2026-01-31 10:00:30', '2026-01-31T09:00:30.000Z'],
  ['2026-01-31T10:00:00Z', '2026-01-31T10:00:00.000Z'],
  ['2026-01-31T10:00:00+0900', '2026-01-31T01:00:00.000Z'],
  ['2026-07-01T10:00', '2026-07-01T08:00:00.000Z'],
  ['an hour ago', '2026-02-02T11:00:00.000Z'],
  ['90 minutes ago', '2026-02-02T10:30:00.000Z'],
  ['3 days ago', '2026-01-30T12:00:00.000Z'],
  ['2 weeks ago', '2026-01-19T12:00:00.000Z'],
])('%s is %s in the zone of the user', (text, moment) => {
  expect(parseMoment(text, berlin)?.toISOString()).toBe(moment);
});

test.each([
  '',
  'soon',
  '2026-02-30',
  '25:00',
  '2026-01-31T25:00',
  '2026-01-31T10:00+99:99',
  '--output=x',
  'c-1234567890',
])('"%s" is no moment', (text) => {
  expect(parseMoment(text, berlin)).toBe(null);
});
