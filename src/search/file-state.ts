import { lstatSync, realpathSync, type Stats, statSync } from 'node:fs';
import { lookCount } from './look-comparer.js';

/** How a file looks from outside. */
export type FileLook = {
  /** Equal as long as nobody touched the file or led its name elsewhere. */
  readonly seen: string;
  /** Whether it was changed so lately that another change could look the same. */
  readonly isRecent: boolean;
};

// Disks keep times in steps of some milliseconds.
const recentMs = 100;

/** Looks at many files of a workspace. `nowMs` is the time since 1970 on this machine. */
export function fileLooker(root: string, nowMs: number): (path: string) => FileLook | null {
  const folders = new Map<string, string>();
  const realFolder = (folder: string) => {
    let real = folders.get(folder);
    if (real === undefined) {
      real = realpathSync.native(folder);
      folders.set(folder, real);
    }
    return real;
  };
  return (path) => {
    const named = `${root}/${path}`;
    try {
      const link = lstatSync(named, quietly);
      if (link === undefined) return null;
      const target = link.isSymbolicLink() ? statSync(named) : link;
      const folder = named.slice(0, named.lastIndexOf('/'));
      const real = realFolder(folder);
      const seen = `${describe(link)}${target === link ? '' : `>${describe(target)}`}${real === folder ? '' : `@${real}`}`;
      return { seen, isRecent: isRecent(target, nowMs) };
    } catch {
      // A link to nowhere or a closed folder: reading the file will say so.
      return { seen: '', isRecent: true };
    }
  };
}

/** The folders in which memories were looked for, and how each looked. '' for one that was about to change. */
export type KnownFolders = {
  /** Folders of other agents, whose files are passed over. */
  readonly excluded: readonly string[];
  readonly folders: readonly (readonly [folder: string, seen: string])[];
};

/** Looks at a folder. While it looks the same, it holds the same names. */
export function folderLook(path: string, nowMs: number): FileLook {
  try {
    const real = realpathSync.native(path);
    const stats = statSync(path);
    return { seen: `${describe(stats)}${real === path ? '' : `@${real}`}`, isRecent: isRecent(stats, nowMs) };
  } catch (error) {
    // Absent or closed to us: so it stays until it looks otherwise.
    return { seen: error instanceof Error && 'code' in error ? String(error.code) : 'closed', isRecent: false };
  }
}

/** The numbers of a look, or null for one that is more than numbers. */
export function lookNumbers(seen: string): number[] | null {
  const numbers = seen.split(':').map(Number);
  return numbers.length === lookCount && !numbers.some(Number.isNaN) ? numbers : null;
}

const quietly = { throwIfNoEntry: false } as const;

function isRecent({ mtimeMs, ctimeMs }: Stats, nowMs: number): boolean {
  return Math.max(mtimeMs, ctimeMs) + recentMs > nowMs;
}

function describe({ size, mtimeMs, ctimeMs, ino, dev, nlink }: Stats): string {
  return `${size}:${mtimeMs}:${ctimeMs}:${ino}:${dev}:${nlink}`;
}
