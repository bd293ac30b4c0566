import { lstatSync } from 'node:fs';
import { chmod, lstat, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { SoulError } from '../errors/soul-error.js';
import type { Database } from '../search/database.js';
import { openDatabase } from '../search/sqlite.js';
import { lastChangeFile, stateFolder } from '../workspace/pending-change.js';
import { databaseProblems, readPlainText, type StateFile } from '../workspace/plain-file.js';
import { oneLine } from './commit-message.js';
import { explainDiskFailure } from './disk-failure.js';
import { behindFile } from './index-behind.js';
import { writeNote } from './write-file.js';

export type LockOptions = {
  /** What the holder is doing, for those who wait. */
  readonly purpose: string;
  readonly timeoutMs?: number;
  readonly onWait?: (holder: string) => void;
};

const defaultTimeoutMs = 60_000;
/** SQLite makes it when it is missing, and never writes to it. */
export const lockFile: StateFile = { path: `${stateFolder}/lock.sqlite`, maxBytes: 0 };
export const holderFile: StateFile = { path: `${stateFolder}/lock-holder`, maxBytes: 1024 };

/**
 * Runs `work` while this process alone may change the workspace. The lock is an exclusive SQLite transaction: the kernel lets go
 * of it when its owner dies, so there is nothing stale to clean up.
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
        // Only for those who wait: a missing or outdated name harms nobody.
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
  // Only looked at by name: closing any handle on the lock but SQLite's own would drop the locks this process has on it.
  const [problem] = databaseProblems(root, lockFile);
  if (problem !== undefined) throw notOurs(problem.path, problem.says);
  // Replaced at the end of a change, when it is too late to refuse; whatever is no folder can be.
  for (const { path } of [lastChangeFile, behindFile]) {
    if (lstatSync(join(root, path), { throwIfNoEntry: false })?.isDirectory() === true) throw notOurs(path);
  }
}

function ignoreExisting(error: unknown): void {
  if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
}

function notOurs(path: string, says = 'is not what agentsoul puts there'): SoulError {
  return new SoulError('path-outside', `${path} ${says}, so nothing is written to it.`, {
    hint: 'Look at it and remove it; the next change creates it again. Nothing was changed.',
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
      hint: 'Check that the folder is yours and writable. Nothing was changed.',
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
    hint: 'Wait until it is done and run the command again. Nothing was changed.',
  });
}
