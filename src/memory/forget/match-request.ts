import { isInAudience, lookupNames } from '../../entries/access/audience.js';
import type { Entity } from '../../entries/graph/entity.js';
import { type Graph, readGraphWith } from '../../entries/graph/read-graph.js';
import { entryOfPiece, joinPieces, type Piece, splitIntoPieces } from '../../entries/read/entry-pieces.js';
import { type MemoryPlace, readMemoriesWith } from '../../entries/read/read-all-memories.js';
import { readDecayScores, recordedStatus } from '../../entries/records/decay-scores.js';
import { nameKey } from '../../language/names/name-key.js';
import { contentTerms, hasCommonWordsOnly } from '../../language/words/content-terms.js';
import type { Scope } from '../../scopes/scopes.js';
import type { SnapshotReader } from '../../workspace/snapshot.js';
import { findOrphanedEntities, findOrphanedRelations } from './find-orphans.js';
import { type EntityMatch, entitiesCalled, entityWithId, memoriesOf, whollyFound } from './match-entities.js';
import { isTooLittle, type Match, type Matching, matchEntries } from './match-entries.js';

export type ForgetRequest = {
  /** Words, an id or `path#line`. */
  readonly query: string;
  readonly scope: Scope;
  /** Ids of related memories to forget too. */
  readonly also?: readonly string[];
  /** Exactly these of what it matches or is related to, and nothing else; ids of memories or entities. */
  readonly only?: readonly string[];
  /** Whether to include archived memories. */
  readonly withArchived: boolean;
};

/** The matches of a request, and the entities to remove with them. */
export type RequestMatch = Matching & { readonly entities: readonly EntityMatch[] };

/**
 * The matches of a request among the memories that the scope may find. Memories in the vault are forgotten only when named. A relation is
 * removed with the memory it came from. An entity is removed if its id or name is given; with it, and with every erasure, entities of which
 * nothing would be left are removed too.
 */
export async function matchForgetRequest(
  workspace: MemoryPlace,
  reader: SnapshotReader,
  { query, scope, also = [], only, withArchived }: ForgetRequest,
): Promise<RequestMatch> {
  const names = lookupNames(workspace, scope);
  const scores = await readDecayScores(workspace, reader);
  const all = await splitIntoPieces(reader, await readMemoriesWith(workspace, reader));
  const entries = all.filter((entry) => {
    const isThere = withArchived || recordedStatus(workspace, scores, entryOfPiece(entry)) !== 'archived';
    return isThere && isInAudience(entry.audience, names);
  });
  const graph = await readGraphWith(workspace, reader);
  const found = whollyFound(graph, names);
  const byId = entityWithId(found, query);
  const matching =
    byId.length > 0 ? aboutEntities(byId, entries, graph) : matchNames(query, entries, entitiesCalled(found, query));
  const isName = byId.length === 0 && isWorthFinding(query);
  const called = isName ? entitiesCalled(found, query) : byId;
  const whole = withMatches(matching, memoriesOf(called, entries, graph));
  const named = only === undefined ? called : called.filter(({ entity }) => isListed(only, entity));
  const { sure, related } =
    only === undefined ? takeAlso(whole, also) : withMatches(takeOnly(whole, only), memoriesOf(named, entries, graph));
  if (sure.length + named.length === 0) return { sure, related: joinPieces(related, all), entities: named };
  const surroundings = { graph, all, entries, found: withArchived || named.length > 0 ? found : [] };
  const { entities, ...meant } = withLeftBehind({ sure, related, entities: named }, surroundings);
  return { sure: joinPieces(meant.sure, all), related: joinPieces(meant.related, all), entities };
}

