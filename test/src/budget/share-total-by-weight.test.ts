import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { shareTotal } from '../../../src/budget/share-total-by-weight.js';

describe('sharing a total', () => {
  test('everybody gets what they want when it is enough', () => {
    const demands = [
      { key: 'soul', wanted: 300, weight: 2 },
      { key: 'core', wanted: 700, weight: 1 },
    ];
    expect([...shareTotal(demands, 1000)]).toEqual([
      ['soul', 300],
      ['core', 700],
    ]);
  });

  test('small files keep everything and large ones share the rest by weight, the last not starved', () => {
    const demands = [
      { key: 'rules', wanted: 9000, weight: 3000 },
      { key: 'identity', wanted: 100, weight: 1000 },
      { key: 'soul', wanted: 5000, weight: 2000 },
      { key: 'core', wanted: 8000, weight: 3000 },
    ];
    expect([...shareTotal(demands, 8100)]).toEqual([
      ['rules', 3000],
      ['identity', 100],
      ['soul', 2000],
      ['core', 3000],
    ]);
  });

  test('equal demands that do not divide evenly differ by one', () => {
    const demands = ['a', 'b', 'c'].map((key) => ({ key, wanted: 50, weight: 1 }));
    expect([...shareTotal(demands, 100).values()]).toEqual([34, 33, 33]);
  });

  test('without any weight the shares are equal', () => {
    const demands = ['a', 'b'].map((key) => ({ key, wanted: 50, weight: 0 }));
    expect([...shareTotal(demands, 60).values()]).toEqual([30, 30]);
  });

  const anyDemands = fc.array(
    fc.record({ wanted: fc.integer({ min: 0, max: 10_000 }), weight: fc.integer({ min: 1, max: 5000 }) }),
    { minLength: 1, maxLength: 12 },
  );

  test('shares are whole, wanted, within the total, and use all of it', () => {
    fc.assert(
      fc.property(anyDemands, fc.integer({ min: 0, max: 60_000 }), (list, total) => {
        const demands = list.map((demand, key) => ({ ...demand, key }));
        const allowed = [...shareTotal(demands, total)];
        const sum = allowed.reduce((left, [, share]) => left + share, 0);
        const wanted = demands.reduce((left, demand) => left + demand.wanted, 0);
        expect(sum).toBe(Math.min(total, wanted));
        for (const [key, share] of allowed) {
          expect(Number.isInteger(share) && share >= 0).toBe(true);
          expect(share).toBeLessThanOrEqual(demands[key]?.wanted ?? 0);
        }
      }),
      { numRuns: 500 },
    );
  });

  test('whoever gets less than they want gets as much per weight as anybody, give or take one', () => {
    fc.assert(
      fc.property(anyDemands, fc.integer({ min: 0, max: 60_000 }), (list, total) => {
        const demands = list.map((demand, key) => ({ ...demand, key }));
        const allowed = shareTotal(demands, total);
        for (const short of demands) {
          const share = allowed.get(short.key) ?? 0;
          if (share >= short.wanted) continue;
          for (const other of demands) {
            const fair = ((share + 1) / short.weight) * other.weight + 1;
            expect(allowed.get(other.key)).toBeLessThanOrEqual(Math.ceil(fair));
          }
        }
      }),
      { numRuns: 500 },
    );
  });
});
