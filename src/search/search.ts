import { ignoredScopeSwitches } from '../config/ignored-scope-switches.js';
import { lookupNames } from '../entries/access/audience.js';
import { displayPath } from '../entries/paths/display-path.js';
import { SoulError } from '../errors/soul-error.js';
import { asksAboutSelf } from '../language/words/asks-about-self.js';
import { type Embedder, openEmbedder } from '../models/embeddings/embedder.js';
import { type Scope, seesAllNotes } from '../scopes/scopes.js';
import { dayAt } from '../workspace/calendar-days.js';
import type { Workspace } from '../workspace/workspace.js';
import { logAccess } from './access-log.js';
import { collectHits, showHits } from './collect-hits.js';
import { dateCoreHits } from './date-core-hits.js';
import { readDecayStatus } from './decay-status.js';
import { deepest, newerFirst } from './newer-first.js';
import { ownerNames } from './owner-names.js';
import { rankChunks } from './rank-chunks.js';
import { datedReader } from './read-dated.js';
import type { SearchAnswer, SearchHit, SearchOptions } from './search-answer.js';
import { wantedChunks } from './wanted-chunks.js';
import { withFreshIndex } from './with-fresh-index.js';

/** Finds memories that answer a question, the best first. Nothing found is an answer too. */
export async function search(workspace: Workspace, query: string, options: SearchOptions = {}): Promise<SearchAnswer> {
  const { hits, ...answer } = await findHits(workspace, query, options);
  const kind = options.used === true ? 'used' : 'shown';
  if (options.track !== false) logAccess(workspace, kind, { query, ids: idsShown(hits) });
  const scope: Scope = options.scope ?? { kind: 'main' };
  return { ...answer, hits: hits.map((hit) => ({ ...hit, path: displayPath(hit.path, scope) })) };
}

/**
 * Of the first three, those about as good as the best. With few memories everything is among the first three, which says nothing
 * about what was asked for.
 */
function idsShown(hits: readonly SearchHit[]): string[] {
  const least = (hits[0]?.score ?? 0) / 2;
  return hits
    .slice(0, 3)
    .filter(({ score }) => score >= least)
    .map(({ id }) => id);
}

/**
 * The same without logging accesses, and with real paths for every scope. If the provider of vectors fails, only words are compared,
 * with a temporary index: the one with vectors is kept until the provider is back.
 */
export async function findHits(workspace: Workspace, query: string, options: SearchOptions): Promise<SearchAnswer> {
  try {
    const embedder = await openEmbedder(workspace.config.embeddings, { env: workspace.env });
    return await findWith(workspace, query, { ...options, embedder, isTemporary: false });
  } catch (error) {
    if (!(error instanceof SoulError) || !outages.has(error.code)) throw error;
    const answer = await findWith(workspace, query, { ...options, embedder: null, isTemporary: true });
    const hint = error.hint === null ? '' : ` ${error.hint}`;
    return { ...answer, notes: [...answer.notes, `${error.message} Only words were compared.${hint}`] };
  }
}

export const outages: ReadonlySet<string> = new Set([
  'embeddings-unreachable',
  'embeddings-failed',
  'embeddings-malformed',
]);

type Finding = SearchOptions & { readonly embedder: Embedder | null; readonly isTemporary: boolean };

async function findWith(workspace: Workspace, query: string, options: Finding): Promise<SearchAnswer> {
  const { embedder, isTemporary, onProgress } = options;
  const scope: Scope = options.scope ?? { kind: 'main' };
  const statusOf = await readDecayStatus(workspace);
  const owner = asksAboutSelf(query) ? await ownerNames(workspace, scope) : [];
  return withFreshIndex(workspace, { embedder, isTemporary, onProgress }, async (fresh): Promise<SearchAnswer> => {
    const view = fresh.index.view(lookupNames(workspace, scope));
    const ranking = await rankChunks(view, query, {
      embedder,
      owner,
      wanted: wantedChunks(options),
      today: () => dayAt(workspace.at, workspace.timezone),
    });
    const limit = options.limit ?? workspace.config.memory.search.limit;
    const found = collectHits(
      view,
      { ranking, statusOf },
      {
        // A newer value may be below the limit, and belongs above what it replaces.
        count: Math.max(limit, deepest),
        minScore: options.minScore ?? workspace.config.memory.search.minScore,
        archived: options.archived === true,
      },
    );
    const dated = await dateCoreHits(workspace, found, options.asOf);
    const hits = newerFirst(dated, datedReader(view, workspace)).slice(0, limit);
    return {
      query,
      index: { state: fresh.state, refreshedFiles: fresh.refreshedFiles, chunks: view.chunkCount },
      retrievers: ['keywords', ...(ranking.hasVectors ? ['vectors'] : []), 'dates'],
      embeddings: embedder?.id ?? null,
      hits: await showHits(hits, ranking, { explain: options.explain === true }),
      corrections: ranking.corrections,
      notes: [
        ...ignoredScopeSwitches(workspace.loadedConfig, scope.kind),
        ...fresh.notes,
        ...(seesAllNotes(scope.kind) ? fresh.fileNotes : []),
      ],
    };
  });
}
