import { expect, test } from 'vitest';
import { keyedHash } from '../../../src/search/keyed-hash.js';

const key = Uint8Array.from({ length: 16 }, (_, index) => index);

/** Letters with the numbers 0, 1, 2 … */
function counting(length: number): string {
  return String.fromCharCode(...Array.from({ length }, (_, index) => index));
}

test('gives the values that are published for it', () => {
  expect([0, 1, 8, 15].map((length) => keyedHash(key, counting(length)))).toEqual([
    '726fdb47dd0e0e31',
    '74f839c593dc67fd',
    '93f5f5799a932462',
    'a129ca6149be45e5',
  ]);
});

test('another key gives another value, whatever the text', () => {
  const other = key.map((byte) => byte ^ 1);
  expect(keyedHash(other, 'wann ist der Zahnarzt?')).not.toBe(keyedHash(key, 'wann ist der Zahnarzt?'));
});
