import { SoulError } from '../../errors/soul-error.js';
import { git, type Repository } from '../../git/repository.js';
import { findChange, pathsOfWorkspace } from '../../history/list-changes.js';
import { commitOf } from '../../history/workspace-at-revision.js';
import type { Workspace } from '../../workspace/workspace.js';
import { parseMoment } from './parse-moment.js';

/** A point of the history to go back to. */
export type Point = {
  readonly commit: string;
  /** How it is named in the record: a change, a commit or a time. */
  readonly name: string;
};

type Place = Pick<Workspace, 'at' | 'timezone'>;

/** The point that a text names: a change, a commit, a tag or any git revision, or a time in the user's time zone. */
export async function resolveRollbackPoint(workspace: Place, repository: Repository, named: string): Promise<Point> {
  const change = /^c-[0-9a-f]{4,}$/.test(named) ? await findChange(repository, named) : null;
  if (change !== null) return { commit: change.commit, name: change.changeId ?? change.commit.slice(0, 10) };
  const commit = await commitOf(repository, named);
  if (commit !== null) return { commit, name: commit.slice(0, 10) };
  const moment = parseMoment(named, workspace);
  if (moment === null) throw unknownPoint(named);
  const found = await lastBefore(repository, moment);
  if (found !== null) return { commit: found, name: `${moment.toISOString().slice(0, 19)}Z` };
  throw new SoulError('unknown-revision', `The history of this workspace starts after ${named}.`, {
    hint: '`git log` in the workspace shows how far back it goes. Nothing was changed.',
  });
}

function unknownPoint(named: string): SoulError {
  return new SoulError('unknown-revision', `"${named}" is not a change, a revision or a time.`, {
    hint: 'Use a change `c-…`, a commit, a tag, `yesterday`, `2 hours ago`, 2026-02-02 or 2026-02-02T14:30. Nothing was changed.',
  });
}

/**
 * The last commit before the first entry later than the moment. Times are those of the audit log and need not be increasing, because an
 * entry may be backdated.
 */
async function lastBefore(repository: Repository, moment: Date): Promise<string | null> {
  const args = [
    'log',
    '--first-parent',
    '--format=%H %at',
    '--no-show-signature',
    'HEAD',
    ...pathsOfWorkspace(repository),
  ];
  const { stdout, code } = await git(repository, args, { allow: [128] });
  if (code !== 0) return null;
  const commits = stdout
    .toString('utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => line.split(' '));
  const oldestAfter = commits.findLastIndex(([, seconds]) => Number(seconds) * 1000 > moment.getTime());
  return commits[oldestAfter + 1]?.[0] ?? null;
}
