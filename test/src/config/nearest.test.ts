import { expect, test } from 'vitest';
import { nearest } from '../../../src/errors/nearest.js';

const words = ['main', 'group', 'heartbeat'];

test.each([
  ['mian', 'main'],
  ['GROUP', 'group'],
  ['hartbeat', 'heartbeat'],
  ['xyz', null],
  ['', null],
])('%j is nearest to %j', (typed, meant) => {
  expect(nearest(typed, words)).toBe(meant);
});

test('a word of ten million letters is near to nothing, and that is known at once', () => {
  expect(nearest('m'.repeat(10_000_000), words)).toBeNull();
});
