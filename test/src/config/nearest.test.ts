import { expect, test } from 'vitest';
import { nearestWord } from '../../../src/errors/nearest-word.js';

const words = ['main', 'group', 'heartbeat'];

test.each([
  ['mian', 'main'],
  ['GROUP', 'group'],
  ['hartbeat', 'heartbeat'],
  ['xyz', null],
  ['', null],
])('%j is nearest to %j', (typed, meant) => {
  expect(nearestWord(typed, words)).toBe(meant);
});

test('a word of ten million letters is near to nothing, and that is known at once', () => {
  expect(nearestWord('m'.repeat(10_000_000), words)).toBeNull();
});
