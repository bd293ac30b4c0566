import type { TermWeights } from './term-weights.js';

/** Finds items that share words with others, without comparing all with all. */
export class InvertedIndex<Item> {
  readonly #postings = new Map<string, Item[]>();

  constructor(
    readonly weights: TermWeights,
    /** Of the items that hold one word only so many are looked at, the latest first. */
    readonly longest = 40,
  ) {}

  add(item: Item, terms: readonly string[]): void {
    for (const term of new Set(terms)) {
      const items = this.#postings.get(term);
      if (items === undefined) this.#postings.set(term, [item]);
      else {
        items.push(item);
        if (items.length > this.longest * 2) items.splice(0, items.length - this.longest);
      }
    }
  }

  /** The items that share most with these words. */
  nearest(terms: readonly string[], most: number): Item[] {
    const found = new Map<Item, number>();
    for (const term of new Set(terms)) {
      const items = this.#postings.get(term) ?? [];
      const weight = this.weights.weightOf(term);
      for (const item of items.slice(-this.longest)) found.set(item, (found.get(item) ?? 0) + weight);
    }
    return [...found]
      .sort(([, one], [, other]) => other - one)
      .slice(0, most)
      .map(([item]) => item);
  }
}
