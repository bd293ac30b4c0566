import { createHmac, randomBytes } from 'node:crypto';
import { closeSync, constants, fstatSync, writeFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { dayAt } from '../workspace/calendar-days.js';
import { stateFolder } from '../workspace/change-in-progress.js';
import { openPlainFile, readPlainFile, refusedWrite, type StateFile } from '../workspace/state-file.js';
import type { Workspace } from '../workspace/workspace.js';
import { indexPlace, prepareFolder } from './index-place.js';

/** `shown`: among the first hits of a search. `used`: read, or part of an answer. */
export type AccessKind = 'shown' | 'used';

type LoggingWorkspace = Pick<Workspace, 'root' | 'profile' | 'agentId' | 'agentFolder' | 'at' | 'timezone'>;

/** Accesses are folded into the records when something is written. Where nobody ever writes, no more are noted than fit. */
export const accessLogFile: StateFile = { path: `${stateFolder}/recall.jsonl`, maxBytes: 16 * 1024 * 1024 };
export const accessKeyFile: StateFile = { path: `${stateFolder}/recall.key`, maxBytes: 1024 };

/** Logs which memories a question found. Of the question only a keyed hash is stored. Never fails a reading command. */
export function logAccess(
  workspace: LoggingWorkspace,
  kind: AccessKind,
  { query, ids }: { query: string; ids: readonly string[] },
): void {
  if (ids.length === 0 || !prepareFolder(indexPlace(workspace))) return;
  try {
    const day = dayAt(workspace.at, workspace.timezone);
    const line = JSON.stringify({ day, query: hashQuery(workspace.root, query), kind, ids });
    appendLine(workspace.root, `${line}\n`);
  } catch {
    // A full or read-only disk, or something that is no file of ours: what was asked for is still answered.
  }
}

function hashQuery(root: string, query: string): string {
  const normal = query.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();
  return createHmac('sha256', readKey(root)).update(normal).digest('hex').slice(0, 16);
}

/** Made once for each workspace, so that nobody can look common questions up in a list. */
function readKey(root: string): Buffer {
  const known = readPlainFile(root, accessKeyFile);
  if (known.state === 'present') return known.bytes;
  if (known.state === 'unusable') throw refusedWrite(known.problem);
  const made = randomBytes(32);
  try {
    writeFileSync(join(root, accessKeyFile.path), made, { mode: 0o600, flag: 'wx' });
    return made;
  } catch (error) {
    // Somebody else made it first.
    const theirs = readPlainFile(root, accessKeyFile);
    if (theirs.state === 'present') return theirs.bytes;
    throw error;
  }
}

/** In one piece, so that lines of several processes never mix. */
export function appendLine(root: string, line: string | Uint8Array): void {
  const file = openPlainFile(root, accessLogFile, constants.O_WRONLY | constants.O_APPEND);
  try {
    if (fstatSync(file).size + Buffer.byteLength(line) <= accessLogFile.maxBytes) writeSync(file, Buffer.from(line));
  } finally {
    closeSync(file);
  }
}
