import { existsSync } from 'node:fs';
import { realpath, stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { isInside } from '../workspace/relative-paths.js';
import { damagedRepository, explainLostCommit, explainUnreadable } from './explain-damage.js';
import { explainGitFailure } from './git-failure.js';
import { findGitDir, readHeadOnDisk } from './read-head-file.js';
import { type Environment, type GitCall, type GitResult, gitText, runGit } from './run-git.js';

/** The git repository that holds a workspace's history. */
export type Repository = {
  readonly kind: 'own' | 'parent';
  readonly top: string;
  readonly gitDir: string;
  /** The folder of refs and objects: the same as `gitDir`, except in a worktree. */
  readonly commonDir: string;
  readonly indexFile: string;
  /** The path from the top to the workspace, with a trailing `/`; empty if they are the same folder. */
  readonly prefix: string;
  /** Whether the history is outside its folder, as in worktrees. An untrusted folder may abuse that. */
  readonly isElsewhere: boolean;
  readonly objectFormat: 'sha1' | 'sha256';
  readonly env: Environment;
};

/**
 * The repository of a workspace: its own, or the parent that tracks its files. A folder inside somebody's repository that is not
 * tracked there has none. Throws if there is a repository that git cannot read.
 */
export async function findRepository(root: string, env: Environment): Promise<Repository | null> {
  return (await lookUpRepository(root, env))?.repository ?? null;
}

/** The repository and the commit at HEAD, null before the first commit. */
export async function lookUpRepository(
  root: string,
  env: Environment,
): Promise<{ repository: Repository; head: string | null } | null> {
  const above = await repositoryAbove(root);
  if (above === null) return null;
  const { code, stdout, stderr } = await runGit(root, ['rev-parse', ...questions, 'HEAD', 'HEAD^{tree}'], {
    env,
    allow: [128],
  });
  const [top = '', gitDir = '', prefix = '', index = '', common = '', format = '', head = '', tree = ''] = stdout
    .toString('utf8')
    .split('\n');
  if (code !== 0 && head === '') {
    if (!stderr.includes('not a git repository'))
      throw explainGitFailure({ command: 'rev-parse', stderr, code, signal: null });
    if (above !== root && !(await hasTraceOfGit(join(above, '.git')))) return null;
    throw damagedRepository(root, explainUnreadable(root));
  }
  const realTop = await realpath(top);
  // git searches the parent folders if it cannot read the repository here.
  if (above !== realTop && isInside(above, realTop)) throw damagedRepository(root, explainUnreadable(root));
  // Before the first commit, git fails at HEAD but has already printed the other answers.
  const isUnborn = code !== 0 && head === 'HEAD' && isUnbornOnDisk(root);
  if (code !== 0 && !isUnborn && (head === 'HEAD' || tree === 'HEAD^{tree}'))
    throw damagedRepository(root, explainLostCommit(root));
  // A repository may name another folder as its work tree; that is ignored.
  if (join(realTop, prefix.replace(/\/$/, '')) !== root) return null;
  const commonDir = await realpath(resolve(root, common));
  const repository = {
    top: realTop,
    gitDir,
    commonDir,
    indexFile: resolve(root, index),
    prefix,
    isElsewhere: !isInside(await realpath(gitDir), realTop) || !isInside(commonDir, realTop),
    objectFormat: format === 'sha256' ? 'sha256' : 'sha1',
    env,
  } as const;
  const found = {
    repository: { ...repository, kind: prefix === '' ? 'own' : 'parent' },
    head: isUnborn ? null : head,
  } as const;
  return prefix === '' || (await isTracked(found.repository)) ? found : null;
}

const questions = [
  '--show-toplevel',
  '--absolute-git-dir',
  '--show-prefix',
  '--git-path',
  'index',
  '--git-common-dir',
  '--show-object-format',
];

/** The nearest folder with `.git`, found without git, so that a workspace without history works if git is not installed. */
async function repositoryAbove(root: string): Promise<string | null> {
  for (let folder = root; ; folder = dirname(folder)) {
    if (await exists(join(folder, '.git'))) return folder;
    if (folder === dirname(folder)) return null;
  }
}

/** Whether a `.git` above the workspace ever was a repository. An empty folder does not count. */
async function hasTraceOfGit(gitDir: string): Promise<boolean> {
  for (const name of ['HEAD', 'objects', 'refs', 'config']) if (await exists(join(gitDir, name))) return true;
  return false;
}

/** Only git can read reftables, so its answer is trusted there. */
function isUnbornOnDisk(root: string): boolean {
  const { state } = readHeadOnDisk(root);
  return state === 'unborn' || (state === 'unknown' && existsSync(join(findGitDir(root) ?? root, 'reftable')));
}

/** Whether the parent knows files of the workspace: in its last commit, or added and not committed yet. */
async function isTracked(repository: Repository): Promise<boolean> {
  const folder = repository.prefix.replace(/\/$/, '');
  const { code } = await git(repository, ['rev-parse', '--verify', '--quiet', `HEAD:${folder}`], { allow: [1, 128] });
  if (code === 0) return true;
  return (await gitText(repository.top, ['ls-files', '-z', '--', folder], { env: repository.env })) !== '';
}

export function git(
  repository: Repository,
  args: readonly string[],
  call: Omit<GitCall, 'env'> = {},
): Promise<GitResult> {
  const extraEnv = { GIT_DIR: repository.gitDir, GIT_WORK_TREE: repository.top, ...call.extraEnv };
  return runGit(repository.top, args, { ...call, env: repository.env, extraEnv });
}

export async function gitLine(
  repository: Repository,
  args: readonly string[],
  call: Omit<GitCall, 'env'> = {},
): Promise<string> {
  return (await git(repository, args, call)).stdout.toString('utf8').trimEnd();
}

/** The commit HEAD points to, or null before the first commit. */
export async function headCommit(repository: Repository): Promise<string | null> {
  const id = await gitLine(repository, ['rev-parse', '--verify', '--quiet', 'HEAD^{commit}'], { allow: [1, 128] });
  return id === '' ? null : id;
}

/** Whether a commit is HEAD or an ancestor of it. */
export async function isAncestor(repository: Repository, commit: string): Promise<boolean> {
  const { code } = await git(repository, ['merge-base', '--is-ancestor', commit, 'HEAD'], { allow: [1, 128] });
  return code === 0;
}

export async function exists(path: string): Promise<boolean> {
  try {
    await stat(path);
    return true;
  } catch {
    // An inaccessible path counts as missing.
    return false;
  }
}
