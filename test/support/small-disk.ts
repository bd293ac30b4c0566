import { execFileSync } from 'node:child_process';
import { closeSync, mkdirSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { temporaryFolder } from './temporary-workspace.js';

export type SmallDisk = {
  readonly folder: string;
  /** Leaves that many pages of 4,096 bytes free, and nothing more. */
  fill(pagesLeft: number): void;
  free(): void;
};

const pageBytes = 4096;

/** Whether this process may mount a file system in memory. */
export function canMount(): boolean {
  try {
    shell('unshare --mount mount -t tmpfs tmpfs "$1"', tmpdir());
    return process.getuid?.() === 0;
  } catch {
    // No right to, or not Linux.
    return false;
  }
}

/** A real file system of 4 MB that belongs to one test. */
export function smallDisk(): SmallDisk {
  const folder = join(temporaryFolder(), 'disk');
  mkdirSync(folder);
  shell('mount -t tmpfs -o size=4m,mode=755 tmpfs "$1"', folder);
  onTestFinished(() => {
    shell('umount --lazy "$1"', folder);
  });
  const filler = join(folder, 'filler');
  return {
    folder,
    fill(pagesLeft) {
      rmSync(filler, { force: true });
      const { bavail, bsize } = statfsSync(folder);
      const file = openSync(filler, 'w');
      const bytes = Buffer.alloc(Math.max(0, bavail * bsize - pagesLeft * pageBytes));
      for (let written = 0; written < bytes.length; ) written += writeSync(file, bytes, written);
      closeSync(file);
    },
    free: () => rmSync(filler, { force: true }),
  };
}

function shell(script: string, argument: string): void {
  execFileSync('sh', ['-c', script, 'sh', argument], { stdio: 'ignore' });
}
