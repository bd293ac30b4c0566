import { lstatSync, realpathSync, type Stats, statSync } from 'node:fs';

/** What the file system says about a file or folder. */
export type FileStats = {
  /** Equal as long as nobody changed the file or its links. */
  readonly stats: string;
  /** Whether it was changed so recently that another change could have the same stats. */
  readonly isRecent: boolean;
};

// File systems store times in steps of some milliseconds.
const recentMs = 100;

/** Reads the stats of many files of a workspace. `nowMs` is the time since 1970 on this machine. */
export function fileStatsReader(root: string, nowMs: number): (path: string) => FileStats | null {
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
      const link = lstatSync(named, withoutThrowing);
      if (link === undefined) return null;
      const target = link.isSymbolicLink() ? statSync(named) : link;
      const folder = named.slice(0, named.lastIndexOf('/'));
      const real = realFolder(folder);
      const stats = `${describe(link)}${target === link ? '' : `>${describe(target)}`}${real === folder ? '' : `@${real}`}`;
      return { stats, isRecent: isRecent(target, nowMs) };
    } catch {
      // A broken link or an inaccessible folder: reading the file reports it.
      return { stats: '', isRecent: true };
    }
  };
}

/** The folders in which memories were looked for, with the stats of each; '' if it had just changed. */
export type KnownFolders = {
  /** Folders of other agents, whose files are ignored. */
  readonly excluded: readonly string[];
  readonly folders: readonly (readonly [folder: string, stats: string])[];
};

/** While the stats of a folder are the same, it contains the same names. */
export function folderStats(path: string, nowMs: number): FileStats {
  try {
    const real = realpathSync.native(path);
    const stats = statSync(path);
    return { stats: `${describe(stats)}${real === path ? '' : `@${real}`}`, isRecent: isRecent(stats, nowMs) };
  } catch (error) {
    // Missing or inaccessible: the code changes when that changes.
    return { stats: error instanceof Error && 'code' in error ? String(error.code) : 'closed', isRecent: false };
  }
}

const withoutThrowing = { throwIfNoEntry: false } as const;

function isRecent({ mtimeMs, ctimeMs }: Stats, nowMs: number): boolean {
  return Math.max(mtimeMs, ctimeMs) + recentMs > nowMs;
}

function describe({ size, mtimeMs, ctimeMs, ino, dev, nlink }: Stats): string {
  return `${size}:${mtimeMs}:${ctimeMs}:${ino}:${dev}:${nlink}`;
}
