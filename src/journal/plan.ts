import type { Actor } from './actors.js';
import type { Action } from './mutations.js';

/** What a change will do, decided but not done. */
export type Plan = {
  readonly edits: readonly Edit[];
  /** One line for the commit and the audit log. */
  readonly summary: string;
  /** Files to record as a person left them, in a commit of their own before this change. */
  readonly recordFirst?: readonly string[];
  /** A person's edits as they are recorded, by path, where the file on disk holds what must not get into the history. */
  readonly handEdits?: ReadonlyMap<string, Edit['content']>;
  /** The content is on disk already, and the change is to record it: edits are compared with git and not with the disk. */
  readonly recordsFiles?: boolean;
  /** Who makes the change, where that is decided with the plan: the number of a reflection is. */
  readonly actor?: Actor;
  /** Paths that say what nobody is to read any more: neither the log nor a message names them. */
  readonly hides?: readonly string[];
  /** What whoever asked for the change should know about it. */
  readonly warnings?: readonly string[];
  /** The change this one takes back. */
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
