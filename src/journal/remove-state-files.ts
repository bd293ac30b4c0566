import { join } from 'node:path';
import type { StateFile } from '../workspace/state-file.js';
import { explainDiskFailure } from './files/explain-disk-failure.js';
import { removeFile } from './files/write-file-durably.js';
import { type LockOptions, withLock } from './transaction/lock.js';

/** Removes files that git doesn't keep. Which ones is decided while nobody else writes. */
export async function removeStateFiles<File extends StateFile>(
  root: string,
  lock: LockOptions,
  choose: () => Promise<readonly File[]>,
): Promise<readonly File[]> {
  return withLock(root, lock, async () => {
    const files = await choose();
    try {
      for (const { path } of files) await removeFile(join(root, path));
    } catch (error) {
      throw explainDiskFailure(error, root);
    }
    return files;
  });
}
