import type { Entry } from '../../entries/entry.js';
import type { Entity, Relation } from '../../entries/graph/entity.js';
import type { Graph } from '../../entries/graph/read-graph.js';
import { wikiLinks } from '../../entries/graph/wiki-links.js';
import { lazyValue } from '../../workspace/lazy-value.js';
import { type EntityMatch, placeOf, relationLines } from './match-entities.js';
import type { Match } from './match-entries.js';

export type Erasing = {
  readonly graph: Graph;
  /** All memories there are. */
  readonly entries: readonly Entry[];
  readonly erased: readonly Entry[];
  readonly taken: readonly EntityMatch[];
};

/** Relations that came only from erased memories: written on their day or later, with no other memory that names both ends. */
export function findOrphanedRelations({ graph, entries, erased }: Erasing): Match[] {
  const gone = new Set(erased);
  const lines = relationLines(graph);
  const touched = touching(graph);
  const entryAt = new Map(entries.toReversed().map((entry) => [placeOf(entry), entry]));
  const isText = (entry: Entry) => !lines.has(placeOf(entry));
  const erasedAbout = byEntity(erased.filter(isText), touched);
  const keptAbout = lazyValue(() =>
    byEntity(
      entries.filter((entry) => isText(entry) && !gone.has(entry)),
      touched,
    ),
  );
  const found = graph.entities.flatMap((entity) =>
    entity.relations.flatMap((relation) => {
      const target = graph.names.exact(relation.to);
      const entry = entryAt.get(placeOf({ path: entity.path, startLine: relation.line }));
      if (target === undefined || entry === undefined || gone.has(entry)) return [];
      const namesTarget = (one: Entry) => touched(one).has(target.id);
      const brought = erasedAbout.get(entity.id)?.some((one) => isSince(relation, one) && namesTarget(one)) ?? false;
      return brought && !(keptAbout().get(entity.id)?.some(namesTarget) ?? false) ? [entry] : [];
    }),
  );
  return [...new Set(found)].map((entry) => ({ entry, reason: 'came from a forgotten memory' }));
}

/** Entities without content and without links to them that are no older than the erased memories naming them. */
export function findOrphanedEntities({ graph, entries, erased, taken }: Erasing): EntityMatch[] {
  const gone = new Set(erased);
  const touched = touching(graph);
  const isTaken = new Set(taken.map(({ entity }) => entity.id));
  const erasedAbout = byEntity(erased, touched);
  const erasedIn = byPath(erased);
  const isCut = (path: string, line: number) =>
    erasedIn.get(path)?.some((one) => one.startLine <= line && line <= one.endLine) ?? false;
  const keptAbout = lazyValue(() =>
    byEntity(
      entries.filter((entry) => !gone.has(entry) && entry.store !== 'vault'),
      touched,
    ),
  );
  const candidates = graph.entities.filter((entity) => {
    const { id, path, created, isPinned } = entity;
    if (isTaken.has(id) || isPinned || created === null) return false;
    if (!erasedAbout.get(id)?.some(({ day }) => day !== null && day <= created)) return false;
    return linesOf(entity).every((line) => isCut(path, line)) && !keptAbout().has(id);
  });
  return candidates.map((entity) => ({ entity, reason: 'nothing else is known about it' }));
}

/** Memories by the ids of the entities they are about. */
function byEntity(
  entries: readonly Entry[],
  touched: (entry: Entry) => ReadonlySet<string>,
): ReadonlyMap<string, readonly Entry[]> {
  const found = new Map<string, Entry[]>();
  for (const entry of entries) for (const id of touched(entry)) addTo(found, id, entry);
  return found;
}

function byPath(entries: readonly Entry[]): ReadonlyMap<string, readonly Entry[]> {
  const found = new Map<string, Entry[]>();
  for (const entry of entries) addTo(found, entry.path, entry);
  return found;
}

function addTo(groups: Map<string, Entry[]>, key: string, entry: Entry): void {
  const group = groups.get(key);
  if (group === undefined) groups.set(key, [entry]);
  else group.push(entry);
}

function isSince({ firstSeen }: Relation, { day }: Entry): boolean {
  return firstSeen !== null && day !== null && day <= firstSeen;
}

function linesOf({ summary, facts, timeline, questions, relations }: Entity): number[] {
  return [summary ?? [], facts, timeline, questions, relations].flat().map(({ line }) => line);
}

/** The entities a memory is about: the one of its file, and those it names or links to. */
function touching({ entities, names }: Graph): (entry: Entry) => ReadonlySet<string> {
  const idOfFile = new Map(entities.map(({ path, id }) => [path, id]));
  const known = new Map<Entry, ReadonlySet<string>>();
  return (entry) => {
    const before = known.get(entry);
    if (before !== undefined) return before;
    const named = [...names.mentioned(entry.text), ...wikiLinks(entry.text).map((link) => names.exact(link))];
    const ids = [idOfFile.get(entry.path), ...named.map((entity) => entity?.id)].filter((id) => id !== undefined);
    const all = new Set(ids);
    known.set(entry, all);
    return all;
  };
}
