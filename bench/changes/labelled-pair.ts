import type { ReplacementSignals } from '../../src/reflect/consolidate/contradictions/score-replacement.js';

/** Two notes of which it is known whether the later one takes the place of the earlier one. */
export type LabelledPair = {
  readonly isReplaced: boolean;
  /** For how many pairs it counts. */
  readonly times: number;
  /** The signs between each sentence of the one and each of the other; the surest of them decides. */
  readonly sentences: readonly ReplacementSignals[];
};

/** A pair that somebody chose counts as several of those that merely stand in one life. */
export const timesOfChosen = 4;
