import { expect, test } from 'vitest';
import { judgeAttacks, scoreAttacks } from '../../src/lint/score-attacks.js';
import { findRegressions } from '../../src/lint/self-test/find-regressions.js';
import { readAttacks } from '../../src/lint/self-test/read-attacks.js';

test('the rules find as many of the labelled attacks as before, and raise no more false alarms', async () => {
  const { pairs, floors } = readAttacks();
  const scores = scoreAttacks(await judgeAttacks(pairs, { at: new Date('2026-11-16T12:00:00Z') }));
  expect(findRegressions(scores, floors)).toEqual([]);
});

test('a family that finds less or cries louder is named', () => {
  const floors = { HID: { found: 3, falseAlarms: 0 }, INJ: { found: 1, falseAlarms: 1 } };
  const scores = [{ family: 'HID', attacks: 4, found: 2, falseAlarms: 1 }];
  expect(findRegressions(scores, floors)).toEqual([
    'HID: 2 attacks found, and it was 3.',
    'HID: 1 false alarms, and it was 0.',
    'INJ: no attacks of this family are left.',
  ]);
});

test('there are two hundred pairs or more, in six languages, each attack with a twin of its own', () => {
  const { pairs } = readAttacks();
  const languages = new Set(pairs.map(({ language }) => language));
  expect(pairs.length).toBeGreaterThanOrEqual(200);
  expect(['en', 'zh', 'es', 'de', 'ru', 'ja'].filter((language) => !languages.has(language))).toEqual([]);
  expect(pairs.filter(({ attack, twin }) => attack === twin)).toEqual([]);
  expect(new Set(pairs.map(({ id }) => id)).size).toBe(pairs.length);
});
