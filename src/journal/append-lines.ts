import { closeSync, constants, fstatSync, fsyncSync, ftruncateSync, readSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { openPlainFile, plainFileProblem, refusedWrite, type StateFile } from '../workspace/state-file.js';
import { explainDiskFailure } from './files/explain-disk-failure.js';
import { makeFolder } from './files/write-file-durably.js';
import { type LockOptions, withLock } from './transaction/lock.js';

type Appending = LockOptions & {
  readonly lines: readonly string[];
  /** The first line of a file that is new. */
  readonly header: string;
};

/** Appends whole lines to a file that git doesn't keep: all of them or none. A last line that was cut off is ended first. */
export async function appendLines(root: string, file: StateFile, { lines, header, ...lock }: Appending): Promise<void> {
  await withLock(root, lock, async () => {
    const problem = plainFileProblem(root, file);
    if (problem !== null) throw refusedWrite(problem);
    await makeFolder(dirname(join(root, file.path)));
    const descriptor = openPlainFile(root, file, constants.O_RDWR | constants.O_APPEND);
    const { size } = fstatSync(descriptor);
    try {
      const before = size === 0 ? `${header}\n` : endsLine(descriptor, size) ? '' : '\n';
      writeFileSync(descriptor, `${before}${lines.map((line) => `${line}\n`).join('')}`);
      fsyncSync(descriptor);
    } catch (error) {
      ftruncateSync(descriptor, size);
      throw explainDiskFailure(error, root);
    } finally {
      closeSync(descriptor);
    }
  });
}

function endsLine(descriptor: number, size: number): boolean {
  const last = Buffer.alloc(1);
  readSync(descriptor, last, 0, 1, size - 1);
  return last.toString() === '\n';
}