/** A request that matches an alias also matches the name. */
function matchNames(query: string, entries: readonly Piece[], called: readonly EntityMatch[]): Matching {
  const names = called.map(({ entity }) => entity.name).filter((name) => nameKey(name) !== nameKey(query));
  return names.reduce<Matching>(
    (matching, name) => {
      const { sure, related } = matchRequest(name, entries);
      const because = sure.map(({ entry }) => ({ entry, reason: `is about ${name}, which also has that name` }));
      const both = withMatches(matching, because);
      const known = new Set([...both.sure, ...both.related].map(({ entry }) => entry));
      return { ...both, related: [...both.related, ...related.filter(({ entry }) => !known.has(entry))] };
    },
    matchRequest(query, entries),
  );
}

function matchRequest(query: string, entries: readonly Piece[]): Matching {
  const { sure, related } = matchEntries(query, entries, { termsOf: contentTerms, isCommon: hasCommonWordsOnly });
  const isKept = ({ entry, reason }: Match) => entry.store === 'vault' && reason !== 'named';
  const kept = sure.filter(isKept).map(({ entry }) => ({ entry, reason: 'is in the vault' }));
  return { sure: sure.filter((match) => !isKept(match)), related: [...kept, ...related] };
}

/** An id means exactly one memory: memories that only mention it are shown and kept. */
function aboutEntities(taken: readonly EntityMatch[], entries: readonly Piece[], graph: Graph): Matching {
  const ids = new Set(taken.map(({ entity }) => entity.id));
  const isNaming = ({ text }: Piece) => graph.names.mentioned(text).some(({ id }) => ids.has(id));
  return { sure: [], related: entries.filter(isNaming).map((entry) => ({ entry, reason: 'mentions it' })) };
}

function isWorthFinding(query: string): boolean {
  return !isTooLittle(query) && !hasCommonWordsOnly(query);
}

function takeAlso({ sure, related }: Matching, also: readonly string[]): Matching {
  const isMeant = ({ entry }: Match) => also.includes(entry.id) || also.includes(entryOfPiece(entry).id);
  const taken = related.filter(isMeant).map(({ entry }) => ({ entry, reason: 'named' }));
  return { sure: [...sure, ...taken], related: related.filter((match) => !isMeant(match)) };
}

/** The rest of what matches is shown as related. */
function takeOnly({ sure, related }: Matching, only: readonly string[]): Matching {
  const all = [...sure, ...related];
  const isMeant = ({ entry }: Match) => only.includes(entry.id) || only.includes(entryOfPiece(entry).id);
  return { sure: all.filter(isMeant), related: all.filter((match) => !isMeant(match)) };
}

function isListed(ids: readonly string[], { id }: Entity): boolean {
  return ids.includes(id) || ids.includes(`entity:${id}`);
}

function withMatches({ sure, related }: Matching, more: readonly Match[]): Matching {
  const known = new Set(sure.map(({ entry }) => entry));
  const fresh = more.filter(({ entry }) => !known.has(entry));
  const all = new Set([...known, ...fresh.map(({ entry }) => entry)]);
  return { sure: [...sure, ...fresh], related: related.filter(({ entry }) => !all.has(entry)) };
}

type Surroundings = {
  readonly graph: Graph;
  readonly all: readonly Piece[];
  readonly entries: readonly Piece[];
  /** Entities that may be removed with the memories about them. */
  readonly found: readonly Entity[];
};

function withLeftBehind(
  { entities, ...matching }: RequestMatch,
  { graph, all, entries, found }: Surroundings,
): RequestMatch {
  const erasedBy = ({ sure }: Matching) => ({ graph, entries: all, erased: sure.map(({ entry }) => entry) });
  const relations = findOrphanedRelations({ ...erasedBy(matching), taken: entities });
  const mayFind = new Set(entries);
  const cut = withMatches(
    matching,
    relations.filter(({ entry }) => mayFind.has(entry)),
  );
  const alone = findOrphanedEntities({ ...erasedBy(cut), taken: entities });
  return { ...cut, entities: [...entities, ...alone.filter(({ entity }) => found.includes(entity))] };
}
