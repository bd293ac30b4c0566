/** How near the meaning of a question is to that of chunks. */
export type VectorScores = {
  /** The nearest chunks, by slot, the nearest first. */
  readonly nearest: readonly number[];
  /** From 0 to 1; 0 for chunks without a vector. */
  scoreOf(slot: number): number;
};
