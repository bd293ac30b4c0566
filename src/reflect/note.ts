import type { Entry } from '../entries/entry.js';
import type { Statement } from '../language/statements/statement.js';
import type { Day } from '../workspace/days.js';

/** A memory that reflection may learn from: an episode, or a note of a day. */
export type Note = {
  readonly id: string;
  readonly day: Day;
  readonly entry: Entry;
  /** Whether no earlier reflection is done with it. */
  readonly isFresh: boolean;
  readonly claims: readonly Claim[];
  /** The content words of all of it, as stems. */
  readonly terms: readonly string[];
};

/** One thing that a note says: a sentence, or a part of one that stands for itself. */
export type Claim = {
  readonly text: string;
  readonly terms: readonly string[];
  /** Each term with the word as it is written. */
  readonly words: ReadonlyMap<string, string>;
  /** What it says of one thing, where it says so in a way that another sentence could replace. */
  readonly statement: Statement | null;
};
