import type { Entry } from '../../entries/entry.js';
import type { Day } from '../../workspace/calendar-days.js';

/** Where a memory stands. */
export type SourcePlace = Pick<Entry, 'id' | 'path' | 'startLine' | 'endLine'>;

/** A memory that an answer rests on. One that says the same as another has no line of its own. */
export type RecallSource = SourcePlace & LineRemarks;

/** One line of an answer, as it stands in the context, and what to know before relying on it. */
export type AnswerLine = LineRemarks & {
  readonly text: string;
  readonly sources: readonly SourcePlace[];
};

export type LineRemarks = {
  /** Who says it in a conversation, else whom or what it is about; `user` for the owner, null if unknown. */
  readonly subject: string | null;
  readonly superseded: boolean;
  /** Why to take it with care, as marked in the context: superseded, about somebody else, uncertain. */
  readonly reason?: string;
};

/** A line about what the knowledge graph holds: one fact, or the steps of a path, each with its place in a file. */
export type GraphLine = {
  readonly parts: readonly [GraphLinePart, ...GraphLinePart[]];
  readonly subject: string;
  readonly superseded: boolean;
};

export type GraphLinePart = {
  readonly path: string;
  readonly line: number;
  readonly day: Day | null;
  readonly text: string;
};

/** Equal for two lines that say the same. */
export function sameTextKey(text: string): string {
  return text.replace(/\s+/g, ' ').trim().replace(/\.$/, '').toLowerCase();
}
