import { SoulError } from '../errors/soul-error.js';
import type { Database } from '../sqlite/database.js';
import { isClosedToUs, openDatabase } from '../sqlite/open-database.js';
import type { Workspace } from '../workspace/workspace.js';
import type { IndexEmbedder } from './embed-chunks.js';
import { indexBusy, withIndexLock } from './index-lock.js';
import { type IndexPlace, indexPlace, indexProblem, prepareFolder } from './index-place.js';
import { createTables, fingerprintOf, tables } from './index-schema.js';
import { openIndex, removeDamaged } from './open-index.js';
import { type Refreshed, type RefreshOptions, updateIndex } from './refresh-index.js';

const lockMs = 60_000;
const readersMs = 30_000;

/**
 * Makes the whole index anew. It is built in memory while others search and refresh the old one, then takes its place in one
 * transaction. Afterwards nothing of what the old one held is left in its files. Fails with `index-busy`.
 */
export async function rebuildIndex(workspace: Workspace, options: RefreshOptions): Promise<Refreshed | null> {
  const place = indexPlace(workspace);
  if (!prepareFolder(place)) return null;
  if (indexProblem(place) !== null) await removeDamaged(place);
  const { embedder } = options;
  const fingerprint = fingerprintOf(workspace, embedder);
  const built = openDatabase(':memory:');
  try {
    const refreshed = await updateIndex(built, workspace, { ...options, fingerprint });
    const done = await withIndexLock(place, lockMs, () =>
      takePlace(built, workspace, { embedder, fingerprint, place }),
    );
    if (done === null) throw indexBusy();
    return refreshed;
  } catch (error) {
    if (!isClosedToUs(error)) throw error;
    throw new SoulError('not-writable', `There is no permission or no space to write in ${place.folder}.`, {
      hint: 'Check the owner and the permissions of the folder. Search works without an index on disk.',
      cause: error,
    });
  } finally {
    built.close();
  }
}

type Place = { readonly embedder: IndexEmbedder | null; readonly fingerprint: string; readonly place: IndexPlace };

async function takePlace(
  built: Database,
  workspace: Workspace,
  { embedder, fingerprint, place }: Place,
): Promise<void> {
  const { database } = openIndex(place);
  try {
    copyInto(built, place.file, fingerprint);
    // What changed while it was built.
    await updateIndex(database, workspace, { embedder, fingerprint });
    database.exec('VACUUM');
    await emptyLog(database);
  } finally {
    database.close();
  }
}

function copyInto(built: Database, file: string, fingerprint: string): void {
  built.prepare('ATTACH ? AS disk').run(file);
  built.pragma('disk.secure_delete = ON');
  built.exec('BEGIN IMMEDIATE');
  try {
    createTables(built, fingerprint, 'disk');
    for (const table of Object.keys(tables))
      if (table !== 'about') built.exec(`INSERT INTO disk.${table} SELECT * FROM main.${table}`);
    built.exec('COMMIT');
  } catch (error) {
    if (built.inTransaction) built.exec('ROLLBACK');
    throw error;
  } finally {
    built.exec('DETACH disk');
  }
}

/** Old pages stay in the log until it is emptied, and that has to wait for those who still read them. */
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
