import type { TermWeights } from '../term-weights.js';

/** What words of a workspace are worth and how near they are to each other. */
export type WordComparison = {
  readonly weights: TermWeights;
  /** How near two words are by what they mean, -1 to 1. */
  readonly wordNearness: (one: string, other: string) => number;
};
