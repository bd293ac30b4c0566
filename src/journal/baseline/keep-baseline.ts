import { chmodSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { type Baseline, baselinePath, type Placed, readBaseline } from '../../workspace/baseline.js';
import { newChangeId } from '../change-id.js';
import { replaceFile, temporaryPath } from '../write-file.js';

/** Changes the baseline as it is at this moment, because others may have changed it since it was read. False where it can't be kept. */
export async function updateBaseline(
  placed: Placed,
  update: (current: Baseline | null) => Baseline | null,
  { isNote = false }: { isNote?: boolean } = {},
): Promise<boolean> {
  const path = baselinePath(placed);
  if (path === null) return false;
  const current = readBaseline(placed);
  const next = update(current);
  if (next === null || next === current) return true;
  const bytes = Buffer.from(`${JSON.stringify(next)}\n`);
  try {
    if (isNote) noteFile(path, bytes);
    else await replaceFile(path, bytes, { token: newChangeId() });
    return true;
  } catch {
    // A state folder that can't be written to keeps nobody from working; the next look starts from what is there.
    return false;
  }
}

/** How far somebody looked may get lost in a power cut, so nobody waits for the disk. */
function noteFile(path: string, bytes: Uint8Array): void {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  // Making a name by chance would load the cryptography of Node.js for it.
  const temporary = temporaryPath(path, 'look');
  writeFileSync(temporary, bytes, { mode: 0o600 });
  chmodSync(temporary, 0o600);
  renameSync(temporary, path);
}
