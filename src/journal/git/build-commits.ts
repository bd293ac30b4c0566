import type { TreeEntry } from '../../git/read-blobs.js';
import { git, gitLine, type Repository } from '../../git/repository.js';
import { withTemporaryIndex } from './temporary-index.js';

export type CommitStep = {
  /** New entries by path relative to the workspace; null removes the path. */
  readonly entries: ReadonlyMap<string, TreeEntry | null>;
  readonly message: string;
  readonly author: string;
  readonly authorDate: Date;
};

type Building = {
  readonly root: string;
  readonly parent: string | null;
  readonly token: string;
  /** Full paths of the files that contain the new bytes. */
  readonly blobs: readonly string[];
  /** Whether the user's signing program may be run. */
  readonly maySign: boolean;
};

/** Builds commits on top of `parent`, one per step, with a separate index. No ref points to them yet. */
export async function buildCommits(
  repository: Repository,
  steps: readonly CommitStep[],
  building: Building,
): Promise<string[]> {
  return withTemporaryIndex(building.root, building.token, async (indexFile) => {
    const withIndex = (args: readonly string[], stdin = '') =>
      git(repository, args, { stdin, extraEnv: { GIT_INDEX_FILE: indexFile, ...wholeIndex } });
    const [sign] = await Promise.all([
      building.maySign ? wantsSignature(repository) : false,
      storeBlobs(repository, building.blobs),
      withIndex(['read-tree', building.parent ?? '--empty']),
    ]);
    const commits: string[] = [];
    for (const step of steps) {
      await withIndex(['update-index', '-z', '--index-info'], indexInfo(repository, step.entries));
      const tree = (await withIndex(['write-tree'])).stdout.toString('utf8').trim();
      commits.push(await commitTree(repository, step, { tree, parent: commits.at(-1) ?? building.parent, sign }));
    }
    return commits;
  });
}

/** A split index would leave parts of itself in the repository. */
const wholeIndex = { GIT_CONFIG_COUNT: '1', GIT_CONFIG_KEY_0: 'core.splitIndex', GIT_CONFIG_VALUE_0: 'false' };

async function wantsSignature(repository: Repository): Promise<boolean> {
  const wanted = await gitLine(repository, ['config', '--type=bool', '--default=false', 'commit.gpgsign']);
  return wanted === 'true' && !(await namesSigningProgram(repository));
}

/** Whether the repository's own settings, not only the user's, affect signing. */
async function namesSigningProgram(repository: Repository): Promise<boolean> {
  const settings = await gitLine(repository, ['config', '--show-scope', '--name-only', '--get-regexp', '^gpg\\.'], {
    allow: [1],
  });
  return /^(?:local|worktree)\t/m.test(settings);
}

async function storeBlobs(repository: Repository, files: readonly string[]): Promise<void> {
  if (files.length === 0) return;
  await git(repository, ['hash-object', '-w', '--no-filters', '--stdin-paths'], {
    stdin: files.map((file) => `${file}\n`).join(''),
  });
}

async function commitTree(
  repository: Repository,
  step: CommitStep,
  { tree, parent, sign }: { tree: string; parent: string | null; sign: boolean },
): Promise<string> {
  const parents = parent === null ? [] : ['-p', parent];
  return gitLine(repository, ['commit-tree', sign ? '-S' : '--no-gpg-sign', ...parents, '-F', '-', tree], {
    stdin: step.message,
    extraEnv: {
      GIT_AUTHOR_NAME: step.author,
      GIT_AUTHOR_EMAIL: `${step.author.replace(/[^A-Za-z0-9._-]+/g, '-')}@agentsoul.invalid`,
      // Without the `@`, git reads a number as seconds only between 1973 and 2099.
      GIT_AUTHOR_DATE: `@${Math.floor(step.authorDate.getTime() / 1000)} +0000`,
      ...committer,
    },
  });
}

/** The committer, also on a machine where git has no identity. */
export const committer = {
  GIT_COMMITTER_NAME: 'agentsoul',
  GIT_COMMITTER_EMAIL: 'agentsoul@agentsoul.invalid',
};

export function indexInfo(repository: Repository, entries: ReadonlyMap<string, TreeEntry | null>): string {
  const removed = '0'.repeat(repository.objectFormat === 'sha256' ? 64 : 40);
  return [...entries]
    .map(([path, entry]) => `${entry?.mode ?? '0'} ${entry?.blob ?? removed}\t${repository.prefix}${path}\0`)
    .join('');
}
