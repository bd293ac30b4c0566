import { constants } from 'node:fs';
import { copyFile, link, readFile, rename, rm, stat, utimes } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { SoulError } from '../../errors/soul-error.js';
import type { TreeEntry } from '../../git/read-blobs.js';
import { exists, git, type Repository } from '../../git/repository.js';
import { indexInfo } from './build-commits.js';
import { findLeftoverIndexes, withTemporaryIndex } from './temporary-index.js';

type Refreshing = {
  readonly root: string;
  readonly entries: ReadonlyMap<string, TreeEntry | null>;
  readonly token: string;
};

/**
 * Updates the user's index for the paths we committed, and only those, so that their next commit contains exactly what they staged.
 * Returns the reason if that failed; somebody else's lock is never removed.
 */
export async function refreshUserIndex(repository: Repository, refreshing: Refreshing): Promise<string | null> {
  if (refreshing.entries.size === 0) return null;
  try {
    for (let attempt = 0; attempt < 6; attempt++) {
      if ((await tryOnce(repository, refreshing)) === 'done') return null;
      await sleep(30 * (attempt + 1));
    }
  } catch (error) {
    // The user must repair a damaged index; it must not block a change that is already committed.
    if (error instanceof SoulError && error.code === 'git-failed') return error.message;
    throw error;
  }
  return `${indexLockOf(repository)} is there.`;
}

export function indexLockOf(repository: Repository): string {
  return `${repository.indexFile}.lock`;
}

/**
 * Replaces the index the way git does, with the new one prepared beforehand: taking the lock is one link, releasing it one rename. A
 * process that dies in between leaves a lock that is the same file as its copy, which identifies it as ours.
 */
async function tryOnce(repository: Repository, { root, entries, token }: Refreshing): Promise<'done' | 'not-now'> {
  const { indexFile } = repository;
  const lockFile = indexLockOf(repository);
  if (await exists(lockFile)) return 'not-now';
  return withTemporaryIndex(root, token, async (copy) => {
    const before = await copyIndex(indexFile, copy);
    await updateIndex(repository, copy, entries);
    if (before !== null) await utimes(copy, before.time, before.time);
    if (!(await takeLock(copy, lockFile))) return 'not-now';
    const isCurrent = sameIndex(before?.bytes ?? null, await readFile(indexFile).catch(() => null));
    if (isCurrent) await rename(lockFile, indexFile);
    else await rm(lockFile, { force: true });
    return isCurrent ? 'done' : 'not-now';
  });
}

async function takeLock(copy: string, lockFile: string): Promise<boolean> {
  try {
    await link(copy, lockFile).catch(async (error: unknown) => {
      if (codeOf(error) === 'EEXIST') throw error;
      // The repository is on another disk, or hard links are not supported.
      await copyFile(copy, lockFile, constants.COPYFILE_EXCL);
      const { atime, mtime } = await stat(copy);
      await utimes(lockFile, atime, mtime);
    });
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
}

type IndexCopy = { readonly bytes: Buffer; readonly time: Date };

const farFuture = new Date('2100-01-01T00:00:00Z');

/**
 * git treats a file as unchanged if its times match the index and are older than the index; for newer ones it compares the content,
 * through any filters the repository names. So the copy is new while git works on it, which runs nothing, and gets the age of the
 * original afterwards, so that no user edit is missed.
 */
async function copyIndex(indexFile: string, copy: string): Promise<IndexCopy | null> {
  try {
    const { mtimeMs } = await stat(indexFile);
    await copyFile(indexFile, copy);
    const bytes = await readFile(copy);
    await utimes(copy, farFuture, farFuture);
    return { bytes, time: new Date(Math.floor(mtimeMs) - 1) };
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null;
    throw error;
  }
}

async function updateIndex(
  repository: Repository,
  indexFile: string,
  entries: ReadonlyMap<string, TreeEntry | null>,
): Promise<void> {
  await git(repository, ['update-index', '-z', '--index-info'], {
    stdin: indexInfo(repository, entries),
    extraEnv: { GIT_INDEX_FILE: indexFile },
  });
}

function sameIndex(one: Buffer | null, other: Buffer | null): boolean {
  return one === null || other === null ? one === other : one.equals(other);
}

/** Removes a lock on the user's index left by a crashed writer of this workspace, recognised by its copy. Must run under our lock. */
export async function releaseOwnIndexLock(repository: Repository, root: string): Promise<void> {
  const lock = await stat(indexLockOf(repository)).catch(() => null);
  if (lock === null) return;
  for (const path of await findLeftoverIndexes(root)) {
    const copy = await stat(path).catch(() => null);
    if (copy?.ino === lock.ino && copy.dev === lock.dev) await rm(indexLockOf(repository), { force: true });
  }
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}
