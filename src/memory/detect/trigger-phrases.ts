/**
 * How speakers of one language ask for a memory operation. `…` marks the target, which follows the phrase unless it is written before it.
 * Straight apostrophes; case is ignored.
 */
export type TriggerPhrases = {
  readonly remember: readonly string[];
  readonly forget: readonly string[];
  readonly reflect: readonly string[];
  readonly recall: readonly string[];
  /** Words that turn forgetting into deleting. */
  readonly permanent: readonly string[];
  /** What may come between the start of a sentence and a request: please, can you, and. */
  readonly leads: readonly string[];
  /** Negations directly before a phrase: can't, needn't. */
  readonly negations: readonly string[];
  /** A pattern of what stands behind a phrase: what makes it a statement, as endings do that deny or tell what was. */
  readonly told?: string;
  /** A pattern of what stands right before a phrase: somebody whom a statement is about. */
  readonly teller?: string;
  /** Scripts without spaces have no word boundaries, and their orders need not begin a sentence. */
  readonly isUnspaced?: boolean;
};
