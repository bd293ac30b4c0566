import { lstat, readdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isOpen } from './find-shared-paths.js';

/** Who can access a folder: only its owner; others, by its permissions; or others who would lose something if it were made private. */
export type FolderPrivacy =
  | { readonly state: 'private' }
  | { readonly state: 'open' }
  | { readonly state: 'shared'; readonly why: string };

/** A folder that does not exist yet will be private. */
export async function folderPrivacy(folder: string): Promise<FolderPrivacy> {
  const found = await stat(folder).catch(() => null);
  if (found === null || !found.isDirectory() || !isOpen(found)) return { state: 'private' };
  const why = await whyShared(folder, { uid: found.uid, isSticky: (found.mode & 0o1000) !== 0 });
  return why === null ? { state: 'open' } : { state: 'shared', why };
}

async function whyShared(
  folder: string,
  { uid, isSticky }: { uid: number; isSticky: boolean },
): Promise<string | null> {
  if (folder === dirname(folder)) return 'it is the root of the file system';
  if (isSticky) return 'everybody may put files there';
  for (const name of await readdir(folder)) {
    const held = await lstat(join(folder, name)).catch(() => null);
    if (held !== null && held.uid !== uid) return `${name} in it belongs to another user`;
  }
  return null;
}
