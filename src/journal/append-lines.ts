import { closeSync, constants, fchmodSync, fstatSync, fsyncSync, ftruncateSync, writeFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { openPlainFile, readPlainFile, refusedWrite, type StateFile } from '../workspace/state-file.js';
import { explainDiskFailure } from './files/explain-disk-failure.js';
import { makeFolder } from './files/write-file-durably.js';
import { type LockOptions, withLock } from './transaction/lock.js';

export type Appending = LockOptions & {
  /** The lines to append to this text, decided while nobody else writes. The text is empty for a file that is new. */
  readonly linesFor: (before: string) => readonly string[];
  /** The first line of a file that is new. */
  readonly header: string;
  /** What is left of a last line that was cut off, as a whole line; null where nothing is. */
  readonly repairLine: (fragment: string) => string | null;
};

/**
 * Appends whole lines to a file of its owner that git doesn't keep: all of them or none. A last line that was cut off is repaired
 * first. Returns how many lines were added, the header not counted.
 */
export async function appendLines(root: string, file: StateFile, appending: Appending): Promise<number> {
  const { linesFor, header, repairLine, ...lock } = appending;
  return withLock(root, lock, async () => {
    const found = readPlainFile(root, file);
    if (found.state === 'unusable') throw refusedWrite(found.problem);
    const before = found.state === 'present' ? found.bytes : Buffer.alloc(0);
    const whole = before.subarray(0, before.lastIndexOf('\n') + 1);
    const fragment = before.subarray(whole.length);
    const repaired =
      fragment.length === 0 ? [] : [repairLine(fragment.toString('utf8'))].filter((line) => line !== null);
    const text = whole.toString('utf8') + ended(repaired);
    const lines = linesFor(text);
    const added = ended([...(text === '' && lines.length > 0 ? [header] : []), ...repaired, ...lines]);
    if (added === '' && fragment.length === 0) return 0;
    if (whole.length + Buffer.byteLength(added) > file.maxBytes)
      throw refusedWrite({ path: file.path, at: file.path, kind: 'too-large', says: 'would become too large' });
    await writeTail(root, file, { keep: whole.length, fragment, added });
    return lines.length;
  });
}

function ended(lines: readonly string[]): string {
  return lines.map((line) => `${line}\n`).join('');
}

type Tail = { readonly keep: number; readonly fragment: Buffer; readonly added: string };

async function writeTail(root: string, file: StateFile, { keep, fragment, added }: Tail): Promise<void> {
  const folder = dirname(join(root, file.path));
  try {
    await makeFolder(folder);
    await keepFromGit(folder);
    const descriptor = openPlainFile(root, file, constants.O_RDWR | constants.O_APPEND);
    try {
      fchmodSync(descriptor, 0o600);
      const { size } = fstatSync(descriptor);
      // Somebody who takes no lock may have ended the line meanwhile.
      const isCut = fragment.length > 0 && size === keep + fragment.length;
      if (isCut) ftruncateSync(descriptor, keep);
      try {
        writeFileSync(descriptor, added);
        fsyncSync(descriptor);
      } catch (error) {
        ftruncateSync(descriptor, isCut ? keep : size);
        if (isCut) writeFileSync(descriptor, fragment);
        throw error;
      }
    } finally {
      closeSync(descriptor);
    }
  } catch (error) {
    throw explainDiskFailure(error, root);
  }
}

/** A folder that was adopted may not be in the workspace's own `.gitignore`. */
async function keepFromGit(folder: string): Promise<void> {
  // What is there already was put there by somebody.
  await writeFile(join(folder, '.gitignore'), '*\n', { mode: 0o600, flag: 'wx' }).catch(() => undefined);
}
