import { entriesOf } from '../entries/read/read-all-memories.js';
import type { Database } from '../sqlite/database.js';
import { decodeText } from '../workspace/decode-text.js';
import type { Workspace } from '../workspace/workspace.js';
import { embedChunks, type IndexEmbedder } from './embed-chunks.js';
import { writeFileTable } from './file-table.js';
import { findChanges, type IndexChanges, type KnownFiles } from './find-changes.js';
import { indexBusy, withIndexLock } from './index-lock.js';
import { createTables, fingerprintOf, readFingerprint } from './index-schema.js';
import { areNewLooks, findUnchanged, writeLooks } from './known-looks.js';
import type { SearchIndex } from './open-index.js';
import { prepareFile } from './prepare-file.js';
import { type FileState, fileStore } from './store-file.js';

export type RefreshOptions = {
  readonly embedder: IndexEmbedder | null;
  readonly onProgress?: ((done: number, total: number) => void) | undefined;
  /** How long to wait for another process that changes the index. */
  readonly timeoutMs?: number | undefined;
};

export type Refreshed = {
  /** Files that were read anew or taken out. */
  readonly files: number;
  readonly unreadable: IndexChanges['unreadable'];
  /** Whether the whole index was made, because there was none or it was made for other settings. */
  readonly isNew: boolean;
};

const usualTimeoutMs = 30_000;

/** From here on it pays to keep more of the index in memory while it is written. */
const manyFiles = 100;

/** Brings the index up to date with the files. Reads and writes only what changed. Fails with `index-busy`. */
export async function refreshIndex(
  { database, place }: SearchIndex,
  workspace: Workspace,
  options: RefreshOptions,
): Promise<Refreshed> {
  const fingerprint = fingerprintOf(workspace, options.embedder);
  if (readFingerprint(database) === fingerprint) {
    const unchanged = findUnchanged(database, workspace);
    if (unchanged !== null) return { files: 0, unreadable: unchanged.unreadable, isNew: false };
    const changes = await findChanges(workspace, knownFiles(database), { nowMs: nowMs(database), limit: 1 });
    const count = changes.changed.length + changes.touched.length + changes.removed.length;
    if (count === 0 && !areNewLooks(database, changes.places))
      return { files: 0, unreadable: changes.unreadable, isNew: false };
  }
  const update = () => updateIndex(database, workspace, { ...options, fingerprint });
  if (place === null) return update();
  const done = await withIndexLock(place, options.timeoutMs ?? usualTimeoutMs, update);
  if (done === null) throw indexBusy();
  return done.result;
}

/** The caller is the only one that writes. Readers see the index as it was until all is in. */
export async function updateIndex(
  database: Database,
  workspace: Workspace,
  { embedder, onProgress, fingerprint }: RefreshOptions & { fingerprint: string },
): Promise<Refreshed> {
  const isNew = readFingerprint(database) !== fingerprint;
  const known = isNew ? new Map() : knownFiles(database);
  const changes = await findChanges(workspace, known, { nowMs: nowMs(database) });
  if (changes.changed.length > manyFiles) database.pragma('cache_size = -64000');
  database.exec('BEGIN IMMEDIATE');
  try {
    if (isNew) createTables(database, fingerprint);
    const store = fileStore(database, embedder);
    for (const path of changes.removed) store.remove(path);
    for (const { path, seen } of changes.touched) store.touch(path, seen);
    let done = 0;
    for (const { file, read, state } of changes.changed) {
      const text = (read.state === 'present' ? decodeText(read.bytes)?.text : undefined) ?? '';
      const prepared = prepareFile(file.path, file.store, { entries: entriesOf(workspace, file, read), text });
      store.put(prepared, state, embedder === null ? null : await embedChunks(embedder, prepared.chunks));
      onProgress?.(++done, changes.changed.length);
    }
    store.flush();
    writeFileTable(database);
    writeLooks(database, changes.places);
    database.exec('COMMIT');
  } catch (error) {
    if (database.inTransaction) database.exec('ROLLBACK');
    throw error;
  }
  return { files: changes.changed.length + changes.removed.length, unreadable: changes.unreadable, isNew };
}

function knownFiles(database: Database): KnownFiles {
  const rows: unknown[] = database.prepare('SELECT path, seen, hash FROM files').raw().all();
  const known = new Map<string, FileState>();
  for (const row of rows) {
    if (!Array.isArray(row)) continue;
    const [path, seen, hash] = row;
    if (typeof path === 'string' && typeof seen === 'string' && typeof hash === 'string')
      known.set(path, { seen, hash });
  }
  return known;
}

/** The time by the clock that file times are told by. */
function nowMs(database: Database): number {
  return Number(database.prepare("SELECT unixepoch('subsec') * 1000").pluck().get());
}
