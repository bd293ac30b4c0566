import { type BigIntStats, lstatSync, realpathSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** How a file looks from outside. */
export type FileLook = {
  /** Equal as long as nobody touched the file or led its name elsewhere. */
  readonly seen: string;
  /** Whether it was changed so lately that another change could look the same. */
  readonly isRecent: boolean;
};

// Disks keep times in steps of some milliseconds.
const recentNs = 100_000_000n;

/** Looks at many files of a workspace. `nowNs` is the time since 1970 on this machine. */
export function fileLooker(root: string, nowNs: bigint): (path: string) => FileLook | null {
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
    const named = join(root, path);
    try {
      const link = lstatSync(named, { bigint: true, throwIfNoEntry: false });
      if (link === undefined) return null;
      const target = link.isSymbolicLink() ? statSync(named, { bigint: true }) : link;
      const folder = dirname(named);
      const real = realFolder(folder);
      const seen = `${describe(link)}${target === link ? '' : `>${describe(target)}`}${real === folder ? '' : `@${real}`}`;
      const latest = target.mtimeNs > target.ctimeNs ? target.mtimeNs : target.ctimeNs;
      return { seen, isRecent: latest + recentNs > nowNs };
    } catch {
      // A link to nowhere or a closed folder: reading the file will say so.
      return { seen: '', isRecent: true };
    }
  };
}

function describe({ size, mtimeNs, ctimeNs, ino, dev, nlink }: BigIntStats): string {
  return `${size}:${mtimeNs}:${ctimeNs}:${ino}:${dev}:${nlink}`;
}
