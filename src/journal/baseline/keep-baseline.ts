import { Buffer } from 'node:buffer';
import { type Baseline, baselinePath, type Placed, readBaseline } from '../../workspace/baseline.js';
import { newChangeId } from '../change-id.js';
import { replaceFile } from '../write-file.js';

/** Changes the baseline as it is at this moment, because others may have changed it since it was read. False where it can't be kept. */
export async function updateBaseline(
  placed: Placed,
  update: (current: Baseline | null) => Baseline | null,
): Promise<boolean> {
  const path = baselinePath(placed);
  if (path === null) return false;
  const current = readBaseline(placed);
  const next = update(current);
  if (next === null || next === current) return true;
  try {
    await replaceFile(path, Buffer.from(`${JSON.stringify(next)}\n`), { token: newChangeId() });
    return true;
  } catch {
    // A state folder that can't be written to keeps nobody from working; the next look starts from what is there.
    return false;
  }
}
