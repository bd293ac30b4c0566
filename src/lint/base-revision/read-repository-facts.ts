import { git, gitLine, type Repository } from '../../git/repository.js';
import type { CommitFacts, RepositoryFacts } from '../linted-workspace.js';
import type { BaseRevision } from './find-base-revision.js';

/** Remotes, tracked files and the commits since the base. */
export async function readRepositoryFacts({ repository, commit }: BaseRevision): Promise<RepositoryFacts> {
  const { prefix } = repository;
  const tracked = (await gitLine(repository, ['ls-files', '-z', '--', prefix === '' ? '.' : prefix])).split('\0');
  const remotes = await gitLine(repository, ['config', '--get-regexp', '^remote\\..*\\.url$'], { allow: [1] });
  return {
    tracked: new Set(tracked.filter((path) => path !== '').map((path) => path.slice(prefix.length))),
    remotes: remotes.split('\n').flatMap((line) => line.split(' ')[1] ?? []),
    commits: await commitsSince(repository, commit),
  };
}

async function commitsSince(repository: Repository, base: string): Promise<CommitFacts[]> {
  const { stdout } = await git(repository, [
    'log',
    '--format=%x1e%H%x1f%s%x1f%(trailers:only,unfold,separator=%x1d)',
    '--name-only',
    '--no-show-signature',
    '--no-renames',
    '-z',
    '--end-of-options',
    `${base}..HEAD`,
    ...(repository.prefix === '' ? [] : ['--', repository.prefix]),
  ]);
  return stdout
    .toString('utf8')
    .split('\x1e')
    .slice(1)
    .map((record) => parseCommit(record, repository.prefix));
}

function parseCommit(record: string, prefix: string): CommitFacts {
  const [head = '', ...paths] = record.split('\0');
  const [id = '', subject = '', trailers = ''] = head.split('\x1f');
  const pairs = trailers.split('\x1d').flatMap((line): [string, string][] => {
    const at = line.indexOf(':');
    return at === -1 ? [] : [[line.slice(0, at).trim(), line.slice(at + 1).trim()]];
  });
  return {
    id,
    subject,
    trailers: Object.fromEntries(pairs),
    paths: paths.map((path) => path.trim().slice(prefix.length)).filter((path) => path !== ''),
  };
}
