/**
 * How people of one language ask for something to be done with memory. `…` stands where the target is, behind the phrase unless
 * it is written before it. Straight apostrophes; letters count without case.
 */
export type TriggerPhrases = {
  readonly remember: readonly string[];
  readonly forget: readonly string[];
  readonly reflect: readonly string[];
  readonly recall: readonly string[];
  /** Words that turn forgetting into deleting. */
  readonly permanent: readonly string[];
  /** What may stand between the beginning of a sentence and an order: please, can you, and. */
  readonly leads: readonly string[];
  /** Right before a phrase they turn it into its opposite: can't, needn't. */
  readonly negations: readonly string[];
  /** A pattern of what stands behind a phrase: what makes it a statement, as endings do that deny or tell what was. */
  readonly told?: string;
  /** A pattern of what stands right before a phrase: somebody whom a statement is about. */
  readonly teller?: string;
  /** Scripts without spaces have no word boundaries, and their orders need not begin a sentence. */
  readonly isUnspaced?: boolean;
};
