import { SoulError } from '../../errors/soul-error.js';
import { createPrivate, type IndexPlace } from '../index-place.js';
import { databaseFailure, openDatabase } from './open-database.js';

/**
 * Runs `work` while this process alone may change the index. The lock is an exclusive transaction on a separate file, which the
 * kernel releases when its owner dies. Throws `index-busy` if others held it for all of `timeoutMs`.
 */
export async function withIndexLock<Result>(
  { lockFile }: IndexPlace,
  timeoutMs: number,
  work: () => Promise<Result>,
): Promise<Result> {
  const deadline = performance.now() + timeoutMs;
  createPrivate(lockFile);
  for (let wait = 2; ; wait = Math.min(wait * 1.5, 50)) {
    const lock = openDatabase(lockFile, { timeout: 0 });
    try {
      if (isTaken(() => lock.exec('BEGIN EXCLUSIVE'))) return await work();
    } finally {
      lock.close();
    }
    if (performance.now() > deadline) throw indexBusy();
    await new Promise((resolve) => setTimeout(resolve, wait * (0.5 + Math.random())));
  }
}

export function indexBusy(): SoulError {
  return new SoulError('index-busy', 'Another process keeps the search index locked.', {
    hint: 'It is probably building it. Wait a moment and run the command again. Nothing was changed.',
  });
}

function isTaken(take: () => unknown): boolean {
  try {
    take();
    return true;
  } catch (error) {
    if (databaseFailure(error) === 'busy') return false;
    throw error;
  }
}
