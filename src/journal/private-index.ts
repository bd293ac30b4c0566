import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { stateFolder } from '../workspace/pending-change.js';

const folderPrefix = 'index-';
const fileName = 'index';

/**
 * Runs `work` with a place for an index file that nobody else uses, in a new folder each time: a git that was killed leaves a lock
 * beside its index, and one that outlives its killed caller cannot bring the folder back once it has been swept away.
 */
export async function withPrivateIndex<Result>(
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

/** Index files that writers left when they were killed. */
export async function leftPrivateIndexes(root: string): Promise<string[]> {
  const names = await readdir(join(root, stateFolder));
  return names.filter(isPrivateIndexFolder).map((name) => join(root, stateFolder, name, fileName));
}

export function isPrivateIndexFolder(name: string): boolean {
  return name.startsWith(`${folderPrefix}c-`);
}

/** Tries again when a file appears in the folder while it is being removed. */
export function removeFolder(folder: string): Promise<void> {
  return rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 20 });
}
