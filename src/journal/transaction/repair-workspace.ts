import { findRepository } from '../../git/repository.js';
import { settleWorkspace, type WritableWorkspace } from '../change-workspace.js';
import { restrictPermissions } from '../restrict-permissions.js';

/** Fixes what needs no decision: an interrupted change and permissions. Returns what was done as sentences. */
export async function repairWorkspace(workspace: WritableWorkspace): Promise<string[]> {
  const { outcome, warnings } = await settleWorkspace(workspace);
  const done = [...warnings];
  if (outcome === 'completed') done.push('Completed a change that had been interrupted.');
  if (outcome === 'dropped') done.push('Dropped a change that had been interrupted before it was recorded.');
  const repository = await findRepository(workspace.root, workspace.env);
  const { closed, hasClosedHistory, refused } = await restrictPermissions(workspace, {
    repository,
    mayCloseFolder: true,
  });
  if (closed > 0)
    done.push(`Removed other users' access to ${closed === 1 ? '1 file or folder' : `${closed} files and folders`}.`);
  if (hasClosedHistory) done.push("Removed other users' access to the history in .git, also for new files.");
  for (const path of refused) done.push(`${path} belongs to another user. Only that user can change its permissions.`);
  return done;
}
