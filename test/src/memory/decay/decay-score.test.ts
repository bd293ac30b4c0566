import fc from 'fast-check';
import { expect, test } from 'vitest';
import { configDefaults } from '../../../../src/config/defaults.js';
import { daysBetween, decayScore, statusFor } from '../../../../src/memory/decay/decay-score.js';

const { decay } = configDefaults.memory;

// base · e^(−0.03 · days) · log2(n + 1) · weight, worked out by hand to four digits.
test.each([
  { base: 1, weight: 0.8, days: 0, accesses: 1, score: 0.8, status: 'active' },
  { base: 1, weight: 1.2, days: 0, accesses: 1, score: 1, status: 'active' },
  { base: 0.7, weight: 0.8, days: 0, accesses: 1, score: 0.56, status: 'active' },
  { base: 0.5, weight: 0.8, days: 0, accesses: 1, score: 0.4, status: 'fading' },
  // e^−0.3 = 0.7408
  { base: 1, weight: 0.8, days: 10, accesses: 1, score: 0.5927, status: 'active' },
  // e^−0.45 = 0.6376
  { base: 1, weight: 0.8, days: 15, accesses: 1, score: 0.5101, status: 'active' },
  { base: 1, weight: 0.8, days: 16, accesses: 1, score: 0.495, status: 'fading' },
  // e^−0.9 = 0.4066; log2(4) = 2
  { base: 1, weight: 0.8, days: 30, accesses: 3, score: 0.6505, status: 'active' },
  // e^−1.8 = 0.1653
  { base: 1, weight: 0.8, days: 60, accesses: 1, score: 0.1322, status: 'dormant' },
  { base: 0.7, weight: 1.2, days: 60, accesses: 1, score: 0.1389, status: 'dormant' },
  // e^−3 = 0.0498
  { base: 1, weight: 0.8, days: 100, accesses: 1, score: 0.0398, status: 'archived' },
  { base: 1, weight: 1, days: 100, accesses: 1, score: 0.0498, status: 'archived' },
  // log2(8) = 3
  { base: 1, weight: 0.8, days: 0, accesses: 7, score: 1, status: 'active' },
  { base: 0, weight: 1.2, days: 0, accesses: 9, score: 0, status: 'archived' },
])('$base · e^−0.03·$days · log2($accesses+1) · $weight = $score, $status', ({ score, status, ...inputs }) => {
  const measured = decayScore(inputs, decay);
  expect([Number(measured.toFixed(4)), statusFor(measured, decay)]).toEqual([score, status]);
});

test('a score lies between 0 and 1, falls with time, and rises with every access', () => {
  const inputs = fc.record({
    base: fc.double({ min: 0, max: 1, noNaN: true }),
    weight: fc.double({ min: 0, max: 10, noNaN: true }),
    days: fc.double({ min: 0, max: 40_000, noNaN: true }),
    accesses: fc.integer({ min: 0, max: 1_000_000 }),
  });
  const lambda = fc.double({ min: 0, max: 10, noNaN: true });
  fc.assert(
    fc.property(inputs, lambda, fc.double({ min: 0, max: 400, noNaN: true }), (given, rate, later) => {
      const score = decayScore(given, { lambda: rate });
      expect(score >= 0 && score <= 1).toBe(true);
      expect(decayScore({ ...given, days: given.days + later }, { lambda: rate })).toBeLessThanOrEqual(score);
      expect(decayScore({ ...given, accesses: given.accesses + 1 }, { lambda: rate })).toBeGreaterThanOrEqual(score);
    }),
  );
});

test('days are elapsed time, and none before the beginning', () => {
  const at = new Date('2026-02-02T12:00:00Z');
  expect(daysBetween(new Date('2026-02-02T00:00:00Z'), at)).toBe(0.5);
  expect(daysBetween(new Date('2026-03-02T00:00:00Z'), at)).toBe(0);
});
