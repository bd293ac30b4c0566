import { createHash } from 'node:crypto';
import { renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type Day, isDay } from '../workspace/calendar-days.js';
import { readPlainFile, type StateFile } from '../workspace/state-file.js';
import { type AccessKind, accessLogFile, appendLine } from './access-log.js';

export type AccessEvent = {
  readonly day: Day;
  readonly query: string;
  readonly kind: AccessKind;
  readonly ids: readonly string[];
};

/** The beginning of the log that was folded into the records already. */
export type Folded = { readonly bytes: number; readonly hash: string };

export type WaitingAccesses = {
  readonly events: readonly AccessEvent[];
  /** The log as it stands, once these events are folded. */
  readonly whole: Folded;
};

/** The accesses that are not folded yet. A line that can't be read is passed over. */
export function readWaiting(root: string, folded: Folded | null): WaitingAccesses {
  const log = readLog(root);
  const isCut = folded === null || folded.bytes > log.length || hashOf(log.subarray(0, folded.bytes)) !== folded.hash;
  const fresh = isCut ? log : log.subarray(folded.bytes);
  const events = fresh.toString('utf8').split('\n').flatMap(parseEvent);
  return { events, whole: { bytes: log.length, hash: hashOf(log) } };
}

/** A quick guess for callers who only want to know whether a fold is due. */
export function waitingBytes(root: string): number {
  return readLog(root).length;
}

/** Takes folded accesses out of the log. What came in meanwhile stays; what was not taken out is known by its hash and not folded again. */
export function dropFolded(root: string, folded: Folded): void {
  const aside = { ...accessLogFile, path: `${accessLogFile.path}.folded` };
  if (readLog(root).length === 0) return;
  try {
    renameSync(join(root, accessLogFile.path), join(root, aside.path));
    const log = readLog(root, aside);
    const isOurs = hashOf(log.subarray(0, folded.bytes)) === folded.hash;
    const rest = isOurs ? log.subarray(folded.bytes) : log;
    if (rest.length > 0) appendLine(root, rest);
    rmSync(join(root, aside.path));
  } catch {
    // The log is not there or can't be moved; the hash keeps it from being counted twice.
  }
}

/** Empty where nothing was looked up yet, or where something stands that is no log of ours. */
function readLog(root: string, file: StateFile = accessLogFile): Buffer {
  const log = readPlainFile(root, file);
  return log.state === 'present' ? log.bytes : Buffer.alloc(0);
}

function hashOf(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 16);
}

function parseEvent(line: string): AccessEvent[] {
  try {
    const event: unknown = JSON.parse(line);
    if (typeof event !== 'object' || event === null) return [];
    const { day, query, kind, ids } = event as Partial<Record<string, unknown>>;
    if (typeof day !== 'string' || !isDay(day) || typeof query !== 'string' || !/^[0-9a-f]{8,64}$/.test(query))
      return [];
    if ((kind !== 'shown' && kind !== 'used') || !Array.isArray(ids)) return [];
    return [{ day, query, kind, ids: ids.filter((id) => typeof id === 'string' && id.length < 500) }];
  } catch {
    // Half a line of a process that died, or somebody else's.
    return [];
  }
}
