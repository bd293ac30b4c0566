import { openEmbedder } from '../models/embeddings/embedder.js';
import type { Workspace } from '../workspace/workspace.js';
import { type IndexState, withFreshIndex } from './with-fresh-index.js';

export type ReindexOptions = {
  readonly full?: boolean | undefined;
  readonly onProgress?: ((done: number, total: number) => void) | undefined;
};

export type IndexReport = {
  readonly state: IndexState;
  readonly files: number;
  readonly chunks: number;
  readonly refreshedFiles: number;
  readonly notes: readonly string[];
};

export async function reindex(workspace: Workspace, options: ReindexOptions = {}): Promise<IndexReport> {
  const embedder = await openEmbedder(workspace.config.embeddings, { env: workspace.env });
  return withFreshIndex(workspace, { ...options, embedder }, async ({ database, state, refreshedFiles, notes }) => ({
    state,
    files: Number(database.prepare('SELECT count(*) FROM files').pluck().get()),
    chunks: Number(database.prepare('SELECT count(*) FROM chunks').pluck().get()),
    refreshedFiles,
    notes,
  }));
}
