import { lstatSync } from 'node:fs';
import { chmod, lstat, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { SoulError } from '../../errors/soul-error.js';
import type { Database } from '../../search/sqlite/database.js';
import { openDatabase } from '../../search/sqlite/open-database.js';
import { lastChangeFile, stateFolder } from '../../workspace/change-in-progress.js';
import { databaseProblems, readPlainText, type StateFile } from '../../workspace/state-file.js';
import { explainDiskFailure } from '../files/explain-disk-failure.js';
import { writeNote } from '../files/write-file-durably.js';
import { staleIndexFile } from '../git/catch-up-user-index.js';
import { oneLine } from '../git/commit-message.js';

export type LockOptions = {
  /** What the holder is doing, shown to waiting processes. */
  readonly purpose: string;
  readonly timeoutMs?: number;
  readonly onWait?: (holder: string) => void;
};

const defaultTimeoutMs = 60_000;
/** SQLite creates it if it is missing, and never writes to it. */
export const lockFile: StateFile = { path: `${stateFolder}/lock.sqlite`, maxBytes: 0 };
export const holderFile: StateFile = { path: `${stateFolder}/lock-holder`, maxBytes: 1024 };

/**
 * Runs `work` while only this process may change the workspace. The lock is an exclusive SQLite transaction: the kernel releases it
 * when its owner dies, so there is no stale lock to clean up.
 */
export async function withLock<Result>(
  root: string,
  options: LockOptions,
  work: () => Promise<Result>,
): Promise<Result> {
  await prepareStateFolder(root);
  const deadline = performance.now() + (options.timeoutMs ?? defaultTimeoutMs);
  let hasTold = false;
  for (let wait = 5; ; wait = Math.min(wait * 1.5, 60)) {
    const database = openOrExplain(root);
    if (acquire(database, root)) {
      try {
        await chmod(join(root, lockFile.path), 0o600);
        // Only information for waiting processes: a missing or outdated name is harmless.
        writeNote(root, holderFile, options.purpose);
        return await work();
      } finally {
        database.close();
      }
    }
    database.close();
    if (performance.now() > deadline) throw await busy(root);
    if (!hasTold && wait > 40) {
      hasTold = true;
      options.onWait?.(await holderOf(root));
    }
    await sleep(wait * (0.5 + Math.random()));
  }
}

async function prepareStateFolder(root: string): Promise<void> {
  const folder = join(root, stateFolder);
  try {
    await mkdir(folder, { mode: 0o700 }).catch(ignoreExisting);
    if (!(await lstat(folder)).isDirectory()) throw notOurs(stateFolder);
    await writeFile(join(folder, '.gitignore'), '*\n', { mode: 0o600, flag: 'wx' }).catch(ignoreExisting);
  } catch (error) {
    throw explainDiskFailure(error, root);
  }
  // Checked by name only: closing any other handle on the lock file would release this process's locks on it.
  const [problem] = databaseProblems(root, lockFile);
  if (problem !== undefined) throw notOurs(problem.path, problem.says);
  // Replaced at the end of a change, when it is too late to refuse; anything but a folder can be replaced.
  for (const { path } of [lastChangeFile, staleIndexFile]) {
    if (lstatSync(join(root, path), { throwIfNoEntry: false })?.isDirectory() === true) throw notOurs(path);
  }
}

function ignoreExisting(error: unknown): void {
  if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
}

function notOurs(path: string, says = 'is not a file that agentsoul created'): SoulError {
  return new SoulError('path-outside', `${path} ${says}, so nothing is written to it.`, {
    hint: 'Check it and remove it; the next change creates it again. Nothing was changed.',
  });
}

function acquire(database: Database, root: string): boolean {
  try {
    database.exec('BEGIN EXCLUSIVE');
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && String(error.code).startsWith('SQLITE_BUSY')) return false;
    database.close();
    throw explainDiskFailure(error, root);
  }
}

function openOrExplain(root: string): Database {
  try {
    return openDatabase(join(root, lockFile.path), { timeout: 0 });
  } catch (error) {
    if (error instanceof SoulError) throw error;
    throw new SoulError('not-writable', `The lock file in ${join(root, stateFolder)} could not be opened.`, {
      hint: 'Check that you own the folder and can write to it. Nothing was changed.',
      cause: error,
    });
  }
}

async function holderOf(root: string): Promise<string> {
  const purpose = oneLine(readPlainText(root, holderFile).slice(0, 200));
  return purpose === '' ? 'another process' : purpose;
}

async function busy(root: string): Promise<SoulError> {
  return new SoulError('workspace-busy', `The workspace is locked by ${await holderOf(root)}.`, {
    hint: 'Wait until it has finished and run the command again. Nothing was changed.',
  });
}
