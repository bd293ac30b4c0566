import { lookupNames } from '../entries/audience.js';
import type { Store } from '../entries/entry.js';
import { openEmbedder } from '../models/embeddings/embedder.js';
import { type Scope, seesAllNotes } from '../scopes/scopes.js';
import type { Day } from '../workspace/days.js';
import type { Workspace } from '../workspace/workspace.js';
import { logAccess } from './access-log.js';
import { allowedAudiences, readChunkMap } from './chunk-map.js';
import { collectHits } from './collect-hits.js';
import type { Correction } from './correct-typos.js';
import { readDecayStatus } from './decay-status.js';
import { eligibility } from './eligibility.js';
import type { Features } from './features.js';
import { rankChunks } from './rank-chunks.js';
import { type IndexState, withFreshIndex } from './with-fresh-index.js';

export type SearchOptions = {
  /** Who asks. Nothing that this scope may not see plays any part. */
  readonly scope?: Scope | undefined;
  readonly stores?: readonly Store[] | undefined;
  readonly limit?: number | undefined;
  readonly minScore?: number | undefined;
  /** Only memories of these days; undated ones are left out. */
  readonly since?: Day | undefined;
  readonly until?: Day | undefined;
  /** As if it were that day: later memories are left out, undated ones stay. */
  readonly asOf?: Day | undefined;
  /** Say for each hit what spoke for it. */
  readonly explain?: boolean | undefined;
  /** Include memories that are recorded as archived. */
  readonly archived?: boolean | undefined;
  /** Note which memories came up; true unless said otherwise. */
  readonly track?: boolean | undefined;
  readonly onProgress?: ((done: number, total: number) => void) | undefined;
};

export type Because = {
  readonly retriever: 'keywords' | 'vectors' | 'dates';
  readonly rank: number;
  readonly score: number;
};

export type SearchHit = {
  readonly id: string;
  readonly path: string;
  readonly startLine: number;
  readonly endLine: number;
  readonly heading: string;
  readonly date?: Day;
  readonly store: Store;
  /** From 0 to 1. */
  readonly score: number;
  /** What the recorded status takes off: 1 for active memories. */
  readonly decay: number;
  readonly snippet: string;
  /** Where the matched words stand in the snippet. */
  readonly marks: readonly (readonly [start: number, end: number])[];
  readonly because: readonly Because[];
  /** With `explain`: each part of the score, from 0 to 1. */
  readonly features?: Features;
};

export type SearchAnswer = {
  readonly query: string;
  readonly index: { readonly state: IndexState; readonly refreshedFiles: number; readonly chunks: number };
  readonly retrievers: readonly string[];
  readonly embeddings: string | null;
  readonly hits: readonly SearchHit[];
  /** Words that nobody wrote down, and what was searched instead. */
  readonly corrections: readonly Correction[];
  /** What the reader of the answer should know: files that can't be read, an index that was made anew. */
  readonly notes: readonly string[];
};

/** Finds memories that answer a question, the best first. Nothing found is an answer too. */
export async function search(workspace: Workspace, query: string, options: SearchOptions = {}): Promise<SearchAnswer> {
  const scope: Scope = options.scope ?? { kind: 'main' };
  const statuses = await readDecayStatus(workspace);
  const embedder = await openEmbedder(workspace.config.embeddings, { env: workspace.env });
  const answer = await withFreshIndex(
    workspace,
    { embedder, onProgress: options.onProgress },
    async (index): Promise<SearchAnswer> => {
      const { database } = index;
      const audiences = allowedAudiences(database, lookupNames(workspace, scope));
      const map = readChunkMap(database, audiences);
      const ranking = await rankChunks(database, map, query, {
        audiences,
        embedder,
        isEligible: eligibility(map, options),
      });
      const hits = await collectHits(
        database,
        { map, ranking, statuses },
        {
          limit: options.limit ?? workspace.config.memory.search.limit,
          minScore: options.minScore ?? workspace.config.memory.search.minScore,
          explain: options.explain === true,
          archived: options.archived === true,
          scope,
        },
      );
      return {
        query,
        index: { state: index.state, refreshedFiles: index.refreshedFiles, chunks: map.visibleCount },
        retrievers: ['keywords', ...(ranking.hasVectors ? ['vectors'] : []), 'dates'],
        embeddings: embedder?.id ?? null,
        hits,
        corrections: ranking.corrections,
        notes: [...index.notes, ...(seesAllNotes(scope.kind) ? index.fileNotes : [])],
      };
    },
  );
  if (options.track !== false)
    logAccess(workspace, 'shown', { query, ids: answer.hits.slice(0, 3).map(({ id }) => id) });
  return answer;
}
