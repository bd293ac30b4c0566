import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { exists, git, type Repository } from '../git/repository.js';
import { hasBegun, type Intent, readChangeState, stateFolder } from '../workspace/pending-change.js';
import { staysInside } from './apply-file.js';
import { newChangeId } from './change-id.js';
import { finishIntent } from './finish-intent.js';
import { catchUpIndex } from './index-behind.js';
import { removeIntent } from './intent.js';
import { isPrivateIndexFolder, removeFolder } from './private-index.js';
import { removeOwnRefLocks } from './stale-ref-locks.js';
import { releaseOwnIndexLock } from './user-index.js';

export type Recovery = {
  readonly outcome: 'nothing-to-do' | 'completed' | 'dropped';
  readonly warnings: readonly string[];
};

/** Settles what a dead writer left. Must run under the lock. */
export async function recover(root: string, repository: Repository | null): Promise<Recovery> {
  const names = await readdir(join(root, stateFolder));
  if (repository !== null) await releaseOwnIndexLock(repository, root);
  const { intent } = names.includes('intent.json') ? await readChangeState(root) : { intent: null };
  const recovery: Recovery =
    intent === null ? { outcome: 'nothing-to-do', warnings: [] } : await settle(root, { repository, intent });
  await sweep(root, names);
  if (repository !== null && names.includes('index-behind.json')) {
    await catchUpIndex(repository, { root, token: newChangeId() });
  }
  return recovery;
}

async function settle(
  root: string,
  { repository, intent }: { repository: Repository | null; intent: Intent },
): Promise<Recovery> {
  const isTrustworthy = await staysInside(root, intent);
  const isInHistory = isTrustworthy && repository !== null && (await becameHistory(root, repository, intent));
  // With git a change is decided once its commit is part of the history; without git, once its intent is written. One that shows
  // in some file is completed in any case, so that it never stays half done.
  const isDecided = isInHistory || (repository === null && intent.commit === null) || (await hasBegun(root, intent));
  if (!isTrustworthy || !isDecided) {
    await removeIntent(root, intent.id);
    return { outcome: 'dropped', warnings: [] };
  }
  const warnings = await finishIntent(root, { repository: isInHistory ? repository : null, intent });
  return { outcome: 'completed', warnings };
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
      await removeOwnRefLocks(root, repository, intent);
      return isAncestor(repository, commit);
    }
    await sleep(50);
  }
  return true;
}

async function isAncestor(repository: Repository, commit: string): Promise<boolean> {
  const { code } = await git(repository, ['merge-base', '--is-ancestor', commit, 'HEAD'], { allow: [1, 128] });
  return code === 0;
}

function hasRefLock(repository: Repository): Promise<boolean> {
  return exists(join(repository.gitDir, 'HEAD.lock'));
}

/** Nobody else writes while we hold the lock, so what lies around belongs to nobody. */
async function sweep(root: string, names: readonly string[]): Promise<void> {
  const isLeftover = (name: string) =>
    /^(staged-c-|intent\.json$)/.test(name) || isPrivateIndexFolder(name) || name.endsWith('.tmp');
  for (const name of names.filter(isLeftover)) await removeFolder(join(root, stateFolder, name));
}
