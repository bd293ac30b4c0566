import { sameBytes } from './draft.js';
import { mergeTexts } from './merge-texts.js';

/** A file before a change, after it, and as it is now; null where it was not there. */
export type Versions = {
  readonly before: Buffer | null;
  readonly after: Buffer | null;
  readonly present: Buffer | null;
};

export type TakenBack = { readonly isClear: true; readonly content: Buffer | null } | { readonly isClear: false };

/** The file without the change, with everything that came later elsewhere in it. Not clear where later edits touch the same lines. */
export function takeBack({ before, after, present }: Versions): TakenBack {
  if (sameBytes(present, after) || sameBytes(present, before)) return { isClear: true, content: before };
  if (before === null || after === null || present === null) return { isClear: false };
  const content = mergeTexts({ base: after, ours: present, theirs: before });
  return content === null ? { isClear: false } : { isClear: true, content };
}
