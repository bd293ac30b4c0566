import { isFoundBy, lookupNames } from '../../entries/audience.js';
import { readDecayScores, recordedStatus } from '../../entries/decay-scores.js';
import type { Entity } from '../../entries/entity.js';
import { type Graph, readGraphWith } from '../../entries/graph.js';
import { type Piece, putTogether, takeApart, wholeOf } from '../../entries/pieces.js';
import { type MemoryPlace, readMemoriesWith } from '../../entries/read-memories.js';
import { nameKey } from '../../language/names/name-key.js';
import { contentTerms, hasCommonWordsOnly } from '../../language/words/content-terms.js';
import type { Scope } from '../../scopes/scopes.js';
import type { SnapshotReader } from '../../workspace/snapshot.js';
import { type EntityMatch, entitiesCalled, entityWithId, memoriesOf, whollyFound } from './forgettable-entities.js';
import { entitiesLeftBehind, relationsLeftBehind } from './left-behind.js';
import { isTooLittle, type Match, type Matching, matchEntries } from './match-entries.js';

export type ForgetRequest = {
  /** Words, an id or `path#line`. */
  readonly query: string;
  readonly scope: Scope;
  /** Ids to take along, out of those that are only related. */
  readonly also?: readonly string[];
  /** Whether what is archived already counts too. */
  readonly withArchived: boolean;
};

/** What a request means, and the entities of the graph that go with it. */
export type Forgettable = Matching & { readonly entities: readonly EntityMatch[] };

/**
 * What a request means among the memories that the scope may find. What lies in the vault is forgotten only when it is named. A
 * relation goes with what brought it. An entity goes when its id is named or it is called so; with it, and with every erasure, go those of
 * which nothing would be left.
 */
export async function findForgettable(
  workspace: MemoryPlace,
  reader: SnapshotReader,
  { query, scope, also = [], withArchived }: ForgetRequest,
): Promise<Forgettable> {
  const names = lookupNames(workspace, scope);
  const scores = await readDecayScores(workspace, reader);
  const all = await takeApart(reader, await readMemoriesWith(workspace, reader));
  const entries = all.filter((entry) => {
    const isThere = withArchived || recordedStatus(workspace, scores, wholeOf(entry)) !== 'archived';
    return isThere && isFoundBy(entry.audience, names);
  });
  const graph = await readGraphWith(workspace, reader);
  const found = whollyFound(graph, names);
  const byId = entityWithId(found, query);
  const matching =
    byId.length > 0 ? aboutEntities(byId, entries, graph) : matchNames(query, entries, entitiesCalled(found, query));
  const isName = byId.length === 0 && isWorthFinding(query);
  const named = isName ? entitiesCalled(found, query) : byId;
  const { sure, related } = takeAlso(withMatches(matching, memoriesOf(named, entries, graph)), also);
  if (sure.length + named.length === 0) return { sure, related: putTogether(related, all), entities: named };
  const surroundings = { graph, all, entries, found: withArchived || named.length > 0 ? found : [] };
  const { entities, ...meant } = withLeftBehind({ sure, related, entities: named }, surroundings);
  return { sure: putTogether(meant.sure, all), related: putTogether(meant.related, all), entities };
}

/** Who is meant by an alias is meant by their name too. */
function matchNames(query: string, entries: readonly Piece[], called: readonly EntityMatch[]): Matching {
  const names = called.map(({ entity }) => entity.name).filter((name) => nameKey(name) !== nameKey(query));
  return names.reduce<Matching>(
    (matching, name) => {
      const { sure, related } = matchRequest(name, entries);
      const because = sure.map(({ entry }) => ({ entry, reason: `is about ${name}, also called so` }));
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
  const kept = sure.filter(isKept).map(({ entry }) => ({ entry, reason: 'lies in the vault' }));
  return { sure: sure.filter((match) => !isKept(match)), related: [...kept, ...related] };
}

/** An id means one thing alone: memories that only speak of it are shown, and kept. */
function aboutEntities(taken: readonly EntityMatch[], entries: readonly Piece[], graph: Graph): Matching {
  const ids = new Set(taken.map(({ entity }) => entity.id));
  const isNaming = ({ text }: Piece) => graph.names.mentioned(text).some(({ id }) => ids.has(id));
  return { sure: [], related: entries.filter(isNaming).map((entry) => ({ entry, reason: 'speaks of it' })) };
}

function isWorthFinding(query: string): boolean {
  return !isTooLittle(query) && !hasCommonWordsOnly(query);
}

function takeAlso({ sure, related }: Matching, also: readonly string[]): Matching {
  const isMeant = ({ entry }: Match) => also.includes(entry.id) || also.includes(wholeOf(entry).id);
  const taken = related.filter(isMeant).map(({ entry }) => ({ entry, reason: 'named' }));
  return { sure: [...sure, ...taken], related: related.filter((match) => !isMeant(match)) };
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
  /** The entities that may go with what they were known from. */
  readonly found: readonly Entity[];
};

function withLeftBehind(
  { entities, ...matching }: Forgettable,
  { graph, all, entries, found }: Surroundings,
): Forgettable {
  const erasedBy = ({ sure }: Matching) => ({ graph, entries: all, erased: sure.map(({ entry }) => entry) });
  const relations = relationsLeftBehind({ ...erasedBy(matching), taken: entities });
  const mayFind = new Set(entries);
  const cut = withMatches(
    matching,
    relations.filter(({ entry }) => mayFind.has(entry)),
  );
  const alone = entitiesLeftBehind({ ...erasedBy(cut), taken: entities });
  return { ...cut, entities: [...entities, ...alone.filter(({ entity }) => found.includes(entity))] };
}
