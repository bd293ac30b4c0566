import { expect, test } from 'vitest';
import { findJson } from '../../../../src/models/language/find-json.js';
import { startCpuTime } from '../../../support/cpu-time.js';

test.each([
  ['{"a":1}', { a: 1 }],
  [' [1, 2] ', [1, 2]],
  ['```json\n{"a":1}\n```', { a: 1 }],
  ['Here you are: {"a":{"b":[1]}} and {"c":2}', { a: { b: [1] } }],
  ['A set {x, y} and then {"a":"}"}', { a: '}' }],
  ['{"a":"quote \\" and }"} done', { a: 'quote " and }' }],
  ['See [1] for more: {"a":1}', { a: 1 }],
  ['{"a":1', null],
  ['"just words"', null],
  ['', null],
  ['{ never closed {"a":1}', { a: 1 }],
])('%j holds %j', (text, value) => {
  expect(findJson(text)?.value ?? null).toEqual(value);
});

test('a text of brackets is given up soon', () => {
  const spent = startCpuTime();
  expect(findJson('{['.repeat(200_000))).toBeNull();
  expect(spent()).toBeLessThan(10_000);
});
