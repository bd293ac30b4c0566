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
  /** After a phrase: endings that make it a statement, such as negations or the past tense. */
  readonly told?: RegExp;
  /** Directly before a phrase: the subject of a statement. */
  readonly teller?: RegExp;
  /** Scripts without spaces have no word boundaries, and their requests need not start a sentence. */
  readonly isUnspaced?: boolean;
};
