import { openEmbedder } from '../models/embeddings/embedder.js';
import { refusedWrite } from '../workspace/state-file.js';
import type { Workspace } from '../workspace/workspace.js';
import { indexPlace, indexProblem, mayBeRebuilt } from './index-place.js';
import type { IndexState } from './index-state.js';
import { withFreshIndex } from './with-fresh-index.js';

export type ReindexOptions = {
  /** Build all of it, and leave nothing of the previous one on disk. */
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
  return withFreshIndex(
    workspace,
    { ...options, embedder, isFull: options.full },
    async ({ index, state, refreshedFiles, notes, fileNotes }) => ({
      state,
      ...index.counts(),
      refreshedFiles,
      notes: [...notes, ...fileNotes],
    }),
  );
}

/** For callers who must be able to rebuild the index. */
export function refuseStrangeIndex(workspace: Workspace): void {
  const place = indexPlace(workspace);
  const problem = indexProblem(place);
  if (problem !== null && !mayBeRebuilt(place, problem)) throw refusedWrite(problem);
}
