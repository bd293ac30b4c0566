import type { Stats } from 'node:fs';
import { lstat, readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** A file or folder that the group or all users of the machine can access in some way. */
export type SharedPath = { readonly path: string; readonly mode: number };

/**
 * What other users can access at a path and below it, outermost first. Follows no links, and skips files with several hard links, which
 * also belong to another place.
 */
export async function findSharedPaths(place: string, skipped: readonly string[] = []): Promise<SharedPath[]> {
  const open: SharedPath[] = [];
  const walk = async (path: string): Promise<void> => {
    const found = skipped.includes(path) ? null : await look(path);
    if (found === null || found.isSymbolicLink() || (found.isFile() && found.nlink > 1)) return;
    if (isOpen(found)) open.push({ path, mode: found.mode });
    if (!found.isDirectory()) return;
    // A folder that even its owner may not list needs no check.
    for (const name of (await readdir(path).catch(() => [])).sort()) await walk(join(path, name));
  };
  await walk(place);
  return open;
}

/** Whether others can reach and access a folder. */
export async function isReachableByOthers(folder: string): Promise<boolean> {
  const found = await look(folder);
  if (found === null || !isOpen(found)) return false;
  for (let around = dirname(folder); ; around = dirname(around)) {
    const passed = await look(around);
    if (passed !== null && (passed.mode & 0o011) === 0) return false;
    if (around === dirname(around)) return true;
  }
}

export function isOpen({ mode }: Pick<Stats, 'mode'>): boolean {
  return (mode & 0o077) !== 0;
}

async function look(path: string): Promise<Stats | null> {
  // Removed in the meantime.
  return lstat(path).catch(() => null);
}
