import { mergeThreeWay } from '../files/three-way-merge.js';
import { sameBytes } from '../transaction/draft-change.js';
import { removeInsertion } from './remove-insertion.js';

/** A file before a change, after it, and as it is now; null if it did not exist. */
export type FileVersionsToRevert = {
  readonly before: Buffer | null;
  readonly after: Buffer | null;
  readonly present: Buffer | null;
};

export type RevertedFile = { readonly isClear: true; readonly content: Buffer | null } | { readonly isClear: false };

/** The file without the change, with later edits elsewhere kept. Ambiguous if later edits are in the same lines. */
export function revertFile({ before, after, present }: FileVersionsToRevert): RevertedFile {
  if (sameBytes(present, after) || sameBytes(present, before)) return { isClear: true, content: before };
  const content = merged({ before, after, present }) ?? removeInsertion({ before, after, present });
  return content === null ? { isClear: false } : { isClear: true, content };
}

function merged({ before, after, present }: FileVersionsToRevert): Buffer | null {
  if (before === null || after === null || present === null) return null;
  return mergeThreeWay({ base: after, ours: present, theirs: before });
}
