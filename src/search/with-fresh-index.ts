import { SoulError } from '../errors/soul-error.js';
import { databaseFailure } from '../sqlite/open-database.js';
import type { PlainProblem } from '../workspace/state-file.js';
import type { Workspace } from '../workspace/workspace.js';
import type { IndexEmbedder } from './embed-chunks.js';
import { fingerprintOf } from './index-fingerprint.js';
import type { Index } from './index-interface.js';
import { type IndexPlace, indexPlace, indexProblem, isRemoved, mayBeRebuilt } from './index-place.js';
import type { IndexState } from './index-state.js';
import { type Refreshed, rebuildIndex, refreshIndex } from './refresh-index.js';
import { openIndex, openTemporaryIndex, removeDamaged } from './sqlite/open-index.js';

export type FreshIndex = {
  readonly index: Index;
  readonly state: IndexState;
  /** Whether it knows all files as they are; else another process is changing it. */
  readonly isUpToDate: boolean;
  readonly refreshedFiles: number;
  /** For everybody who asks. */
  readonly notes: readonly string[];
  /** These name files, so they are for scopes that see all of them. */
  readonly fileNotes: readonly string[];
};

export type FreshOptions = {
  readonly embedder?: IndexEmbedder | null | undefined;
  /** Leave the index on disk alone and build one in memory. */
  readonly isTemporary?: boolean | undefined;
  /** Build the whole index, and leave nothing of the previous one on disk. */
  readonly isFull?: boolean | undefined;
  readonly onProgress?: ((done: number, total: number) => void) | undefined;
  readonly timeoutMs?: number | undefined;
};

/**
 * Runs `work` on an index that is up to date and does not change meanwhile. A damaged index is rebuilt; one that another process
 * has locked is used as it is. If none can be stored on disk, it is built in memory, and a note says why.
 */
export async function withFreshIndex<Result>(
  workspace: Workspace,
  options: FreshOptions,
  work: (index: FreshIndex) => Promise<Result>,
): Promise<Result> {
  const place = indexPlace(workspace);
  const problem = options.isTemporary === true ? null : indexProblem(place);
  try {
    if (problem === null) return await refreshAndRun(workspace, options, work, []);
    if (!mayBeRebuilt(place, problem)) return await refreshAndRun(workspace, options, work, [inMemoryNote(problem)]);
  } catch (error) {
    if (databaseFailure(error) === 'not-writable' && options.isFull === true) throw notWritable(place, error);
    if (databaseFailure(error) === 'not-writable')
      return refreshAndRun(workspace, { ...options, isTemporary: true }, work, [notWritableNote]);
    if (databaseFailure(error) !== 'damaged') throw error;
  }
  try {
    await removeDamaged(place);
  } catch (error) {
    if (databaseFailure(error) !== 'not-writable') throw error;
    return refreshAndRun(workspace, { ...options, isTemporary: true }, work, [notWritableNote]);
  }
  return refreshAndRun(workspace, options, work, ['The search index was damaged and has been rebuilt.']);
}

function notWritable({ folder }: IndexPlace, cause: unknown): SoulError {
  return new SoulError('not-writable', `There is no permission or no space to write in ${folder}.`, {
    hint: 'Check the owner and the permissions of the folder. Search works without an index on disk.',
    cause,
  });
}

function inMemoryNote({ path, says }: PlainProblem): string {
  return `${path} ${says}, so the search index was built in memory. \`agentsoul doctor\` shows how to fix that.`;
}

const notWritableNote = 'The search index cannot be written, so it was built in memory.';

async function refreshAndRun<Result>(
  workspace: Workspace,
  options: FreshOptions,
  work: (index: FreshIndex) => Promise<Result>,
  known: readonly string[],
): Promise<Result> {
  const embedder = options.embedder ?? null;
  const place = indexPlace(workspace);
  const wasRemoved = options.isTemporary !== true && known.length === 0 && isRemoved(place);
  const index =
    options.isTemporary === true ? openTemporaryIndex() : openIndex(place, { mustWrite: options.isFull === true });
  try {
    const { refreshed, busy } = await tryRefresh(index, workspace, { ...options, embedder });
    return await index.read(async () => {
      if (index.fingerprint() !== fingerprintOf(workspace, embedder)) return runOnNothing(workspace, embedder, work);
      const isRebuilt = wasRemoved && refreshed?.isNew === true;
      return work({
        index,
        state: stateOf(refreshed),
        isUpToDate: refreshed !== null,
        refreshedFiles: refreshed?.files ?? 0,
        notes: [...known, ...(isRebuilt ? [removedNote] : []), ...(busy ? [busyNote] : [])],
        fileNotes: (refreshed?.unreadable ?? []).map(({ path, reason }) => `${path} is not searched. ${reason}`),
      });
    });
  } finally {
    index.close();
  }
}

async function tryRefresh(
  index: Index,
  workspace: Workspace,
  options: FreshOptions & { embedder: IndexEmbedder | null },
): Promise<{ refreshed: Refreshed | null; busy: boolean }> {
  try {
    const update = options.isFull === true ? rebuildIndex : refreshIndex;
    return { refreshed: await update(index, workspace, options), busy: false };
  } catch (error) {
    const isBusy = (error instanceof SoulError && error.code === 'index-busy') || databaseFailure(error) === 'busy';
    if (isBusy && options.isFull !== true) return { refreshed: null, busy: true };
    throw error;
  }
}

/** Another process is building the index for the first time, or for other settings: there is nothing to search yet. */
async function runOnNothing<Result>(
  workspace: Workspace,
  embedder: IndexEmbedder | null,
  work: (index: FreshIndex) => Promise<Result>,
): Promise<Result> {
  const index = openTemporaryIndex();
  try {
    await index.change(async (writer) => writer.clear(fingerprintOf(workspace, embedder), embedder));
    return await work({
      index,
      state: 'partial',
      isUpToDate: false,
      refreshedFiles: 0,
      notes: [busyNote],
      fileNotes: [],
    });
  } finally {
    index.close();
  }
}

/** Only if no other note says why. */
const removedNote = 'The search index was missing and has been rebuilt.';

const busyNote = 'Another process is changing the search index, so the latest changes may be missing.';

function stateOf(refreshed: Refreshed | null): IndexState {
  if (refreshed === null || refreshed.unreadable.length > 0) return 'partial';
  return refreshed.files > 0 || refreshed.isNew ? 'refreshed' : 'fresh';
}
