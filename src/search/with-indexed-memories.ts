import { existsSync } from 'node:fs';
import { listMemoryFiles } from '../entries/paths/memory-files.js';
import { SoulError } from '../errors/soul-error.js';
import { type Embedder, openEmbedder } from '../models/embeddings/embedder.js';
import type { Workspace } from '../workspace/workspace.js';
import type { Index } from './index-interface.js';
import { indexPlace } from './index-place.js';
import { outages } from './search.js';
import { withFreshIndex } from './with-fresh-index.js';

/** An index that is up to date, and what computes its vectors. */
export type OpenIndex = { readonly index: Index; readonly embedder: Embedder | null };

/** With fewer files, reading them takes less time than building an index. */
const manyFiles = 200;

/**
 * Runs `work` with a workspace whose snapshots know the memories of all files from the search index, so that only files that changed since
 * the last update are read and parsed. With few files, without an index, or if it can't be brought up to date, all files are read, and
 * `open` is null. With `mayBuild`, an index is used wherever there is one, and built for a workspace with many files. `work` must only read.
 */
export async function withIndexedMemories<Result>(
  workspace: Workspace,
  work: (indexed: Workspace, open: OpenIndex | null) => Promise<Result>,
  { mayBuild = false }: { mayBuild?: boolean } = {},
): Promise<Result> {
  const known = opened.get(workspace);
  if (known !== undefined) return work(workspace, known);
  if (!(await isIndexWorthwhile(workspace, mayBuild))) return work(workspace, null);
  let hasBegun = false;
  try {
    const embedder = await openEmbedder(workspace.config.embeddings, { env: workspace.env });
    return await withFreshIndex(workspace, { embedder }, async ({ index, isUpToDate }) => {
      hasBegun = true;
      return isUpToDate ? work(indexedBy(workspace, { index, embedder }), { index, embedder }) : work(workspace, null);
    });
  } catch (error) {
    if (hasBegun || !(error instanceof SoulError) || !outages.has(error.code)) throw error;
    return work(workspace, null);
  }
}

/** Workspaces that were handed out, so that nobody opens the same index again. */
const opened = new WeakMap<Workspace, OpenIndex>();

function indexedBy(workspace: Workspace, open: OpenIndex): Workspace {
  const parsed = open.index.parsed();
  const indexed: Workspace = {
    ...workspace,
    snapshot: (collect) => workspace.snapshot((reader) => collect(Object.assign({}, reader, { parsed }))),
  };
  opened.set(indexed, open);
  return indexed;
}

/** Loading SQLite takes longer than reading few files; but who compares texts with all memories needs the index for that too. */
async function isIndexWorthwhile(workspace: Workspace, mayBuild: boolean): Promise<boolean> {
  const hasIndex = existsSync(indexPlace(workspace).file);
  if (hasIndex && mayBuild) return true;
  return (hasIndex || mayBuild) && (await hasManyFiles(workspace));
}

async function hasManyFiles(workspace: Workspace): Promise<boolean> {
  const files = await workspace.snapshot((reader) => listMemoryFiles(workspace, reader));
  return files.length > manyFiles;
}
