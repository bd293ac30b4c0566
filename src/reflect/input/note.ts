import type { Entry } from '../../entries/entry.js';
import type { Claim } from '../../language/sentences/split-claims.js';
import type { Day } from '../../workspace/calendar-days.js';

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
