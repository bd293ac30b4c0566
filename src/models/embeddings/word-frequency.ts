/** How often the word at a place of a list of all words, the commonest first, is met among all words of a text. */
export function frequencyAt(rank: number): number {
  return 1 / ((rank + 2.7) * 13.3);
}

/** How much a word counts in a mixture: almost nothing for the commonest, almost one for rare ones. */
export function frequencyWeight(rank: number): number {
  return 1e-3 / (1e-3 + frequencyAt(rank));
}
