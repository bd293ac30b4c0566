import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseTrustRecord, type TrustRecord, trustFileName } from './trust-record.js';

/** The user's list of trusted workspaces; null when there is none yet or no place for it. */
export async function readTrustRecord(stateDir: string | null): Promise<TrustRecord | null> {
  if (stateDir === null) return null;
  const path = join(stateDir, trustFileName);
  const text = await readFile(path, 'utf8').catch(() => null);
  return text === null ? null : parseTrustRecord(text, { source: path });
}
