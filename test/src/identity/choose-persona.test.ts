import { expect, test } from 'vitest';
import { choosePersona, type PersonaRule } from '../../../src/identity/choose-persona.js';

const night = { file: 'souls/night.md', at: '23:30', duration: '30m' } as const;
const friday = { file: 'souls/friday.md', at: '22:00', duration: '6h', days: ['fri'] } as const;
const always = { file: 'souls/always.md', at: '00:00', duration: '24h' } as const;

const windows: readonly [story: string, rule: PersonaRule, timezone: string, at: string, isOpen: boolean][] = [
  ['the minute before it opens', night, 'UTC', '2026-02-02T23:29:59.999Z', false],
  ['the minute it opens', night, 'UTC', '2026-02-02T23:30:00Z', true],
  ['its last moment', night, 'UTC', '2026-02-02T23:59:59.999Z', true],
  ['midnight, when it closes', night, 'UTC', '2026-02-03T00:00:00Z', false],
  ['23:45 in Tokyo', night, 'Asia/Tokyo', '2026-02-02T14:45:00Z', true],
  ['23:45 in UTC, which is morning in Tokyo', night, 'Asia/Tokyo', '2026-02-02T23:45:00Z', false],
  ['23:45 in Bogota', night, 'America/Bogota', '2026-02-03T04:45:00Z', true],
  ['00:00 in Bogota', night, 'America/Bogota', '2026-02-03T05:00:00Z', false],
  ['23:45 in a zone with odd minutes', night, 'Asia/Kathmandu', '2026-02-02T18:00:00Z', true],
  ['a window past midnight, before it', { ...night, duration: '2h' }, 'UTC', '2026-02-02T23:45:00Z', true],
  ['a window past midnight, after it', { ...night, duration: '2h' }, 'UTC', '2026-02-03T01:29:00Z', true],
  ['a window past midnight, at its end', { ...night, duration: '2h' }, 'UTC', '2026-02-03T01:30:00Z', false],
  ['a friday window on friday evening', friday, 'UTC', '2026-02-06T22:00:00Z', true],
  ['a friday window early on saturday', friday, 'UTC', '2026-02-07T03:59:00Z', true],
  ['a friday window late on saturday morning', friday, 'UTC', '2026-02-07T04:00:00Z', false],
  ['a friday window early on friday', friday, 'UTC', '2026-02-06T03:00:00Z', false],
  ['a friday window on saturday evening', friday, 'UTC', '2026-02-07T22:30:00Z', false],
  ['friday evening in Tokyo', friday, 'Asia/Tokyo', '2026-02-06T13:00:00Z', true],
  ['friday evening in UTC, which is saturday in Tokyo', friday, 'Asia/Tokyo', '2026-02-06T22:30:00Z', false],
  ['early saturday in Bogota after a friday window', friday, 'America/Bogota', '2026-02-07T08:59:00Z', true],
  ['a thursday window across the end of the year', { ...friday, days: ['thu'] }, 'UTC', '2027-01-01T01:00:00Z', true],
  ['24 hours', always, 'UTC', '2026-02-02T13:00:00Z', true],
  ['more than 24 hours', { ...always, at: '23:00', duration: '30h' }, 'UTC', '2026-02-02T12:00:00Z', true],
  [
    'two days that start on a friday, on sunday morning',
    { ...friday, duration: '2d' },
    'UTC',
    '2026-02-08T21:59:00Z',
    true,
  ],
  [
    'two days that start on a friday, on sunday night',
    { ...friday, duration: '2d' },
    'UTC',
    '2026-02-08T22:00:00Z',
    false,
  ],
  ['a week and more that starts on a friday', { ...friday, duration: '9d' }, 'UTC', '2026-02-05T12:00:00Z', true],
  ['minutes as a number', { ...night, duration: 90 }, 'UTC', '2026-02-03T00:59:00Z', true],
  ['minutes as text', { ...night, duration: '90' }, 'UTC', '2026-02-03T01:00:00Z', false],
  ['hours and minutes', { ...night, duration: '1h30m' }, 'UTC', '2026-02-03T00:59:00Z', true],
  ['hours and minutes, at the end', { ...night, duration: '1h30m' }, 'UTC', '2026-02-03T01:00:00Z', false],
  ['no minutes at all', { ...night, duration: 0 }, 'UTC', '2026-02-02T23:30:00Z', false],
  ['no days at all', { ...night, days: [] }, 'UTC', '2026-02-02T23:30:00Z', false],
  ['an hour without a leading zero', { ...night, at: '9:05' }, 'UTC', '2026-02-02T09:05:00Z', true],
  ['Berlin, the evening before summer time', night, 'Europe/Berlin', '2026-03-28T22:45:00Z', true],
  ['Berlin, the evening of summer time', night, 'Europe/Berlin', '2026-03-29T21:45:00Z', true],
  ['Berlin, the evening of summer time, by winter time', night, 'Europe/Berlin', '2026-03-29T22:45:00Z', false],
  [
    'Berlin, a window across the lost hour, before it',
    { ...night, at: '01:30', duration: '2h' },
    'Europe/Berlin',
    '2026-03-29T00:59:00Z',
    true,
  ],
  [
    'Berlin, a window across the lost hour, after it',
    { ...night, at: '01:30', duration: '2h' },
    'Europe/Berlin',
    '2026-03-29T01:29:00Z',
    true,
  ],
  [
    'Berlin, a window across the lost hour, at its end',
    { ...night, at: '01:30', duration: '2h' },
    'Europe/Berlin',
    '2026-03-29T01:30:00Z',
    false,
  ],
  [
    'Berlin, a window inside the lost hour',
    { ...night, at: '02:15', duration: '30m' },
    'Europe/Berlin',
    '2026-03-29T01:00:00Z',
    false,
  ],
  [
    'Berlin, the repeated hour, first time',
    { ...night, at: '02:15', duration: '30m' },
    'Europe/Berlin',
    '2026-10-25T00:20:00Z',
    true,
  ],
  [
    'Berlin, the repeated hour, second time',
    { ...night, at: '02:15', duration: '30m' },
    'Europe/Berlin',
    '2026-10-25T01:20:00Z',
    true,
  ],
  [
    'Berlin, between the repeated hours',
    { ...night, at: '02:15', duration: '30m' },
    'Europe/Berlin',
    '2026-10-25T00:50:00Z',
    false,
  ],
  [
    'New York, a saturday window into summer time',
    { ...friday, days: ['sat'] },
    'America/New_York',
    '2026-03-08T07:59:00Z',
    true,
  ],
  ['New York, that window at its end', { ...friday, days: ['sat'] }, 'America/New_York', '2026-03-08T08:00:00Z', false],
  [
    'New York, a saturday window into winter time',
    { ...friday, days: ['sat'] },
    'America/New_York',
    '2026-11-01T08:59:00Z',
    true,
  ],
  [
    'New York, that window at its end by the clock',
    { ...friday, days: ['sat'] },
    'America/New_York',
    '2026-11-01T09:00:00Z',
    false,
  ],
];

