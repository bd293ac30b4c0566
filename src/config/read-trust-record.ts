import { join } from 'node:path';
import { readOptionalFile } from './read-optional-file.js';
import { parseTrustRecord, type TrustRecord, trustFileName } from './trust-record.js';

/** The user's list of trusted workspaces; null if there is none yet or no state folder. */
export function readTrustRecord(stateDir: string | null): TrustRecord | null {
  if (stateDir === null) return null;
  const path = join(stateDir, trustFileName);
  const text = readOptionalFile(path);
  return text === null ? null : parseTrustRecord(text, { source: path });
}
