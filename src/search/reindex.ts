import type { Workspace } from '../workspace/workspace.js';
import type { IndexEmbedder } from './embed-chunks.js';
import { type IndexState, withFreshIndex } from './with-fresh-index.js';

export type ReindexOptions = {
  readonly full?: boolean | undefined;
  readonly onProgress?: ((done: number, total: number) => void) | undefined;
  readonly embedder?: IndexEmbedder | null | undefined;
};

export type IndexReport = {
  readonly state: IndexState;
  readonly files: number;
  readonly chunks: number;
  readonly refreshedFiles: number;
  readonly notes: readonly string[];
};

export async function reindex(workspace: Workspace, options: ReindexOptions = {}): Promise<IndexReport> {
  return withFreshIndex(workspace, options, async ({ database, state, refreshedFiles, notes }) => ({
    state,
    files: Number(database.prepare('SELECT count(*) FROM files').pluck().get()),
    chunks: Number(database.prepare('SELECT count(*) FROM chunks').pluck().get()),
    refreshedFiles,
    notes,
  }));
}
