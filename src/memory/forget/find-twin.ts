import { differsInValue } from '../../entries/compare/differs-in-value.js';

export type TwinFinder<Item> = {
  /** Makes an item one that others can be twins of. */
  add(item: Item): void;
  /** The first added item that says the same. */
  find(item: Item): Item | undefined;
};

/** The share of words two texts must have in common to count as the same. */
const alike = 0.6;

/**
 * Finds items that say the same without comparing each with each. Of two texts that have most of their words in common, also the few rarest
 * words of each have one in common, so only items that share such a word are compared.
 */
export function twinFinder<Item>(
  items: readonly Item[],
  termsOf: (item: Item) => ReadonlySet<string>,
): TwinFinder<Item> {
  const uses = new Map<string, number>();
  for (const item of items) for (const term of termsOf(item)) uses.set(term, (uses.get(term) ?? 0) + 1);
  const rarestTerms = (item: Item): string[] => {
    const terms = [...termsOf(item)].sort(
      (one, other) => (uses.get(one) ?? 0) - (uses.get(other) ?? 0) || (one < other ? -1 : 1),
    );
    return terms.slice(0, terms.length - Math.ceil(alike * terms.length) + 1);
  };
  const order = new Map<Item, number>();
  const byTerm = new Map<string, Item[]>();
  return {
    add(item) {
      order.set(item, order.size);
      for (const term of rarestTerms(item)) {
        const known = byTerm.get(term);
        if (known === undefined) byTerm.set(term, [item]);
        else known.push(item);
      }
    },
    find(item) {
      const terms = termsOf(item);
      let first: Item | undefined;
      for (const term of rarestTerms(item)) {
        const twin = byTerm.get(term)?.find((known) => isAlike(termsOf(known), terms));
        if (twin !== undefined && (order.get(twin) ?? 0) < (first === undefined ? Infinity : (order.get(first) ?? 0)))
          first = twin;
      }
      return first;
    },
  };
}

function isAlike(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  if (one.size < 3 || other.size < 3 || differsInValue(one, other)) return false;
  let shared = 0;
  for (const term of one) if (other.has(term)) shared++;
  return shared / (one.size + other.size - shared) >= alike;
}
