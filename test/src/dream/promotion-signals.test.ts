import { expect, test } from 'vitest';
import { countRecalls, measureSignals, scoreOf, weights } from '../../../src/dream/promotion-signals.js';

const today = '2026-02-15';
const usual = { today, halfLifeDays: 14, concepts: 3 };

test('a query counts once a day, a use counts double, and days that are none or lie ahead do not count', () => {
  const recalls = countRecalls(
    {
      '2026-02-01': { shown: ['aa', 'bb'], used: ['aa'] },
      '2026-02-08': { shown: [], used: ['cc'] },
      '2026-02-16': { shown: ['dd'], used: [] },
      '2026-02-30': { shown: ['ee'], used: [] },
      '2026-02-10': { shown: [], used: [] },
    },
    today,
  );
  expect(recalls).toEqual({ hits: 5, queries: 3, days: ['2026-02-01', '2026-02-08'], usedShare: 2 / 3 });
});

test('each signal follows its formula', () => {
  const recalls = { hits: 5, queries: 3, days: ['2026-02-01', '2026-02-08'], usedShare: 2 / 3 };
  const signals = measureSignals(recalls, usual);
  expect(signals).toEqual({
    relevance: 0.5 + 1 / 3,
    frequency: Math.log(6) / Math.log(11),
    diversity: 0.6,
    recency: 0.5 ** 0.5,
    consolidation: (1 / 4 + 1) / 2,
    concepts: 0.5,
  });
  expect(scoreOf(signals)).toBeCloseTo(0.25 + 0.24 * 0.7472 + 0.09 + 0.15 * Math.SQRT1_2 + 0.0625 + 0.03, 3);
});

test('the weights make 1, nothing passes it, and a memory that was never recalled has nothing', () => {
  expect(Object.values(weights).reduce((sum, weight) => sum + weight, 0)).toBeCloseTo(1, 12);
  const days = Array.from({ length: 15 }, (_, index) => `2026-02-${String(index + 1).padStart(2, '0')}`);
  const most = { hits: 900, queries: 90, days, usedShare: 1 };
  expect(scoreOf(measureSignals(most, { ...usual, concepts: 99 }))).toBeCloseTo(1, 12);
  const never = { hits: 0, queries: 0, days: [], usedShare: 0 };
  expect(scoreOf(measureSignals(never, { ...usual, concepts: 99 }))).toBe(0);
});

test('one day consolidates nothing', () => {
  const recalls = { hits: 20, queries: 5, days: ['2026-02-15'], usedShare: 1 };
  expect(measureSignals(recalls, usual).consolidation).toBe(0);
});
