import type { Actor } from './actor.js';
import type { Action } from './mutations.js';

/** What a change will do, decided but not done. */
export type Plan = {
  readonly edits: readonly Edit[];
  /** One line for the commit and the audit log. */
  readonly summary: string;
  /** Files with user edits, recorded in a separate commit before this change. */
  readonly recordFirst?: readonly string[];
  /** The recorded form of user edits, by path, if the file on disk contains text that must not enter the history. */
  readonly handEdits?: ReadonlyMap<string, Edit['content']>;
  /** The content is on disk already and only needs recording: edits are compared with git, not with the disk. */
  readonly recordsFiles?: boolean;
  /** The actor, if the plan decides it, as for a numbered reflection. */
  readonly actor?: Actor;
  /** Paths that would reveal forgotten text: they appear neither in the log nor in messages. */
  readonly hides?: readonly string[];
  /** Warnings for the caller. */
  readonly warnings?: readonly string[];
  /** The change this one undoes. */
  readonly reverts?: string;
};

export type Edit = {
  readonly path: string;
  /** The whole new content; null removes the file. */
  readonly content: Uint8Array | string | null;
  readonly action?: Action;
};

export function bytesOf(edit: Edit): Buffer | null {
  if (edit.content === null) return null;
  return typeof edit.content === 'string' ? Buffer.from(edit.content, 'utf8') : Buffer.from(edit.content);
}
