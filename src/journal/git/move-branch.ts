import { join } from 'node:path';
import { SoulError } from '../../errors/soul-error.js';
import { exists, git, headCommit, type Repository } from '../../git/repository.js';
import { committer } from './build-commits.js';
import { oneLine } from './commit-message.js';

/** Moves HEAD's branch to a commit if it is still at the expected commit. False if it has moved; throws if git fails otherwise. */
export async function moveBranch(
  repository: Repository,
  commit: string,
  { expected, summary }: { expected: string | null; summary: string },
): Promise<boolean> {
  const before = expected ?? '0'.repeat(commit.length);
  const args = ['update-ref', '-m', `agentsoul: ${oneLine(summary)}`, 'HEAD', commit, before];
  try {
    await git(repository, args, { extraEnv: committer });
    return true;
  } catch (error) {
    const head = await headCommit(repository);
    if (head === commit) return true;
    if (head !== expected) return false;
    const lockFile = join(repository.gitDir, 'HEAD.lock');
    if (!(await exists(lockFile))) throw error;
    throw new SoulError('git-failed', `${lockFile} prevents git from moving the branch, so nothing was changed.`, {
      hint: 'If no git is running, remove the file and run the command again.',
      cause: error,
    });
  }
}
