import { chmod, lstat } from 'node:fs/promises';
import { join } from 'node:path';
import { roleNames } from '../roles/roles.js';
import { configFileName } from '../workspace/find-workspace.js';
import { roleFiles } from '../workspace/role-paths.js';
import { settleWorkspace, type WritableWorkspace } from './change.js';

/** Mends what can be mended without a decision: an interrupted change and permissions. Returns what was done, in words. */
export async function repairWorkspace(workspace: WritableWorkspace): Promise<string[]> {
  const { outcome, warnings } = await settleWorkspace(workspace);
  const done = [...warnings];
  if (outcome === 'completed') done.push('Completed a change that had been interrupted.');
  if (outcome === 'dropped') done.push('Dropped a change that had been interrupted before it was recorded.');
  const closed = await closePermissions(workspace);
  if (closed > 0)
    done.push(`Closed ${closed === 1 ? '1 file or folder' : `${closed} files and folders`} to other users.`);
  return done;
}

async function closePermissions(workspace: WritableWorkspace): Promise<number> {
  const paths = ['', configFileName, ...new Set(roleNames.flatMap((role) => roleFiles(workspace, role)))];
  let closed = 0;
  for (const path of paths) {
    const full = join(workspace.root, path);
    const found = await lstat(full).catch(() => null);
    if (found === null || found.isSymbolicLink() || (found.mode & 0o077) === 0) continue;
    await chmod(full, found.mode & 0o700);
    closed += 1;
  }
  return closed;
}