test.each(windows)('a window at %s', (_, rule, timezone, at, isOpen) => {
  const choice = choosePersona({ personas: [rule], at: new Date(at), timezone });
  expect({ file: choice.file, ruleIndex: choice.ruleIndex }).toEqual(
    isOpen ? { file: rule.file, ruleIndex: 0 } : { file: null, ruleIndex: null },
  );
});

const noon = new Date('2026-02-02T12:00:00Z');

const reasons: readonly [
  story: string,
  personas: readonly PersonaRule[],
  session: string | undefined,
  choice: object,
][] = [
  [
    'nothing is configured',
    [],
    undefined,
    { file: null, ruleIndex: null, reason: 'No alternate personas are configured.' },
  ],
  [
    'a window is open',
    [night, { file: 'noon.md', at: '11:00', duration: 120 }],
    undefined,
    { file: 'noon.md', ruleIndex: 1, reason: 'Its window from 11:00 for 120m is open at 12:00 in UTC.' },
  ],
  ['no window is open', [night], 's1', { file: null, ruleIndex: null, reason: 'No window is open at 12:00 in UTC.' }],
  [
    'a later window beats an earlier chance',
    [{ file: 'luck.md', chance: 1 }, always],
    's1',
    { file: 'souls/always.md', ruleIndex: 1, reason: 'Its window from 00:00 for 24h is open at 12:00 in UTC.' },
  ],
  [
    'the first of two open windows wins',
    [always, { ...always, file: 'b.md' }],
    's1',
    { file: 'souls/always.md', ruleIndex: 0, reason: 'Its window from 00:00 for 24h is open at 12:00 in UTC.' },
  ],
  [
    'a sure chance',
    [{ file: 'luck.md', chance: 1 }],
    's1',
    { file: 'luck.md', ruleIndex: 0, reason: 'It was chosen for session "s1" by its chance of 1.' },
  ],
  [
    'more than a sure chance',
    [{ file: 'luck.md', chance: 7 }],
    's1',
    { file: 'luck.md', ruleIndex: 0, reason: 'It was chosen for session "s1" by its chance of 1.' },
  ],
  [
    'no chance',
    [{ file: 'luck.md', chance: 0 }],
    's1',
    { file: null, ruleIndex: null, reason: 'No persona has a window or a chance.' },
  ],
  [
    'a chance outside its own window',
    [{ ...night, chance: 1 }],
    's1',
    { file: 'souls/night.md', ruleIndex: 0, reason: 'It was chosen for session "s1" by its chance of 1.' },
  ],
  [
    'a chance without a session',
    [{ file: 'luck.md', chance: 1 }],
    undefined,
    { file: null, ruleIndex: null, reason: 'No persona was chosen by chance, because there is no session id.' },
  ],
  [
    'a chance without a session and a closed window',
    [{ ...night, chance: 1 }],
    undefined,
    {
      file: null,
      ruleIndex: null,
      reason: 'No window is open at 12:00 in UTC. No persona was chosen by chance, because there is no session id.',
    },
  ],
  [
    'a chance that falls elsewhere',
    [{ file: 'luck.md', chance: 1e-9 }],
    's1',
    { file: null, ruleIndex: null, reason: 'No persona was chosen by chance for session "s1".' },
  ],
];

