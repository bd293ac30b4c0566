import { expect, test } from 'vitest';
import { twinFinder } from '../../../../src/memory/forget/find-twin.js';

const termsOf = (text: string): ReadonlySet<string> => new Set(text.split(' '));

test('the first text that has most words in common is found, whatever the others share', () => {
  const texts = ['the red lamp costs much', 'the blue chair costs much', 'the red lamp costs little', 'a red lamp'];
  const twins = twinFinder(texts, termsOf);
  for (const text of texts.slice(0, 2)) twins.add(text);
  expect(texts.slice(2).map((text) => twins.find(text))).toEqual(['the red lamp costs much', undefined]);
});

test('of thousands of texts with the same common words, only those with a rare word in common are compared', () => {
  const texts = Array.from({ length: 6_000 }, (_, index) => `the thing${index} of owner${index} costs euros since may`);
  let reads = 0;
  const twins = twinFinder(texts, (text) => {
    reads++;
    return termsOf(text);
  });
  for (const text of texts.slice(0, 3_000)) twins.add(text);
  for (const text of texts.slice(3_000)) twins.find(text);
  expect(reads).toBeLessThan(10 * texts.length);
});
