import { readReflectionRun } from '../journal/reflection-run.js';
import type { Workspace } from '../workspace/workspace.js';
import { memoryLooks } from './memory-looks.js';

/** Whether anything could be found that the last run did not find. Looks at files from outside only, so that asking costs little. */
export async function hasNews(workspace: Workspace): Promise<boolean> {
  const last = await readReflectionRun(workspace.root);
  if (last === null || last.looks === null) return true;
  return last.looks !== (await workspace.snapshot((reader) => memoryLooks(workspace, reader)));
}
