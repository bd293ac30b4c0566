import type { TreeEntry } from '../git/read-blobs.js';
import { git, headCommit, type Repository } from '../git/repository.js';

/** A change as recorded in its commit. */
export type RecordedChange = {
  readonly commit: string;
  readonly parents: readonly string[];
  readonly changeId: string | null;
  readonly reverts: string | null;
  readonly actor: string | null;
  readonly approval: string | null;
  readonly subject: string;
  readonly authoredAt: Date;
};

/** The format of `git log` that `parseRecord` reads. */
export const recordFields = [
  '%H',
  '%P',
  '%(trailers:key=Change,valueonly,separator=%x2C)',
  '%(trailers:key=Reverts,valueonly,separator=%x2C)',
  '%(trailers:key=Actor,valueonly,separator=%x2C)',
  '%(trailers:key=Approval,valueonly,separator=%x2C)',
  '%at',
  '%s',
];

/** Commits that touch the workspace, or one file of it, newest first; with a blob, only those that added or removed this content. */
export async function listChanges(
  repository: Repository,
  options: { limit?: number; range?: string; path?: string; blob?: string } = {},
): Promise<RecordedChange[]> {
  if (options.range === undefined && (await headCommit(repository)) === null) return [];
  const limit = options.limit === undefined ? [] : [`--max-count=${options.limit}`];
  const { stdout } = await git(repository, [
    'log',
    '-z',
    // A message cannot contain a NUL, so its text cannot look like another field or commit.
    `--format=${recordFields.join('%x00')}`,
    '--no-show-signature',
    ...limit,
    ...(options.blob === undefined ? [] : [`--find-object=${options.blob}`]),
    '--end-of-options',
    options.range ?? 'HEAD',
    ...(options.path === undefined ? pathsOfWorkspace(repository) : ['--', repository.prefix + options.path]),
  ]);
  const values = stdout.toString('utf8').split('\0');
  const changes: RecordedChange[] = [];
  for (let start = 0; start + recordFields.length <= values.length; start += recordFields.length) {
    changes.push(parseRecord(values.slice(start, start + recordFields.length)));
  }
  return changes;
}

/** A file of the workspace that a commit changed, before and after; null if it did not exist. */
export type ChangedFile = {
  readonly path: string;
  readonly before: TreeEntry | null;
  readonly after: TreeEntry | null;
};

/** What a commit changed in the workspace, compared with its first parent. */
export async function changedFiles(repository: Repository, commit: string): Promise<ChangedFile[]> {
  const { stdout } = await git(repository, [
    'diff-tree',
    '-r',
    '-z',
    '--raw',
    '--root',
    '--no-commit-id',
    '--no-abbrev',
    '--no-renames',
    '--end-of-options',
    commit,
    ...pathsOfWorkspace(repository),
  ]);
  const fields = stdout.toString('utf8').split('\0');
  const files: ChangedFile[] = [];
  for (let index = 0; index + 1 < fields.length; index += 2) {
    const [modeBefore = '', modeAfter = '', blobBefore = '', blobAfter = ''] = (fields[index] ?? '')
      .slice(1)
      .split(' ');
    files.push({
      path: (fields[index + 1] ?? '').slice(repository.prefix.length),
      before: entryOf(modeBefore, blobBefore),
      after: entryOf(modeAfter, blobAfter),
    });
  }
  return files;
}

function entryOf(mode: string, blob: string): TreeEntry | null {
  return mode === '000000' ? null : { mode, blob };
}

export function pathsOfWorkspace({ prefix }: Repository): string[] {
  return prefix === '' ? ['--'] : ['--', prefix.replace(/\/$/, '')];
}

/** Finds a change by its id, its commit or the start of either. */
export async function findChange(repository: Repository, name: string): Promise<RecordedChange | null> {
  const changes = await listChanges(repository);
  const matching = changes.filter(({ changeId, commit }) => changeId === name || commit === name);
  if (matching.length > 0) return matching[0] ?? null;
  const isPrefix = /^(c-)?[0-9a-f]{4,}$/.test(name);
  const starting = isPrefix
    ? changes.filter(({ changeId, commit }) => changeId?.startsWith(name) === true || commit.startsWith(name))
    : [];
  return starting.length === 1 ? (starting[0] ?? null) : null;
}

export function parseRecord(values: readonly string[]): RecordedChange {
  const [commit = '', parents = '', changeId = '', reverts = '', actor = '', approval = '', at = '0', subject = ''] =
    values;
  return {
    commit,
    parents: parents.split(' ').filter((parent) => parent !== ''),
    changeId: changeId.trim() || null,
    reverts: reverts.trim() || null,
    actor: actor.trim() || null,
    approval: approval.trim() || null,
    subject,
    authoredAt: new Date(Number(at) * 1000),
  };
}
