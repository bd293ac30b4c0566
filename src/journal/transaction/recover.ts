import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { exists, isAncestor, type Repository } from '../../git/repository.js';
import { hasBegun, type Intent, readChangeState, stateFolder } from '../../workspace/change-in-progress.js';
import type { WritableWorkspace } from '../change-workspace.js';
import { settleStateUpdate } from '../confirmed-state/record-state-update.js';
import { staysInside } from '../files/apply-file-change.js';
import { catchUpUserIndex } from '../git/catch-up-user-index.js';
import { releaseOwnIndexLock } from '../git/refresh-user-index.js';
import { removeStaleRefLocks } from '../git/remove-stale-ref-locks.js';
import { isTemporaryIndexFolder, removeFolder } from '../git/temporary-index.js';
import { newChangeId } from './change-id.js';
import { finishIntent, lostWarning } from './finish-intent.js';
import { removeIntent } from './write-intent.js';

export type Recovery = {
  readonly outcome: 'nothing-to-do' | 'completed' | 'dropped';
  readonly warnings: readonly string[];
};

/** Completes or drops the change of a crashed writer. Must run under the lock. */
export async function recover(workspace: WritableWorkspace, repository: Repository | null): Promise<Recovery> {
  const { root } = workspace;
  const names = await readdir(join(root, stateFolder));
  if (repository !== null) await releaseOwnIndexLock(repository, root);
  await sweep(root, names.filter(isTemporaryIndexFolder));
  const { intent } = names.includes('intent.json') ? await readChangeState(root) : { intent: null };
  const recovery: Recovery =
    intent === null ? { outcome: 'nothing-to-do', warnings: [] } : await settle(root, { repository, intent });
  await settleStateUpdate(workspace, repository);
  await sweep(root, names.filter(isLeftover));
  if (repository !== null && names.includes('index-behind.json')) {
    await catchUpUserIndex(repository, { root, token: newChangeId() });
  }
  return recovery;
}

async function settle(
  root: string,
  { repository, intent }: { repository: Repository | null; intent: Intent },
): Promise<Recovery> {
  const isTrustworthy = await staysInside(root, intent);
  const isInHistory = isTrustworthy && repository !== null && (await becameHistory(root, repository, intent));
  // With git, a change takes effect once its commit is in the history; without git, once its intent is written. A change that is
  // visible in some file is always completed, so that it never stays half done.
  const isDecided = isInHistory || (repository === null && intent.commit === null) || (await hasBegun(root, intent));
  if (!isTrustworthy || !isDecided) {
    await removeIntent(root, intent.id);
    return { outcome: 'dropped', warnings: [] };
  }
  const { warnings, lost } = await finishIntent(root, { repository: isInHistory ? repository : null, intent });
  return { outcome: 'completed', warnings: [...lost.map(lostWarning), ...warnings] };
}

// A git that was asked to move the ref may outlive its killed caller by milliseconds.
const patienceMs = 1000;

async function becameHistory(root: string, repository: Repository, intent: Intent): Promise<boolean> {
  const { commit } = intent;
  if (commit === null) return false;
  const isSettled = async () => (await isAncestor(repository, commit)) && !(await hasRefLock(repository));
  const deadline = performance.now() + patienceMs;
  while (!(await isSettled())) {
    if (performance.now() > deadline) {
      await removeStaleRefLocks(root, repository, intent);
      return isAncestor(repository, commit);
    }
    await sleep(50);
  }
  return true;
}

function hasRefLock(repository: Repository): Promise<boolean> {
  return exists(join(repository.gitDir, 'HEAD.lock'));
}

function isLeftover(name: string): boolean {
  return /^(staged-c-|intent\.json$)/.test(name) || name.endsWith('.tmp');
}

/** Nobody else writes while we hold the lock, so leftover files belong to no running writer. */
async function sweep(root: string, names: readonly string[]): Promise<void> {
  for (const name of names) await removeFolder(join(root, stateFolder, name));
}
