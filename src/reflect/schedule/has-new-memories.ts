import { readReflectionRun } from '../../journal/record-reflection-run.js';
import type { Workspace } from '../../workspace/workspace.js';
import { memoryFingerprint } from './memory-fingerprint.js';

/** Whether there may be something new since the last run. Reads only file stats, so that the check is cheap. */
export async function hasNewMemories(workspace: Workspace): Promise<boolean> {
  const last = await readReflectionRun(workspace.root);
  if (last === null || last.looks === null) return true;
  return last.looks !== (await workspace.snapshot((reader) => memoryFingerprint(workspace, reader)));
}
