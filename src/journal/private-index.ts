import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { stateFolder } from '../workspace/pending-change.js';

const folderPrefix = 'index-';
const fileName = 'index';

/**
 * Runs `work` with a place for an index file that nobody else uses. It is alone in its folder: a git that outlives its killed
 * caller cannot bring it back once the folder has been swept away.
 */
export async function withPrivateIndex<Result>(
  root: string,
  token: string,
  work: (indexFile: string) => Promise<Result>,
): Promise<Result> {
  const folder = join(root, stateFolder, folderPrefix + token);
  await mkdir(folder, { recursive: true, mode: 0o700 });
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
