import { findRepository } from '../git/repository.js';
import { settleWorkspace, type WritableWorkspace } from './change.js';
import { closeWorkspace } from './close-workspace.js';

/** Mends what can be mended without a decision: an interrupted change and permissions. Returns what was done, in words. */
export async function repairWorkspace(workspace: WritableWorkspace): Promise<string[]> {
  const { outcome, warnings } = await settleWorkspace(workspace);
  const done = [...warnings];
  if (outcome === 'completed') done.push('Completed a change that had been interrupted.');
  if (outcome === 'dropped') done.push('Dropped a change that had been interrupted before it was recorded.');
  const repository = await findRepository(workspace.root, workspace.env);
  const { closed, hasClosedHistory, refused } = await closeWorkspace(workspace, { repository, mayCloseFolder: true });
  if (closed > 0)
    done.push(`Closed ${closed === 1 ? '1 file or folder' : `${closed} files and folders`} to other users.`);
  if (hasClosedHistory) done.push('Closed the history in .git to other users, and git keeps it so.');
  for (const path of refused) done.push(`${path} belongs to another user, who alone can close it.`);
  return done;
}
