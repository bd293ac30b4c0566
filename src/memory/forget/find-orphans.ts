import type { Entry } from '../../entries/entry.js';
import type { Entity, Relation } from '../../entries/graph/entity.js';
import type { Graph } from '../../entries/graph/read-graph.js';
import { wikiLinks } from '../../entries/graph/wiki-links.js';
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
  const said = entries.filter((entry) => !lines.has(placeOf(entry)));
  const found = graph.entities.flatMap((entity) =>
    entity.relations.flatMap((relation) => {
      const target = graph.names.exact(relation.to);
      const entry = entries.find(({ path, startLine }) => path === entity.path && startLine === relation.line);
      if (target === undefined || entry === undefined || gone.has(entry)) return [];
      const namesBoth = (one: Entry) => touched(one).has(entity.id) && touched(one).has(target.id);
      const brought = erased.some((one) => !lines.has(placeOf(one)) && isSince(relation, one) && namesBoth(one));
      return brought && !said.some((one) => !gone.has(one) && namesBoth(one)) ? [entry] : [];
    }),
  );
  return [...new Set(found)].map((entry) => ({ entry, reason: 'came from a forgotten memory' }));
}

/** Entities without content and without links to them that are no older than the erased memories naming them. */
export function findOrphanedEntities({ graph, entries, erased, taken }: Erasing): EntityMatch[] {
  const gone = new Set(erased);
  const touched = touching(graph);
  const isTaken = new Set(taken.map(({ entity }) => entity.id));
  const isCut = (path: string, line: number) =>
    erased.some((one) => one.path === path && one.startLine <= line && line <= one.endLine);
  const rest = entries.filter((entry) => !gone.has(entry) && entry.store !== 'vault');
  const candidates = graph.entities.filter((entity) => {
    const { id, path, created, isPinned } = entity;
    if (isTaken.has(id) || isPinned || created === null) return false;
    if (!erased.some((one) => one.day !== null && one.day <= created && touched(one).has(id))) return false;
    return linesOf(entity).every((line) => isCut(path, line)) && !rest.some((one) => touched(one).has(id));
  });
  return candidates.map((entity) => ({ entity, reason: 'nothing else is known about it' }));
}

function isSince({ firstSeen }: Relation, { day }: Entry): boolean {
  return firstSeen !== null && day !== null && day <= firstSeen;
}

function linesOf({ summary, facts, timeline, questions, relations }: Entity): number[] {
  return [summary ?? [], facts, timeline, questions, relations].flat().map(({ line }) => line);
}

/** The entities a memory is about: the one of its file, and those it names or links to. */
function touching({ entities, names }: Graph): (entry: Entry) => ReadonlySet<string> {
  const byPath = new Map(entities.map(({ path, id }) => [path, id]));
  const known = new Map<Entry, ReadonlySet<string>>();
  return (entry) => {
    const before = known.get(entry);
    if (before !== undefined) return before;
    const named = [...names.mentioned(entry.text), ...wikiLinks(entry.text).map((link) => names.exact(link))];
    const ids = [byPath.get(entry.path), ...named.map((entity) => entity?.id)].filter((id) => id !== undefined);
    const all = new Set(ids);
    known.set(entry, all);
    return all;
  };
}
