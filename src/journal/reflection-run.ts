import { join } from 'node:path';
import { stateFolder } from '../workspace/pending-change.js';
import { readBytes } from '../workspace/read-file.js';
import { replaceFile } from './write-file.js';

/** The last time a reflection ran here, and what the memories looked like when it found nothing to propose. */
export type ReflectionRun = { readonly at: string; readonly looks: string | null };

const runPath = `${stateFolder}/reflection-run.json`;

export async function noteReflectionRun(root: string, run: ReflectionRun): Promise<void> {
  const bytes = Buffer.from(`${JSON.stringify({ version: 1, ...run })}\n`);
  // Without the note the next run only takes longer.
  await replaceFile(join(root, runPath), bytes, { token: 'reflection-run' }).catch(() => undefined);
}

export async function readReflectionRun(root: string): Promise<ReflectionRun | null> {
  const file = await readBytes({ path: root, excluded: [] }, runPath);
  if (file.state !== 'present' || file.realPath !== runPath) return null;
  try {
    const value: unknown = JSON.parse(file.bytes.toString('utf8'));
    if (typeof value !== 'object' || value === null || !('at' in value) || typeof value.at !== 'string') return null;
    return { at: value.at, looks: 'looks' in value && typeof value.looks === 'string' ? value.looks : null };
  } catch {
    // Half a note is none.
    return null;
  }
}
