import { sameBytes } from './draft.js';
import { mergeTexts } from './merge-texts.js';
import { withoutInsertion } from './without-insertion.js';

/** A file before a change, after it, and as it is now; null if it did not exist. */
export type Versions = {
  readonly before: Buffer | null;
  readonly after: Buffer | null;
  readonly present: Buffer | null;
};

export type TakenBack = { readonly isClear: true; readonly content: Buffer | null } | { readonly isClear: false };

/** The file without the change, with later edits elsewhere kept. Ambiguous if later edits are in the same lines. */
export function takeBack({ before, after, present }: Versions): TakenBack {
  if (sameBytes(present, after) || sameBytes(present, before)) return { isClear: true, content: before };
  const content = merged({ before, after, present }) ?? withoutInsertion({ before, after, present });
  return content === null ? { isClear: false } : { isClear: true, content };
}

function merged({ before, after, present }: Versions): Buffer | null {
  if (before === null || after === null || present === null) return null;
  return mergeTexts({ base: after, ours: present, theirs: before });
}
