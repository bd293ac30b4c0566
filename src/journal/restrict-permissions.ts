import { chmod, lstat } from 'node:fs/promises';
import { join } from 'node:path';
import { isKeptPrivate, isOwnHistory, privateSetting } from '../git/history-privacy.js';
import { git, type Repository } from '../git/repository.js';
import { agentPaths } from '../workspace/agent-paths.js';
import { stateFolder } from '../workspace/change-in-progress.js';
import { findSharedPaths, type SharedPath } from '../workspace/find-shared-paths.js';
import { type FolderPrivacy, folderPrivacy } from '../workspace/folder-privacy.js';
import type { WritableWorkspace } from './change-workspace.js';

export type RestrictOptions = {
  /** The privacy of the folder itself now. */
  readonly folder: FolderPrivacy | { readonly state: 'closed' };
  /** How many files and folders were made private, not counting git's. */
  readonly closed: number;
  /** Whether part of the history had to be made private. */
  readonly hasClosedHistory: boolean;
  /** Full paths owned by other users, who alone can change their permissions. */
  readonly refused: readonly string[];
};

/**
 * Removes access for all other users of the machine. agentsoul's own files and the workspace's own git folder are always made private.
 * The workspace folder and the agent's files are made private if the owner agrees; the files also if the folder is private already,
 * because then nobody loses access. A repository around the workspace is not changed.
 */
export async function restrictPermissions(
  workspace: WritableWorkspace,
  { repository, mayCloseFolder }: { repository: Repository | null; mayCloseFolder: boolean },
): Promise<RestrictOptions> {
  const { root, stateDir, reads } = workspace;
  const folder = await closeFolder(root, mayCloseFolder);
  const isClosed = folder.state === 'private' || folder.state === 'closed';
  const places = [
    join(root, stateFolder),
    ...(typeof stateDir === 'string' ? [stateDir] : []),
    ...(isClosed || mayCloseFolder ? agentPaths(workspace) : []),
  ];
  const open = await Promise.all(places.map((place) => findSharedPaths(place, reads.excluded)));
  const files = await closeAll(open.flat());
  const history = repository === null || !isOwnHistory(repository) ? null : await closeHistory(repository);
  return {
    folder,
    closed: files.closed + (folder.state === 'closed' ? 1 : 0),
    hasClosedHistory: history?.hasChanged === true,
    refused: [...files.refused, ...(history?.refused ?? [])],
  };
}

async function closeFolder(root: string, mayClose: boolean): Promise<RestrictOptions['folder']> {
  const found = await folderPrivacy(root);
  if (found.state !== 'open' || !mayClose) return found;
  const { mode } = await lstat(root);
  const { refused } = await closeAll([{ path: root, mode }]);
  return refused.length === 0 ? { state: 'closed' } : { state: 'shared', why: 'it belongs to another user' };
}

async function closeHistory(repository: Repository): Promise<{ hasChanged: boolean; refused: readonly string[] }> {
  const isTold = !(await isKeptPrivate(repository)) && (await keepPrivate(repository));
  const { closed, refused } = await closeAll(await findSharedPaths(repository.commonDir));
  return { hasChanged: isTold || closed > 0, refused };
}

/** False if the settings are behind a link, which may lead to another repository. */
async function keepPrivate(repository: Repository): Promise<boolean> {
  const settings = await lstat(join(repository.commonDir, 'config')).catch(() => null);
  if (settings?.isFile() !== true) return false;
  await git(repository, ['config', '--local', '--replace-all', ...privateSetting]);
  return true;
}

async function closeAll(places: readonly SharedPath[]): Promise<{ closed: number; refused: string[] }> {
  const refused: string[] = [];
  let closed = 0;
  for (const { path, mode } of places) {
    try {
      await chmod(path, mode & 0o700);
      closed += 1;
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? error.code : undefined;
      // Files of git and other programs may disappear in the meantime.
      if (code === 'ENOENT') continue;
      if (code !== 'EPERM') throw error;
      refused.push(path);
    }
  }
  return { closed, refused };
}
