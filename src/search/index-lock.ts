import { SoulError } from '../errors/soul-error.js';
import { isBusy, openDatabase } from '../sqlite/open-database.js';
import { createPrivate, type IndexPlace } from './index-place.js';

/**
 * Runs `work` while this process alone may change the index. Held as an exclusive transaction on a file of its own, which the
 * kernel lets go of when its owner dies. Null when others held it for all of `timeoutMs`.
 */
export async function withIndexLock<Result>(
  { lockFile }: IndexPlace,
  timeoutMs: number,
  work: () => Promise<Result>,
): Promise<{ readonly result: Result } | null> {
  const deadline = performance.now() + timeoutMs;
  createPrivate(lockFile);
  for (let wait = 2; ; wait = Math.min(wait * 1.5, 50)) {
    const lock = openDatabase(lockFile, { timeout: 0 });
    try {
      if (isTaken(() => lock.exec('BEGIN EXCLUSIVE'))) return { result: await work() };
    } finally {
      lock.close();
    }
    if (performance.now() > deadline) return null;
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
    if (isBusy(error)) return false;
    throw error;
  }
}
