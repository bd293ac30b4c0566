import { join } from 'node:path';
import type { Database } from '../sqlite/database.js';
import { isChangeUnderWay } from '../workspace/change-in-progress.js';
import type { Workspace } from '../workspace/workspace.js';
import { fileLooker, folderLook, type KnownFolders, lookNumbers } from './file-state.js';
import { readPaths } from './file-table.js';
import { type IndexChanges, unreadableMark } from './find-changes.js';
import { lookAsKnown, lookCount } from './look-comparer.js';

type Beside = KnownFolders & {
  /** How files look that numbers alone don't describe, by their place among all. */
  readonly odd: readonly (readonly [index: number, seen: string])[];
  readonly unreadable: IndexChanges['unreadable'];
};

/**
 * Tells that no file came, went or was touched since the index was brought up to date, by looks alone, which are kept in one row;
 * null where that can't be said. A folder that looks as it did has the names it had.
 */
export function findUnchanged(database: Database, { root, reads }: Workspace): Pick<Beside, 'unreadable'> | null {
  // Files of a change under way may be shown as they will be.
  if (isChangeUnderWay(root)) return null;
  const beside = readBeside(database);
  if (beside === null || JSON.stringify(beside.excluded) !== JSON.stringify(reads.excluded)) return null;
  if (beside.folders.some(([folder, seen]) => folderLook(join(reads.path, folder), 0).seen !== seen)) return null;
  const look = fileLooker(reads.path, 0);
  const paths = readPaths(database);
  const numbers = readLooks(database);
  if (beside.odd.some(([index, seen]) => seen === '' || look(paths[index] ?? '')?.seen !== seen)) return null;
  const odd = new Set(beside.odd.map(([index]) => index));
  return lookAsKnown(reads.path, { paths, numbers, odd }) ? { unreadable: beside.unreadable } : null;
}

/** Whether folders look otherwise than the index knows, so that it pays to write down how. */
export function areNewLooks(database: Database, { excluded, folders }: KnownFolders): boolean {
  if (folders.some(([, seen]) => seen === '')) return false;
  const known = readBeside(database);
  return JSON.stringify([excluded, folders]) !== JSON.stringify([known?.excluded, known?.folders]);
}

export function writeLooks(database: Database, { excluded, folders }: KnownFolders): void {
  const rows: unknown[] = database.prepare('SELECT seen, hash, path FROM files ORDER BY path').raw().all();
  const looks = new Float64Array(rows.length * lookCount);
  const odd: [number, string][] = [];
  const unreadable: { path: string; reason: string }[] = [];
  for (const [index, row] of rows.entries()) {
    const [seen = '', hash = '', path = ''] = Array.isArray(row) ? row.map(String) : [];
    const numbers = lookNumbers(seen);
    if (numbers === null) odd.push([index, seen]);
    else looks.set(numbers, index * lookCount);
    if (hash.startsWith(unreadableMark)) unreadable.push({ path, reason: hash.slice(unreadableMark.length) });
  }
  const write = database.prepare('INSERT OR REPLACE INTO overview VALUES (?, ?)');
  write.run('looks', new Uint8Array(looks.buffer));
  write.run('beside', JSON.stringify({ excluded, folders, odd, unreadable } satisfies Beside));
}

function readBeside(database: Database): Beside | null {
  const text: unknown = database.prepare("SELECT value FROM overview WHERE name = 'beside'").pluck().get();
  return typeof text === 'string' ? JSON.parse(text) : null;
}

function readLooks(database: Database): Float64Array {
  const bytes: unknown = database.prepare("SELECT value FROM overview WHERE name = 'looks'").pluck().get();
  return new Float64Array(bytes instanceof Uint8Array ? Uint8Array.from(bytes).buffer : []);
}
