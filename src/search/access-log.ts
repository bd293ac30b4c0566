import { randomBytes } from 'node:crypto';
import { closeSync, constants, lstatSync, openSync, readFileSync, writeFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { dayAt } from '../workspace/days.js';
import { stateFolder } from '../workspace/pending-change.js';
import type { Workspace } from '../workspace/workspace.js';
import { indexPlace, prepareFolder } from './index-place.js';
import { keyedHash } from './keyed-hash.js';

/** `shown`: among the first hits of a search. `used`: read, or part of an answer. */
export type AccessKind = 'shown' | 'used';

type LoggingWorkspace = Pick<Workspace, 'root' | 'profile' | 'agentId' | 'agentFolder' | 'at' | 'timezone'>;

export const accessLogPath = `${stateFolder}/recall.jsonl`;
const keyPath = `${stateFolder}/recall.key`;

/** Notes which memories a question brought up. The question itself is kept as a keyed hash only. Never fails a reading command. */
export function logAccess(
  workspace: LoggingWorkspace,
  kind: AccessKind,
  { query, ids }: { query: string; ids: readonly string[] },
): void {
  if (ids.length === 0 || !prepareFolder(indexPlace(workspace))) return;
  try {
    const day = dayAt(workspace.at, workspace.timezone);
    const line = JSON.stringify({ day, query: hashQuery(workspace.root, query), kind, ids });
    append(join(workspace.root, accessLogPath), `${line}\n`);
  } catch {
    // A full or read-only disk: what was asked for is still answered.
  }
}

function hashQuery(root: string, query: string): string {
  const normal = query.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();
  return keyedHash(readKey(join(root, keyPath)), normal);
}

/** Made once for each workspace, so that nobody can look common questions up in a list. */
function readKey(path: string): Buffer {
  if (lstatSync(path, { throwIfNoEntry: false }) === undefined) {
    try {
      writeFileSync(path, randomBytes(32), { mode: 0o600, flag: 'wx' });
    } catch {
      // Somebody else made it first.
    }
  }
  return readFileSync(path);
}

/** In one piece, so that lines of several processes never mix. */
function append(path: string, line: string): void {
  const flags = constants.O_WRONLY | constants.O_APPEND | constants.O_CREAT | constants.O_NOFOLLOW;
  const file = openSync(path, flags, 0o600);
  try {
    writeSync(file, line);
  } finally {
    closeSync(file);
  }
}
