import { chmodSync, mkdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import {
  type ConfirmedState,
  confirmedStatePath,
  readConfirmedState,
  type StateLocation,
} from '../../workspace/confirmed-state.js';
import { explainDiskFailure } from '../files/explain-disk-failure.js';
import { replaceFile, temporaryPath } from '../files/write-file-durably.js';
import { newChangeId } from '../transaction/change-id.js';

/** Updates the current baseline, because others may have changed it since it was read. Returns the reason if it could not be saved. */
export async function updateConfirmedState(
  placed: StateLocation,
  update: (current: ConfirmedState | null) => ConfirmedState | null,
  { isNote = false }: { isNote?: boolean } = {},
): Promise<Error | null> {
  const path = confirmedStatePath(placed);
  if (path === null) return null;
  const next = () => {
    const current = readConfirmedState(placed);
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
    // A read-only state folder must not block work; the next audit starts from the old baseline.
    return explainDiskFailure(error, dirname(path));
  }
}

/**
 * Not synced to disk: losing this progress in a power failure is harmless. Readers hold no lock: if a writer replaced the file in the
 * meantime, its version is updated.
 */
function noteFile(path: string, next: () => Uint8Array | null): void {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  // A random name would load Node's crypto module.
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
