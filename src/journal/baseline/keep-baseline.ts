import { chmodSync, mkdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { type Baseline, baselinePath, type Placed, readBaseline } from '../../workspace/baseline.js';
import { newChangeId } from '../change-id.js';
import { explainDiskFailure } from '../disk-failure.js';
import { replaceFile, temporaryPath } from '../write-file.js';

/** Changes the baseline as it is at this moment, because others may have changed it since it was read. Returns what kept it from being kept. */
export async function updateBaseline(
  placed: Placed,
  update: (current: Baseline | null) => Baseline | null,
  { isNote = false }: { isNote?: boolean } = {},
): Promise<Error | null> {
  const path = baselinePath(placed);
  if (path === null) return null;
  const next = () => {
    const current = readBaseline(placed);
    const updated = update(current);
    return updated === null || updated === current ? null : Buffer.from(`${JSON.stringify(updated)}\n`);
  };
  try {
    if (isNote) noteFile(path, next);
    else {
      const bytes = next();
      if (bytes !== null) await replaceFile(path, bytes, { token: newChangeId() });
    }
    return null;
  } catch (error) {
    // A state folder that can't be written to keeps nobody from working; the next look starts from what is there.
    return explainDiskFailure(error, dirname(path));
  }
}

/**
 * How far somebody looked may get lost in a power cut, so nobody waits for the disk. Readers hold no lock: where a writer replaced the
 * file meanwhile, its version is the one to update.
 */
function noteFile(path: string, next: () => Uint8Array | null): void {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  // Making a name by chance would load the cryptography of Node.js for it.
  const temporary = temporaryPath(path, `look-${Math.random().toString(36).slice(2, 10)}`);
  for (let attempt = 0; attempt < maxTries; attempt++) {
    const before = statOf(path);
    const bytes = next();
    if (bytes === null) return;
    writeFileSync(temporary, bytes, { mode: 0o600 });
    chmodSync(temporary, 0o600);
    if (statOf(path) === before) {
      renameSync(temporary, path);
      return;
    }
    rmSync(temporary, { force: true });
  }
}

const maxTries = 10;

function statOf(path: string): string {
  const found = statSync(path, { bigint: true, throwIfNoEntry: false });
  return found === undefined ? 'missing' : `${found.ino} ${found.mtimeNs} ${found.size}`;
}