test.each(reasons)('the choice says why: %s', (_, personas, session, choice) => {
  expect(choosePersona({ personas, at: noon, timezone: 'UTC', session })).toEqual(choice);
});

test('the same session always draws the same, and a chance falls on its share of sessions', () => {
  const drawn = (seed: string) =>
    Array.from({ length: 2_000 }, (_, index) => {
      const personas = [{ file: 'luck.md', chance: 0.25, seed }];
      return choosePersona({ personas, at: noon, timezone: 'UTC', session: `s${index}` }).file !== null;
    });
  expect(drawn('autumn')).toEqual(drawn('autumn'));
  expect(drawn('spring')).not.toEqual(drawn('autumn'));
  const share = drawn('autumn').filter(Boolean).length / 2_000;
  expect(Math.abs(share - 0.25)).toBeLessThan(0.04);
});

test('the time does not change what a session draws', () => {
  const personas = [{ file: 'luck.md', chance: 0.5, seed: 'x' }];
  const choices = [0, 1, 2, 3].map((hours) => {
    const at = new Date(noon.getTime() + hours * 3_600_000);
    return choosePersona({ personas, at, timezone: 'UTC', session: 'same' }).file;
  });
  expect(new Set(choices).size).toBe(1);
});

const broken: readonly [rule: PersonaRule, message: string][] = [
  [{ ...night, at: '24:00' }, 'A persona has `at` "24:00", which is not a time of day.'],
  [{ ...night, at: 'noon' }, 'A persona has `at` "noon", which is not a time of day.'],
  [{ ...night, duration: 'long' }, 'A persona has `duration` "long", which is not a duration.'],
  [{ ...night, duration: '' }, 'A persona has `duration` "", which is not a duration.'],
  [{ ...night, duration: -5 }, 'A persona has `duration` "-5", which is not a duration.'],
  [{ file: 'a.md', at: '12:00' }, 'The persona a.md has a window without `duration`.'],
  [{ file: 'a.md', duration: '1h' }, 'The persona a.md has a window without `at`.'],
  [{ file: 'a.md', chance: Number.NaN }, 'The chance of the persona a.md is not a number.'],
];

test.each(broken)('the rule %j is refused', (rule, message) => {
  expect(() => choosePersona({ personas: [rule], at: noon, timezone: 'UTC', session: 's1' })).toThrow(
    expect.objectContaining({ code: 'config-invalid', message }),
  );
});

test('a time zone nobody knows is refused', () => {
  expect(() => choosePersona({ personas: [night], at: noon, timezone: 'Mars/Olympus' })).toThrow(
    expect.objectContaining({ code: 'unknown-timezone' }),
  );
});
