import { closeSync, constants, writeSync } from 'node:fs';
import { chmod, type FileHandle, lstat, mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { stateFolder } from '../../workspace/change-in-progress.js';
import { openPlainFile, type StateFile } from '../../workspace/state-file.js';
import { explainDiskFailure } from './explain-disk-failure.js';

/** Replaces a file atomically: readers see the old or the new bytes, even after a power failure. Keeps the mode of an existing file. */
export async function replaceFile(
  path: string,
  bytes: Uint8Array,
  options: { readonly token: string } | { readonly temporary: string },
): Promise<void> {
  const folder = dirname(path);
  const temporary = 'temporary' in options ? options.temporary : temporaryPath(path, options.token);
  try {
    await makeFolder(folder);
    await writeDurably(temporary, bytes);
    const existing = await lstat(path).catch(() => null);
    if (existing?.isFile() === true) await chmod(temporary, existing.mode & 0o777);
    await rename(temporary, path);
    await syncFolder(folder);
  } catch (error) {
    await rm(temporary, { force: true }).catch(() => undefined);
    throw explainDiskFailure(error, folder);
  }
}

/** Short, because a file name may already be as long as the file system allows. */
export function temporaryPath(path: string, token: string): string {
  return join(dirname(path), `.${token}.tmp`);
}

/** A temporary name that the next writer removes if this one dies, for files that are in no intent. */
export function stateTemporary(root: string, token: string): string {
  return join(root, stateFolder, `.${token}.tmp`);
}

export async function removeFile(path: string): Promise<void> {
  await rm(path, { force: true });
  // The folder may have been removed; then there is nothing to sync.
  await syncFolder(dirname(path)).catch(() => undefined);
}

/** Writes a small file that may be lost. */
export function writeNote(root: string, file: StateFile, text: string): void {
  try {
    const descriptor = openPlainFile(root, file, constants.O_WRONLY | constants.O_TRUNC);
    try {
      writeSync(descriptor, text);
    } finally {
      closeSync(descriptor);
    }
  } catch {}
}

/** Writes one of our own files. A leftover of a crashed writer is removed first, so nothing is written through a link. */
export async function writeDurably(path: string, bytes: Uint8Array): Promise<void> {
  const file = await openNew(path).catch(async (error: unknown) => {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    await rm(path, { recursive: true, force: true });
    return openNew(path);
  });
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}

function openNew(path: string): Promise<FileHandle> {
  return open(path, constants.O_WRONLY | constants.O_CREAT | constants.O_EXCL, 0o600);
}

/** Creates a folder and its parents, each synced before anything is put into it. */
export async function makeFolder(folder: string): Promise<void> {
  const first = await mkdir(folder, { recursive: true, mode: 0o700 });
  if (first === undefined) return;
  for (let made = folder; made.length >= first.length; made = dirname(made)) await syncFolder(dirname(made));
}

export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, constants.O_RDONLY);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
