import { existsSync } from 'node:fs';
import type { Database } from '../../sqlite/database.js';
import { databaseFailure, loadVectorTables, openDatabase } from '../../sqlite/open-database.js';
import { readPlainFile } from '../../workspace/state-file.js';
import type { KnownFolders } from '../file-stats.js';
import type { FileState } from '../find-changes.js';
import type { Index } from '../index-interface.js';
import { createPrivate, type IndexPlace, indexProblem, prepareFolder, removeIndex } from '../index-place.js';
import { indexBusy, withIndexLock } from './index-lock.js';
import { indexView } from './index-view.js';
import { indexWriter } from './index-writer.js';
import { parsedMemories } from './parsed-files.js';
import { hasTable, readAbout } from './schema.js';

const busyMs = 5_000;

/** In kilobytes, which SQLite takes as a negative number. */
const writingCache = -16_000;

/** The index on disk if it can be used, else a copy of it or a new one in memory. Throws if it must be written and can't be. */
export function openIndex(place: IndexPlace, { mustWrite = false }: { mustWrite?: boolean } = {}): Index {
  const isUsable = indexProblem(place) === null && prepareFolder(place);
  const onDisk = isUsable ? openOnDisk(place, mustWrite) : null;
  return onDisk === null ? indexOf(openCopy(place), null) : indexOf(onDisk, place);
}

/** An empty index in memory. */
export function openTemporaryIndex(): Index {
  return indexOf(openDatabase(':memory:'), null);
}

function indexOf(database: Database, place: IndexPlace | null): Index {
  database.pragma('secure_delete = ON');
  database.pragma('temp_store = MEMORY');
  return {
    fingerprint: () => readAbout(database, 'fingerprint'),
    files() {
      const files = new Map<string, FileState>();
      for (const row of database.prepare('SELECT path, stats, hash FROM files').raw().all())
        if (Array.isArray(row)) files.set(row[0], { stats: row[1], hash: row[2] });
      return files;
    },
    folders() {
      const text = readAbout(database, 'folders');
      const folders: KnownFolders | null = text === null ? null : JSON.parse(text);
      return folders;
    },
    counts: () => ({
      files: Number(database.prepare('SELECT count(*) FROM files').pluck().get()),
      chunks: Number(database.prepare('SELECT count(*) FROM chunks').pluck().get()),
    }),
    async change(work, { timeoutMs = busyMs, erase = false } = {}) {
      database.pragma(`cache_size = ${writingCache}`);
      const run = async () => {
        const result = await inTransaction(database, 'BEGIN IMMEDIATE', async () => {
          const writer = indexWriter(database);
          const done = await work(writer);
          writer.finish();
          return done;
        });
        if (erase && place !== null) await emptyLog(database);
        return result;
      };
      return place === null ? run() : withIndexLock(place, timeoutMs, run);
    },
    read: (work) => inTransaction(database, 'BEGIN', work),
    parsed: () => parsedMemories(database),
    view: (names) => indexView(database, names),
    nowMs: () => Number(database.prepare("SELECT unixepoch('subsec') * 1000").pluck().get()),
    close: () => void database.close(),
  };
}

async function inTransaction<Result>(database: Database, begin: string, work: () => Promise<Result>): Promise<Result> {
  database.exec(begin);
  try {
    const result = await work();
    database.exec('COMMIT');
    return result;
  } catch (error) {
    if (database.inTransaction) database.exec('ROLLBACK');
    throw error;
  }
}

function openOnDisk(place: IndexPlace, mustWrite: boolean): Database | null {
  let database: Database | undefined;
  try {
    createPrivate(place.file);
    database = openDatabase(place.file, { timeout: busyMs });
    if (!canUseTables(database)) {
      database.close();
      removeIndex(place);
      createPrivate(place.file);
      database = openDatabase(place.file, { timeout: busyMs });
    }
    switchToWal(database);
    database.pragma('synchronous = NORMAL');
    return database;
  } catch (error) {
    database?.close();
    if (databaseFailure(error) === 'not-writable' && !mustWrite) return null;
    throw error;
  }
}

/** Loads sqlite-vec, also for an index without its tables, because another process may create them. They can't be dropped without it. */
function canUseTables(database: Database): boolean {
  try {
    loadVectorTables(database);
    return true;
  } catch {
    // Whoever needs vectors is told so when the tables are created.
    return !hasTable(database, 'vectors');
  }
}

/** SQLite ignores the busy timeout while it switches to WAL, so the switch is tried again if another process does the same. */
function switchToWal(database: Database): void {
  for (let attempt = 0; ; attempt++) {
    try {
      if (database.pragma('journal_mode', { simple: true }) !== 'wal') database.pragma('journal_mode = WAL');
      return;
    } catch (error) {
      if (databaseFailure(error) !== 'busy' || attempt > 200) throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 10 + Math.random() * 20);
    }
  }
}

/** Building an index takes less time than reading a larger one. */
const maxCopyBytes = 256 * 1024 * 1024;

function openCopy({ root, kept }: IndexPlace): Database {
  try {
    const found = readPlainFile(root, { ...kept.index, maxBytes: maxCopyBytes });
    if (found.state !== 'present') return openDatabase(':memory:');
    const { bytes } = found;
    // A copy in memory has no log beside it, and its header must not say so.
    if (bytes[18] === 2) bytes[18] = bytes[19] = 1;
    const copy = openDatabase(bytes);
    if (canUseTables(copy)) return copy;
    copy.close();
    return openDatabase(':memory:');
  } catch {
    // Unreadable, or another process is writing it: start with an empty one.
    return openDatabase(':memory:');
  }
}

/** Removes an index that is damaged or far too large, unless another process has done so already. */
export async function removeDamaged(place: IndexPlace): Promise<void> {
  await withIndexLock(place, 30_000, async () => {
    if (indexProblem(place) !== null || !isSound(place)) removeIndex(place);
  });
}

function isSound({ file }: IndexPlace): boolean {
  if (!existsSync(file)) return true;
  const database = openDatabase(file, { timeout: busyMs });
  try {
    canUseTables(database);
    return database.pragma('quick_check(1)', { simple: true }) === 'ok';
  } catch (error) {
    if (databaseFailure(error) === 'damaged') return false;
    throw error;
  } finally {
    database.close();
  }
}

const readersMs = 30_000;

/** Old pages stay in the log until it is emptied, which has to wait for processes that still read them. */
async function emptyLog(database: Database): Promise<void> {
  const deadline = performance.now() + readersMs;
  database.pragma('busy_timeout = 100');
  for (;;) {
    const [result]: unknown[] = [database.pragma('wal_checkpoint(TRUNCATE)')].flat();
    if (typeof result === 'object' && result !== null && 'busy' in result && result.busy === 0) return;
    if (performance.now() > deadline) throw indexBusy();
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
