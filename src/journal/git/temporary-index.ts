import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { stateFolder } from '../../workspace/change-in-progress.js';

const folderPrefix = 'index-';
const fileName = 'index';

/**
 * Runs `work` with a private path for an index file, in a new folder each time: a killed git leaves a lock beside its index, and a git
 * that outlives its killed caller cannot recreate the folder after it was removed.
 */
export async function withTemporaryIndex<Result>(
  root: string,
  token: string,
  work: (indexFile: string) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(join(root, stateFolder, `${folderPrefix}${token}-`));
  try {
    return await work(join(folder, fileName));
  } finally {
    await removeFolder(folder);
  }
}

/** Index files left by killed writers. */
export async function findLeftoverIndexes(root: string): Promise<string[]> {
  const names = await readdir(join(root, stateFolder));
  return names.filter(isTemporaryIndexFolder).map((name) => join(root, stateFolder, name, fileName));
}

export function isTemporaryIndexFolder(name: string): boolean {
  return name.startsWith(`${folderPrefix}c-`);
}

/** Retries if a file appears in the folder during removal. */
export function removeFolder(folder: string): Promise<void> {
  return rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 20 });
}
