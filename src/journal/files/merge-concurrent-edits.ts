import { readBytes } from '../../workspace/read-workspace-file.js';
import type { WritableWorkspace } from '../change-workspace.js';
import type { Edit, Plan } from '../plan.js';
import type { Draft, DraftFile } from '../transaction/draft-change.js';
import { mergeThreeWay } from './three-way-merge.js';

/**
 * Adds a change to files that somebody else saved while it was written. The change is committed and their version is on disk, so the
 * plan applies the change to their version. Null if both edited the same lines.
 */
export async function planMergeConcurrentEdits(
  workspace: WritableWorkspace,
  draft: Draft,
  lost: readonly string[],
): Promise<Plan | null> {
  const edits: Edit[] = [];
  for (const file of draft.files.filter(({ path }) => lost.includes(path))) {
    const present = await readBytes(workspace.reads, file.path);
    const content = present.state === 'present' ? bothIn(file, present.bytes) : null;
    if (content === null) return null;
    edits.push({ path: file.path, content, action: file.action });
  }
  return edits.length === 0 ? null : { edits, summary: draft.summary };
}

function bothIn({ onDisk, content }: DraftFile, theirs: Buffer): Buffer | null {
  if (content === null) return null;
  const before = onDisk ?? Buffer.alloc(0);
  const isAppended = content.subarray(0, before.length).equals(before);
  if (isAppended) return Buffer.concat([endLine(theirs), content.subarray(before.length)]);
  return mergeThreeWay({ base: before, ours: theirs, theirs: content });
}

function endLine(bytes: Buffer): Buffer {
  const isWhole = bytes.length === 0 || bytes.at(-1) === 0x0a;
  return isWhole ? bytes : Buffer.concat([bytes, Buffer.from('\n')]);
}
