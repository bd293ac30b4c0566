import { lstatSync, realpathSync, type Stats, statSync } from 'node:fs';

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
      return { seen, isRecent: Math.max(target.mtimeMs, target.ctimeMs) + recentMs > nowMs };
    } catch {
      // A link to nowhere or a closed folder: reading the file will say so.
      return { seen: '', isRecent: true };
    }
  };
}

const quietly = { throwIfNoEntry: false } as const;

function describe({ size, mtimeMs, ctimeMs, ino, dev, nlink }: Stats): string {
  return `${size}:${mtimeMs}:${ctimeMs}:${ino}:${dev}:${nlink}`;
}
