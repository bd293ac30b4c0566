import { openEmbedder } from '../models/embeddings/embedder.js';
import { refusedWrite } from '../workspace/state-file.js';
import type { Workspace } from '../workspace/workspace.js';
import { indexPlace, indexProblem, mayBeMadeAnew } from './index-place.js';
import type { IndexState } from './index-state.js';
import { rebuildIndex } from './rebuild-index.js';
import { withFreshIndex } from './with-fresh-index.js';

export type ReindexOptions = {
  /** Make all of it anew, and leave nothing of the old one on disk. */
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

/** Brings the search index up to date. Search does so by itself; this is for doing it beforehand. */
export async function reindex(workspace: Workspace, options: ReindexOptions = {}): Promise<IndexReport> {
  refuseStrangeIndex(workspace);
  const embedder = await openEmbedder(workspace.config.embeddings, { env: workspace.env });
  const rebuilt = options.full === true ? await rebuildIndex(workspace, { ...options, embedder }) : null;
  return withFreshIndex(
    workspace,
    { ...options, embedder },
    async ({ database, state, refreshedFiles, notes, fileNotes }) => ({
      state: rebuilt !== null && state === 'fresh' ? 'refreshed' : state,
      files: Number(database.prepare('SELECT count(*) FROM files').pluck().get()),
      chunks: Number(database.prepare('SELECT count(*) FROM chunks').pluck().get()),
      refreshedFiles: Math.max(refreshedFiles, rebuilt?.files ?? 0),
      notes: [...notes, ...fileNotes],
    }),
  );
}

/** For whoever must be able to make the index anew. */
export function refuseStrangeIndex(workspace: Workspace): void {
  const place = indexPlace(workspace);
  const problem = indexProblem(place);
  if (problem !== null && !mayBeMadeAnew(place, problem)) throw refusedWrite(problem);
}
