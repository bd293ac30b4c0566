import { execFileSync } from 'node:child_process';
import { closeSync, ftruncateSync, mkdirSync, openSync, symlinkSync } from 'node:fs';

/** Something that can stand where a file should be. `victim` is a file elsewhere that nobody may read or change. */
export type Strange = {
  readonly name: string;
  readonly put: (path: string, victim: string) => void;
  /** Only the administrator can make it. */
  readonly needsRoot?: true;
};

export const strangeFiles: readonly Strange[] = [
  { name: 'a link to /dev/zero', put: (path) => symlinkSync('/dev/zero', path) },
  { name: 'a link to a file outside', put: (path, victim) => symlinkSync(victim, path) },
  { name: 'a pipe', put: (path) => execFileSync('mkfifo', [path]) },
  { name: 'an endless device', put: (path) => execFileSync('mknod', [path, 'c', '1', '5']), needsRoot: true },
  { name: 'a folder', put: (path) => mkdirSync(path) },
  { name: 'a file of 3 GB', put: (path) => makeSparse(path, 3 * 1024 ** 3) },
];

/** Whether this test can make it here. */
export function canMake({ needsRoot }: Strange): boolean {
  return needsRoot !== true || process.getuid?.() === 0;
}

/** A file that looks large and takes no space. */
export function makeSparse(path: string, bytes: number): void {
  const file = openSync(path, 'w');
  ftruncateSync(file, bytes);
  closeSync(file);
}
