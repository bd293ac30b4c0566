import { createHmac, randomBytes } from 'node:crypto';
import { closeSync, constants, lstatSync, mkdirSync, openSync, readFileSync, writeFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { dayAt } from '../workspace/days.js';
import { stateFolder } from '../workspace/pending-change.js';
import type { Workspace } from '../workspace/workspace.js';

/** A memory was among the first that an answer showed, or was really used. */
export type AccessKind = 'shown' | 'used';

export type Access = { readonly kind: AccessKind; readonly ids: readonly string[]; readonly query: string };

export type LoggedPlace = Pick<Workspace, 'root' | 'at' | 'timezone'>;

/** Notes down an access without a commit. A folder that can't be written keeps nobody from reading, so failures are passed over. */
export function recordAccess({ root, at, timezone }: LoggedPlace, { kind, ids, query }: Access): void {
  if (ids.length === 0) return;
  try {
    const folder = join(root, stateFolder);
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    if (!lstatSync(folder).isDirectory()) return;
    const event = { day: dayAt(at, timezone), query: hashQuery(folder, query), kind, ids };
    appendLine(join(folder, accessLogName), JSON.stringify(event));
  } catch {
    // Read-only folder or full disk: the answer matters more than its trace.
  }
}

export const accessLogName = 'recall.jsonl';

/** In one piece, so that processes beside each other don't mix their lines. Never follows a link. */
function appendLine(path: string, line: string): void {
  const { O_APPEND, O_CREAT, O_NOFOLLOW, O_WRONLY } = constants;
  const file = openSync(path, O_WRONLY | O_APPEND | O_CREAT | O_NOFOLLOW, 0o600);
  try {
    writeSync(file, `${line}\n`);
  } finally {
    closeSync(file);
  }
}

/** What was asked is told apart and never readable: the key stays on this machine. */
function hashQuery(folder: string, query: string): string {
  const normalised = query.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();
  return createHmac('sha256', readKey(join(folder, 'recall.key')))
    .update(normalised)
    .digest('hex')
    .slice(0, 16);
}

function readKey(path: string): Buffer {
  try {
    writeFileSync(path, randomBytes(32), { mode: 0o600, flag: 'wx' });
  } catch {
    // There is one already.
  }
  return readFileSync(path);
}
