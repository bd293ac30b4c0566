import { expect, test } from 'vitest';
import { compareWeights, fitChanges } from '../../../bench/changes/fit-changes.js';
import { lifePairs } from '../../../bench/changes/life-pairs.js';
import { listedPairs } from '../../../bench/changes/listed-pairs.js';
import { storedWeights } from '../../../src/reflect/consolidate/contradictions/score-replacement.js';

test('the weights of reflection are those that its pairs of notes lead to, give or take', async () => {
  const pairs = [...listedPairs(), ...(await lifePairs())];
  const fitted = fitChanges(pairs);
  const { farthest, agreement } = compareWeights(fitted, storedWeights, pairs);
  expect(farthest).toBeLessThanOrEqual(1);
  expect(agreement).toBeGreaterThanOrEqual(0.98);
});
