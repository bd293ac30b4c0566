import { constants } from 'node:fs';
import { chmod, mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Replaces a file in one step: readers see the old bytes or the new ones, also after a power cut. Keeps the mode of an existing file. */
export async function replaceFile(path: string, bytes: Uint8Array, options: { token: string }): Promise<void> {
  await makeFolder(dirname(path));
  const temporary = temporaryPath(path, options.token);
  try {
    await writeDurably(temporary, bytes);
    const existing = await stat(path).catch(() => null);
    if (existing !== null) await chmod(temporary, existing.mode & 0o777);
    await rename(temporary, path);
  } catch (error) {
    await rm(temporary, { force: true }).catch(() => undefined);
    throw error;
  }
  await syncFolder(dirname(path));
}

/** Short, because a file name may already be as long as the file system allows. */
export function temporaryPath(path: string, token: string): string {
  return join(dirname(path), `.${token}.tmp`);
}

export async function removeFile(path: string): Promise<void> {
  await rm(path, { force: true });
  // The folder may have gone with the file's neighbours; then there is nothing left to make durable.
  await syncFolder(dirname(path)).catch(() => undefined);
}

/** Writes a small note that may get lost. Never follows a link, so that nobody can make us overwrite something else. */
export async function writeNote(path: string, text: string): Promise<void> {
  try {
    await writeWith(path, Buffer.from(text), { sync: false });
  } catch {
    // Nothing depends on it.
  }
}

export function writeDurably(path: string, bytes: Uint8Array): Promise<void> {
  return writeWith(path, bytes, { sync: true });
}

async function writeWith(path: string, bytes: Uint8Array, { sync }: { sync: boolean }): Promise<void> {
  const flags =
    constants.O_WRONLY | constants.O_CREAT | constants.O_TRUNC | constants.O_NOFOLLOW | constants.O_NONBLOCK;
  const file = await open(path, flags, 0o600);
  try {
    await file.writeFile(bytes);
    if (sync) await file.sync();
  } finally {
    await file.close();
  }
}

/** Makes a folder with all folders above it, each durable before something is put into it. */
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
