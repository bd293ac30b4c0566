import { join, relative } from 'node:path';
import { historyPlaces, isKeptPrivate, isOwnHistory } from '../git/history-privacy.js';
import type { Repository } from '../git/repository.js';
import { agentPaths } from '../workspace/agent-paths.js';
import { stateFolder } from '../workspace/change-in-progress.js';
import { findSharedPaths, isReachableByOthers } from '../workspace/find-shared-paths.js';
import { folderPrivacy } from '../workspace/folder-privacy.js';
import type { Workspace } from '../workspace/workspace.js';
import type { Check } from './doctor.js';

/** Whether other users of this machine can read the workspace, its history or agentsoul's records about it. */
export async function checkPrivacy(workspace: Workspace, repository: Repository | null): Promise<Check[]> {
  return [
    await checkFiles(workspace, repository),
    ...(await checkState(workspace)),
    ...(repository === null ? [] : await checkRepository(repository)),
  ];
}

const fix = 'agentsoul doctor --fix';

async function checkFiles(workspace: Workspace, repository: Repository | null): Promise<Check> {
  const folder = await folderPrivacy(workspace.root);
  const inside = await openInside(workspace, repository);
  if (folder.state === 'private') {
    if (inside.length === 0) return { id: 'permissions', status: 'ok', message: 'Only you can read the workspace.' };
    const message = `Other users of this machine are kept from ${inList(inside)} only by the permissions of the folder.`;
    return { id: 'permissions', status: 'warning', message, fix };
  }
  const message = `Other users of this machine can read ${inList(['the folder itself', ...inside])}.`;
  if (folder.state === 'open') return { id: 'permissions', status: 'warning', message, fix };
  const why = `The folder stays open because ${folder.why}. Move the workspace to its own folder to make it private.`;
  return { id: 'permissions', status: 'warning', message: `${message} ${why}`, ...(inside.length > 0 && { fix }) };
}

async function openInside(workspace: Workspace, repository: Repository | null): Promise<string[]> {
  const { root, reads } = workspace;
  const isHistoryOpen = repository !== null && isOwnHistory(repository) && (await isOpenAnywhere(repository));
  const open = isHistoryOpen ? ['the history in .git'] : [];
  for (const place of [...agentPaths(workspace), join(root, stateFolder)])
    open.push(...(await findSharedPaths(place, reads.excluded)).map(({ path }) => relative(root, path)));
  return open;
}

async function isOpenAnywhere(repository: Repository): Promise<boolean> {
  if ((await folderPrivacy(repository.commonDir)).state !== 'private') return true;
  for (const place of historyPlaces(repository)) if ((await findSharedPaths(place)).length > 0) return true;
  return false;
}

async function checkState({ stateDir }: Workspace): Promise<Check[]> {
  const open = stateDir === null ? [] : await findSharedPaths(stateDir);
  if (open.length === 0) return [];
  const named = inList(open.map(({ path }) => path));
  const message = `Other users of this machine can read agentsoul's records about your workspaces: ${named}.`;
  return [{ id: 'state-permissions', status: 'warning', message, fix }];
}

async function checkRepository(repository: Repository): Promise<Check[]> {
  const id = 'history-permissions';
  if (isOwnHistory(repository)) {
    if (await isKeptPrivate(repository)) return [];
    const message = 'git is not configured to make new files in .git private.';
    return [{ id, status: 'warning', message, fix }];
  }
  const { commonDir } = repository;
  if (!(await isReachableByOthers(commonDir))) return [];
  const message = `Other users of this machine can read the repository at ${commonDir}, which contains the history of this workspace. It contains other files too, so agentsoul does not change its permissions.`;
  return [{ id, status: 'warning', message }];
}

function inList(names: readonly string[]): string {
  return names.slice(0, 4).join(', ') + (names.length > 4 ? ` and ${names.length - 4} more` : '');
}
