import { SoulError } from '../errors/soul-error.js';
import type { Database } from '../sqlite/database.js';
import { isBusy, isClosedToUs, isDamage, openDatabase } from '../sqlite/open-database.js';
import type { PlainProblem } from '../workspace/state-file.js';
import type { Workspace } from '../workspace/workspace.js';
import type { IndexEmbedder } from './embed-chunks.js';
import { indexPlace, indexProblem, isRemoved, mayBeMadeAnew } from './index-place.js';
import { createTables, fingerprintOf, readFingerprint } from './index-schema.js';
import type { IndexState } from './index-state.js';
import { openAside, openIndex, removeDamaged, type SearchIndex } from './open-index.js';
import { type Refreshed, refreshIndex } from './refresh-index.js';

export type FreshIndex = {
  readonly database: Database;
  readonly state: IndexState;
  readonly refreshedFiles: number;
  /** For everybody who asks. */
  readonly notes: readonly string[];
  /** Names files, so it is for those who see all of them. */
  readonly fileNotes: readonly string[];
};

export type FreshOptions = {
  readonly embedder?: IndexEmbedder | null | undefined;
  /** Whether to leave the index on disk alone and make one in memory. */
  readonly isAside?: boolean | undefined;
  readonly onProgress?: ((done: number, total: number) => void) | undefined;
  readonly timeoutMs?: number | undefined;
};

/**
 * Runs `work` on an index that is up to date and stays as it is meanwhile. A damaged index is made anew; one that another
 * process keeps locked is used as it is. Where none can be kept on disk, it is made in memory, and a note says why.
 */
export async function withFreshIndex<Result>(
  workspace: Workspace,
  options: FreshOptions,
  work: (index: FreshIndex) => Promise<Result>,
): Promise<Result> {
  const place = indexPlace(workspace);
  const problem = options.isAside === true ? null : indexProblem(place);
  try {
    if (problem === null) return await refreshAndRun(workspace, options, work, []);
    if (!mayBeMadeAnew(place, problem)) return await refreshAndRun(workspace, options, work, [inMemoryNote(problem)]);
  } catch (error) {
    if (isClosedToUs(error)) return refreshAndRun(workspace, { ...options, isAside: true }, work, [closedNote]);
    if (!isDamage(error)) throw error;
  }
  try {
    await removeDamaged(place);
  } catch (error) {
    if (!isClosedToUs(error)) throw error;
    return refreshAndRun(workspace, { ...options, isAside: true }, work, [closedNote]);
  }
  return refreshAndRun(workspace, options, work, ['The search index was damaged and has been made anew.']);
}

function inMemoryNote({ path, says }: PlainProblem): string {
  return `${path} ${says}, so the search index was built in memory. \`agentsoul doctor\` shows how to fix that.`;
}

const closedNote = 'The search index cannot be written, so it was made in memory.';

async function refreshAndRun<Result>(
  workspace: Workspace,
  options: FreshOptions,
  work: (index: FreshIndex) => Promise<Result>,
  known: readonly string[],
): Promise<Result> {
  const embedder = options.embedder ?? null;
  const place = indexPlace(workspace);
  const wasRemoved = options.isAside !== true && known.length === 0 && isRemoved(place);
  const index = options.isAside === true ? openAside() : openIndex(place);
  try {
    const { refreshed, busy } = await tryRefresh(index, workspace, { ...options, embedder });
    const { database } = index;
    database.pragma(`cache_size = ${readingCache}`);
    database.exec('BEGIN');
    try {
      const isOurs = readFingerprint(database) === fingerprintOf(workspace, embedder);
      if (!isOurs) return await onNothing(workspace, embedder, work);
      const isMadeAnew = wasRemoved && refreshed?.isNew === true;
      const notes = [...known, ...(isMadeAnew ? [removedNote] : []), ...(busy ? [busyNote] : [])];
      return await work({
        database,
        state: stateOf(refreshed),
        refreshedFiles: refreshed?.files ?? 0,
        notes,
        fileNotes: (refreshed?.unreadable ?? []).map(({ path, reason }) => `${path} is not searched. ${reason}`),
      });
    } finally {
      if (database.inTransaction) database.exec('COMMIT');
    }
  } finally {
    index.database.close();
  }
}

async function tryRefresh(
  index: SearchIndex,
  workspace: Workspace,
  options: FreshOptions & { embedder: IndexEmbedder | null },
): Promise<{ refreshed: Refreshed | null; busy: boolean }> {
  try {
    return { refreshed: await refreshIndex(index, workspace, options), busy: false };
  } catch (error) {
    if ((error instanceof SoulError && error.code === 'index-busy') || isBusy(error))
      return { refreshed: null, busy: true };
    throw error;
  }
}

/** Another process is making the index for the first time, or for other settings: there is nothing to search yet. */
async function onNothing<Result>(
  workspace: Workspace,
  embedder: IndexEmbedder | null,
  work: (index: FreshIndex) => Promise<Result>,
): Promise<Result> {
  const database = openDatabase(':memory:');
  try {
    createTables(database, fingerprintOf(workspace, embedder));
    return await work({ database, state: 'partial', refreshedFiles: 0, notes: [busyNote], fileNotes: [] });
  } finally {
    database.close();
  }
}

/** In kilobytes, which SQLite wants as a negative number. Most is read once, and room that is used again is there already. */
const readingCache = -256;

/** Told where nothing else tells why. */
const removedNote = 'The search index was missing and has been made anew.';

const busyNote = 'Another process is changing the search index, so the latest changes may be missing.';

function stateOf(refreshed: Refreshed | null): IndexState {
  if (refreshed === null || refreshed.unreadable.length > 0) return 'partial';
  return refreshed.files > 0 || refreshed.isNew ? 'refreshed' : 'fresh';
}
