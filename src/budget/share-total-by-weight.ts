export type Demand<Key> = {
  readonly key: Key;
  /** What it would take whole; not negative. */
  readonly wanted: number;
  readonly weight: number;
};

/**
 * Shares a total by weight. A demand below its share is met completely, and the rest is shared again among the others. Whole numbers, never
 * more than the total; equal demands differ by at most one.
 */
export function shareTotal<Key>(demands: readonly Demand<Key>[], total: number): Map<Key, number> {
  const allowed = new Map(demands.map(({ key, wanted }) => [key, wanted]));
  let left = Math.max(0, Math.floor(total));
  if (sum(demands.map(({ wanted }) => wanted)) <= left) return allowed;

  let open = evenWhereWeightless(demands);
  for (;;) {
    const perWeight = left / sum(open.map(({ weight }) => weight));
    const content = open.filter(({ wanted, weight }) => wanted <= perWeight * weight);
    if (content.length === 0) break;
    open = open.filter((demand) => !content.includes(demand));
    left -= sum(content.map(({ wanted }) => wanted));
  }
  const perWeight = left / sum(open.map(({ weight }) => weight));
  for (const { key, weight } of open) allowed.set(key, Math.floor(perWeight * weight));
  handOut(left - sum(open.map(({ key }) => allowed.get(key) ?? 0)), open, allowed);
  return allowed;
}

function evenWhereWeightless<Key>(demands: readonly Demand<Key>[]): readonly Demand<Key>[] {
  const hasWeight = demands.some(({ weight }) => weight > 0);
  return demands.map((demand) => ({ ...demand, weight: hasWeight ? Math.max(0, demand.weight) : 1 }));
}

/** Rounding down leaves less than one for each; the heaviest get it, the first of equals. */
function handOut<Key>(remainder: number, demands: readonly Demand<Key>[], allowed: Map<Key, number>): void {
  let left = remainder;
  for (const { key, wanted } of demands.toSorted((one, other) => other.weight - one.weight)) {
    const share = allowed.get(key) ?? 0;
    if (left < 1 || share + 1 > wanted) continue;
    allowed.set(key, share + 1);
    left--;
  }
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
