import type { Omission } from '../budget/omitted-lines.js';
import type { Role } from '../roles/roles.js';

/** What a block of a prompt is made of: a role's file, or words of our own. */
export type BlockSource = Role | 'subagent' | 'peers' | 'runtime' | 'mood' | 'append' | 'integrity';

/** A block before it is fitted. */
export type DraftBlock =
  | {
      readonly state: 'text';
      readonly role: BlockSource;
      readonly path: string | null;
      readonly heading: string | null;
      /** What is never cut, such as hard limits; stands before the text. */
      readonly fixed: string;
      readonly text: string;
      /** For each line of the text, its line in the file; empty for words of our own. */
      readonly lines: readonly number[];
      /** Notes are quoted as data inside a fence. */
      readonly isNotes: boolean;
    }
  | { readonly state: 'missing'; readonly role: Role; readonly path: string }
  | { readonly state: 'withheld'; readonly role: Role; readonly path: string; readonly reason: string };

export type BlockStatus = 'whole' | 'packed' | 'truncated' | 'missing' | 'withheld' | 'rejected';

/** A block as included in the prompt. */
export type Block = {
  readonly role: BlockSource;
  readonly path: string | null;
  readonly status: BlockStatus;
  readonly heading: string | null;
  readonly text: string;
  readonly isNotes: boolean;
  readonly omitted: readonly Omission[];
  readonly reason?: string;
};
