import { findIndexDamage } from '../git/find-index-damage.js';
import { isGitTrouble } from '../git/git-failure.js';
import { operationInProgress } from '../git/operation-in-progress.js';
import { exists, findRepository, git, headCommit, type Repository } from '../git/repository.js';
import type { Workspace } from '../workspace/workspace.js';
import type { Check } from './doctor.js';

/** Whether git records the history, and what prevents it. */
export async function checkHistory({ root, env }: Workspace): Promise<Check[]> {
  try {
    const repository = await findRepository(root, env);
    return repository === null ? [withoutHistory] : await checkRepository(repository);
  } catch (error) {
    if (!isGitTrouble(error)) throw error;
    return [{ id: 'history', status: 'error', message: [error.message, error.hint].filter(Boolean).join(' ') }];
  }
}

const withoutHistory: Check = {
  id: 'history',
  status: 'warning',
  message: 'There is no git repository, so there is no undo.',
  fix: 'git init',
};

async function checkRepository(repository: Repository): Promise<Check[]> {
  const checks: Check[] = [];
  const operation = await operationInProgress(repository);
  if (operation !== null)
    checks.push({
      id: 'git-operation',
      status: 'error',
      message: `A ${operation} is in progress; nothing can be written until it ends.`,
      fix: 'git status',
    });
  const lockFile = `${repository.indexFile}.lock`;
  if (await exists(lockFile))
    checks.push({
      id: 'git-lock',
      status: 'warning',
      message: `${lockFile} locks git's index. Remove it if no git is running.`,
      fix: `rm ${lockFile}`,
    });
  const damage = findIndexDamage(repository);
  if (damage !== null) checks.push({ id: 'git-index', status: 'error', message: `${damage.what} ${damage.repair}` });
  checks.push(await checkCommits(repository));
  return checks;
}

async function checkCommits(repository: Repository): Promise<Check> {
  const head = await headCommit(repository);
  if (head === null)
    return {
      id: 'history',
      status: 'warning',
      message: 'There are no commits yet.',
      fix: 'agentsoul save --reason "start"',
    };
  const lost = repository.kind === 'own' ? await findLostObject(repository, head) : null;
  if (lost !== null)
    return {
      id: 'history',
      status: 'error',
      message: `The history is damaged: ${lost} Restore the missing objects from a backup or a clone; \`git fsck\` lists them.`,
    };
  return {
    id: 'history',
    status: 'ok',
    message: `The history is in ${repository.kind === 'own' ? "the workspace's own repository" : repository.top}, at ${head.slice(0, 10)}.`,
  };
}

/** git's message about the first missing object. */
async function findLostObject(repository: Repository, head: string): Promise<string | null> {
  const { code, stderr } = await git(repository, ['rev-list', '--objects', '--quiet', '--missing=error', head], {
    allow: [1, 128],
  });
  return code === 0 ? null : (stderr.split('\n')[0] ?? 'an object is missing.');
}
