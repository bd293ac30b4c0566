import type { Entry } from '../entries/entry.js';
import type { Statement } from '../entries/statement.js';
import type { Day } from '../workspace/days.js';

/** A memory that reflection reads: an episode, or a note of a day. */
export type Note = {
  readonly id: string;
  readonly day: Day;
  readonly entry: Entry;
  /** Whether no earlier reflection has processed it. */
  readonly isFresh: boolean;
  readonly claims: readonly Claim[];
  /** The content words of all of it, as stems. */
  readonly terms: readonly string[];
};

/** One claim of a note: a sentence, or an independent part of one. */
export type Claim = {
  readonly text: string;
  readonly terms: readonly string[];
  /** Each term with the word as it is written. */
  readonly words: ReadonlyMap<string, string>;
  /** Its statement about one thing, if another sentence could replace it. */
  readonly statement: Statement | null;
};
