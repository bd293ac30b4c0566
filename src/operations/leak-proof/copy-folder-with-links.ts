import { copyFile, link, lstat, mkdir, readlink, realpath, symlink } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import { maxFileBytes } from '../../workspace/read-workspace-file.js';
import { isInside } from '../../workspace/relative-paths.js';

/** A copy of parts of a folder, in which links lead where they led. */
export type FolderCopy = {
  readonly from: string;
  readonly to: string;
  /** Copied files by their place on disk, so that two names of one file stay that. */
  readonly copied: Map<string, string>;
};

/** Copies one path with everything on the way to it. What is not there, is no plain file or leads elsewhere is left out. */
export async function copyPath(folder: FolderCopy, path: string): Promise<void> {
  const parts = path.split('/').filter((part) => part !== '');
  for (const [index] of parts.entries()) {
    const walked = parts.slice(0, index + 1).join('/');
    const entry = await lstat(join(folder.from, walked)).catch(() => null);
    if (entry === null) return;
    if (entry.isSymbolicLink()) return followLink(folder, walked, parts.slice(index + 1));
    if (entry.isDirectory()) await mkdir(join(folder.to, walked), { recursive: true, mode: 0o700 });
    else if (entry.isFile() && entry.size <= maxFileBytes)
      await copyOnce(folder, walked, { identity: `${entry.dev}:${entry.ino}`, isLinked: entry.nlink > 1 });
  }
}

async function followLink(folder: FolderCopy, path: string, below: readonly string[]): Promise<void> {
  const { from, to } = folder;
  const target = resolve(dirname(join(from, path)), await readlink(join(from, path)));
  const moved = isInside(target, from) ? join(to, relative(from, target)) : target;
  await mkdir(dirname(join(to, path)), { recursive: true, mode: 0o700 });
  await symlink(moved, join(to, path)).catch(unlessThere);
  const real = await realpath(join(from, path)).catch(() => null);
  if (real !== null && real !== from && isInside(real, from))
    await copyPath(folder, [relative(from, real), ...below].join('/'));
}

async function copyOnce(
  { from, to, copied }: FolderCopy,
  path: string,
  { identity, isLinked }: { identity: string; isLinked: boolean },
): Promise<void> {
  const known = copied.get(identity);
  if (known === join(to, path)) return;
  await mkdir(dirname(join(to, path)), { recursive: true, mode: 0o700 });
  if (known !== undefined && isLinked) await link(known, join(to, path)).catch(unlessThere);
  else await copyFile(join(from, path), join(to, path)).catch(unlessClosed);
  copied.set(identity, join(to, path));
}

function unlessThere(error: unknown): void {
  if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
}

/** A file that nobody may read is no way out. */
function unlessClosed(error: unknown): void {
  const isClosed = error instanceof Error && 'code' in error && (error.code === 'EACCES' || error.code === 'EPERM');
  if (!isClosed) throw error;
}
