import { ignoredScopeSwitches } from '../config/ignored-scope-switches.js';
import { lookupNames } from '../entries/access/audience.js';
import { displayPath } from '../entries/paths/display-path.js';
import { SoulError } from '../errors/soul-error.js';
import { asksAboutSelf } from '../language/words/self-words.js';
import { type Embedder, openEmbedder } from '../models/embeddings/embedder.js';
import { type Scope, seesAllNotes } from '../scopes/scopes.js';
import { dayAt } from '../workspace/calendar-days.js';
import type { Workspace } from '../workspace/workspace.js';
import { logAccess } from './access-log.js';
import { allowedAudiences, readChunkMap } from './chunk-map.js';
import { collectHits, showHits } from './collect-hits.js';
import { dateCoreHits } from './date-core-hits.js';
import { readDecayStatus } from './decay-status.js';
import { eligibility } from './eligibility.js';
import { deepest, newerFirst } from './newer-first.js';
import { ownerNames } from './owner-names.js';
import { rankChunks } from './rank-chunks.js';
import { datedReader } from './read-dated.js';
import type { SearchAnswer, SearchHit, SearchOptions } from './search-answer.js';
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
 * Of the first three, those that are about as good as the best. Where there are few memories everything is among the first, and
 * would seem to be asked for again and again.
 */
function idsShown(hits: readonly SearchHit[]): string[] {
  const least = (hits[0]?.score ?? 0) / 2;
  return hits
    .slice(0, 3)
    .filter(({ score }) => score >= least)
    .map(({ id }) => id);
}

/**
 * The same without a trace, and with paths that can be read, whoever asks. Where a provider of vectors gives none, words alone
 * answer, from an index aside: the one with vectors stays for when the provider is back.
 */
export async function findHits(workspace: Workspace, query: string, options: SearchOptions): Promise<SearchAnswer> {
  try {
    const embedder = await openEmbedder(workspace.config.embeddings, { env: workspace.env });
    return await findWith(workspace, query, { ...options, embedder, isAside: false });
  } catch (error) {
    if (!(error instanceof SoulError) || !outages.has(error.code)) throw error;
    const answer = await findWith(workspace, query, { ...options, embedder: null, isAside: true });
    const hint = error.hint === null ? '' : ` ${error.hint}`;
    return { ...answer, notes: [...answer.notes, `${error.message} Only words were compared.${hint}`] };
  }
}

const outages: ReadonlySet<string> = new Set(['embeddings-unreachable', 'embeddings-failed', 'embeddings-malformed']);

type Finding = SearchOptions & { readonly embedder: Embedder | null; readonly isAside: boolean };

async function findWith(workspace: Workspace, query: string, options: Finding): Promise<SearchAnswer> {
  const { embedder, isAside, onProgress } = options;
  const scope: Scope = options.scope ?? { kind: 'main' };
  const statusOf = await readDecayStatus(workspace);
  const owner = asksAboutSelf(query) ? await ownerNames(workspace, scope) : [];
  return withFreshIndex(workspace, { embedder, isAside, onProgress }, async (index): Promise<SearchAnswer> => {
    const { database } = index;
    const audiences = allowedAudiences(database, lookupNames(workspace, scope));
    const map = readChunkMap(database, audiences);
    const ranking = await rankChunks(database, map, query, {
      embedder,
      owner,
      eligible: eligibility(map, options),
      today: () => dayAt(workspace.at, workspace.timezone),
    });
    const limit = options.limit ?? workspace.config.memory.search.limit;
    const found = collectHits(
      database,
      { map, ranking, statusOf },
      {
        // A newer value may stand below the limit, and belongs above what it replaces.
        count: Math.max(limit, deepest),
        minScore: options.minScore ?? workspace.config.memory.search.minScore,
        archived: options.archived === true,
      },
    );
    const dated = await dateCoreHits(workspace, found, options.asOf);
    const hits = newerFirst(dated, datedReader(database, workspace)).slice(0, limit);
    return {
      query,
      index: { state: index.state, refreshedFiles: index.refreshedFiles, chunks: map.visibleCount },
      retrievers: ['keywords', ...(ranking.hasVectors ? ['vectors'] : []), 'dates'],
      embeddings: embedder?.id ?? null,
      hits: await showHits(hits, ranking, { explain: options.explain === true }),
      corrections: ranking.corrections,
      notes: [
        ...ignoredScopeSwitches(workspace.loadedConfig, scope.kind),
        ...index.notes,
        ...(seesAllNotes(scope.kind) ? index.fileNotes : []),
      ],
    };
  });
}
