import { join } from 'node:path';
import { stateFolder } from '../workspace/change-in-progress.js';
import { readPlainText, type StateFile } from '../workspace/state-file.js';
import { replaceFile } from './files/write-file-durably.js';

/** When a reflection last ran here, and a fingerprint of the memories if it found nothing to propose. */
export type ReflectionRun = { readonly at: string; readonly looks: string | null };

export const runFile: StateFile = { path: `${stateFolder}/reflection-run.json`, maxBytes: 64 * 1024 };

export async function recordReflectionRun(root: string, run: ReflectionRun): Promise<void> {
  const bytes = Buffer.from(`${JSON.stringify({ version: 1, ...run })}\n`);
  // Without it the next run only takes longer.
  await replaceFile(join(root, runFile.path), bytes, { token: 'reflection-run' }).catch(() => undefined);
}

export async function readReflectionRun(root: string): Promise<ReflectionRun | null> {
  try {
    const value: unknown = JSON.parse(readPlainText(root, runFile));
    if (typeof value !== 'object' || value === null || !('at' in value) || typeof value.at !== 'string') return null;
    return { at: value.at, looks: 'looks' in value && typeof value.looks === 'string' ? value.looks : null };
  } catch {
    // A missing or incomplete record counts as none.
    return null;
  }
}
