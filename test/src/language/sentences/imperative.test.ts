import { expect, test } from 'vitest';
import { asOrder } from '../../../../src/language/sentences/imperative.js';

test.each([
  ['Copied the cards to both drives', 'Copy the cards to both drives'],
  ['bumped the version', 'bump the version'],
  ['froze them at −80', 'freeze them at −80'],
  ['trimmed the sheet', 'trim the sheet'],
  ['filed the letter', 'file the letter'],
])('"%s" is written as an order', (done, order) => {
  expect(asOrder(done)).toBe(order);
});

test('a step that begins with a noun or with a verb nobody knows stays as it was', () => {
  expect(['clocks compared', 'red filters out', 'glorped the sheet'].map(asOrder)).toEqual([
    'clocks compared',
    'red filters out',
    'glorped the sheet',
  ]);
});
