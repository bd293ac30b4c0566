/** How much words tell apart: one that stands in few texts counts more. */
export type TermWeights = {
  weightOf(term: string): number;
  /** How many texts hold it. */
  countOf(term: string): number;
  /** How much two texts share of what they say, 0 to 1. */
  likeness(one: readonly string[], other: readonly string[]): number;
};

export function weighTerms(texts: Iterable<readonly string[]>): TermWeights {
  const counts = new Map<string, number>();
  let total = 0;
  for (const terms of texts) {
    total++;
    for (const term of new Set(terms)) counts.set(term, (counts.get(term) ?? 0) + 1);
  }
  const weightOf = (term: string) => Math.log(1 + total / (counts.get(term) ?? 1));
  const sum = (terms: Iterable<string>) => {
    let weight = 0;
    for (const term of terms) weight += weightOf(term);
    return weight;
  };
  return {
    weightOf,
    countOf: (term) => counts.get(term) ?? 0,
    likeness(one, other) {
      const known = new Set(other);
      const own = new Set(one);
      const shared = [...own].filter((term) => known.has(term));
      const all = sum(own) + sum(known);
      return all === 0 ? 0 : (2 * sum(shared)) / all;
    },
  };
}

/** Tags are weighed beside the words of a text. */
export function tagTerm(tag: string): string {
  return `#${tag.toLowerCase()}`;
}
