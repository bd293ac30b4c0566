import { existsSync } from 'node:fs';
import type { Database } from '../sqlite/database.js';
import { isBusy, isClosedToUs, isDamage, openDatabase } from '../sqlite/open-database.js';
import { readPlainFile } from '../workspace/state-file.js';
import { withIndexLock } from './index-lock.js';
import { createPrivate, type IndexPlace, indexProblem, prepareFolder, removeIndex } from './index-place.js';

/** An open index. Must be closed. */
export type SearchIndex = {
  readonly database: Database;
  /** Where it lies, or null for one in memory that nobody else sees. */
  readonly place: IndexPlace | null;
};

const busyMs = 5_000;

/** The index on disk where it can be used, else a copy of it or a new one in memory. */
export function openIndex(place: IndexPlace): SearchIndex {
  const index = indexProblem(place) === null && prepareFolder(place) ? openOnDisk(place) : null;
  const opened = index ?? { database: openInMemory(place), place: null };
  opened.database.pragma('secure_delete = ON');
  opened.database.pragma('temp_store = MEMORY');
  return opened;
}

/** An empty index that nobody else sees. */
export function openAside(): SearchIndex {
  return { database: openDatabase(':memory:'), place: null };
}

function openOnDisk(place: IndexPlace): SearchIndex | null {
  let database: Database | undefined;
  try {
    createPrivate(place.file);
    database = openDatabase(place.file, { timeout: busyMs });
    if (isForeign(database)) {
      database.close();
      removeIndex(place);
      createPrivate(place.file);
      database = openDatabase(place.file, { timeout: busyMs });
    }
    switchToWal(database);
    database.pragma('synchronous = NORMAL');
    return { database, place };
  } catch (error) {
    database?.close();
    if (isClosedToUs(error)) return null;
    throw error;
  }
}

/** Tables of an extension, as indexes had them once, can't even be dropped without it. */
function isForeign(database: Database): boolean {
  return database.prepare("SELECT 1 FROM sqlite_schema WHERE sql LIKE 'CREATE VIRTUAL%'").get() !== undefined;
}

/** SQLite ignores the busy timeout while it switches to WAL, so a switch that meets another one is tried again. */
function switchToWal(database: Database): void {
  for (let attempt = 0; ; attempt++) {
    try {
      if (database.pragma('journal_mode', { simple: true }) !== 'wal') database.pragma('journal_mode = WAL');
      return;
    } catch (error) {
      if (!isBusy(error) || attempt > 200) throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 10 + Math.random() * 20);
    }
  }
}

/** An index is made in less time than a larger one takes to be read. */
const maxCopyBytes = 256 * 1024 * 1024;

function openInMemory({ root, kept }: IndexPlace): Database {
  try {
    const found = readPlainFile(root, { ...kept.index, maxBytes: maxCopyBytes });
    if (found.state !== 'present') return openDatabase(':memory:');
    const { bytes } = found;
    // A copy in memory can't have a log beside it: the header says so instead.
    if (bytes[18] === 2) bytes[18] = bytes[19] = 1;
    const copy = openDatabase(bytes);
    return isForeign(copy) ? openDatabase(':memory:') : copy;
  } catch {
    // Unreadable or half written by somebody else: begin anew.
    return openDatabase(':memory:');
  }
}

/** Removes an index that SQLite calls damaged or that is far too large, unless somebody else has done so already. */
export async function removeDamaged(place: IndexPlace): Promise<void> {
  await withIndexLock(place, 30_000, async () => {
    if (indexProblem(place) === null && isSound(place)) return;
    removeIndex(place);
  });
}

function isSound({ file }: IndexPlace): boolean {
  if (!existsSync(file)) return true;
  const database = openDatabase(file, { timeout: busyMs });
  try {
    return database.pragma('quick_check(1)', { simple: true }) === 'ok';
  } catch (error) {
    if (isDamage(error)) return false;
    throw error;
  } finally {
    database.close();
  }
}
