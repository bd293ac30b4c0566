import { isInAudience } from '../../entries/access/audience.js';
import type { Entry } from '../../entries/entry.js';
import type { Entity } from '../../entries/graph/entity.js';
import type { Graph } from '../../entries/graph/read-graph.js';
import { wikiLinks } from '../../entries/graph/wiki-links.js';
import { nameKey } from '../../language/names/name-key.js';
import type { Match } from './match-entries.js';

/** An entity that is forgotten too, and why. */
export type EntityMatch = { readonly entity: Entity; readonly reason: string };

/** The entity that a request names by its id, `place--porto` or `entity:place--porto`. */
export function entityWithId(entities: readonly Entity[], request: string): EntityMatch[] {
  const id = request.trim().replace(/^entity:/, '');
  return entities.filter((entity) => entity.id === id).map((entity) => ({ entity, reason: 'named' }));
}

/** The entities whose name or alias is the request, and not only part of it. */
export function entitiesCalled(entities: readonly Entity[], request: string): EntityMatch[] {
  return entities.filter((entity) => isCalled(entity, request)).map((entity) => ({ entity, reason: 'has that name' }));
}

export function isCalled({ name, aliases }: Pick<Entity, 'name' | 'aliases'>, request: string): boolean {
  const wanted = nameKey(request);
  return wanted !== '' && [name, ...aliases].some((call) => nameKey(call) === wanted);
}

/** The entities of which the scope may see every line, because a file is removed as a whole. */
export function whollyFound({ entities }: Graph, names: readonly string[]): Entity[] {
  return entities.filter(({ headAudience, facts, timeline, questions, relations, links, summary }) =>
    [{ audience: headAudience }, ...facts, ...timeline, ...questions, ...relations, ...links, summary ?? []]
      .flat()
      .every(({ audience }) => isInAudience(audience, names)),
  );
}

/** The memories that are removed with entities: the content of their files, and lines elsewhere that only link to them. */
export function memoriesOf(taken: readonly EntityMatch[], entries: readonly Entry[], graph: Graph): Match[] {
  const idOf = new Map(taken.map(({ entity }) => [entity.path, entity.id]));
  const ids = new Set(idOf.values());
  const relations = relationLines(graph);
  return entries.flatMap((entry): Match[] => {
    const own = idOf.get(entry.path);
    if (own !== undefined) return [{ entry, reason: `is in the file of ${own}` }];
    if (!relations.has(placeOf(entry))) return [];
    const targets = wikiLinks(entry.text).map((link) => graph.names.exact(link)?.id ?? link);
    const isOnlyThere = targets.length > 0 && targets.every((target) => ids.has(target));
    return isOnlyThere ? [{ entry, reason: `leads to ${targets[0]}` }] : [];
  });
}

/** The lines of the graph with relations, as `path#line`. */
export function relationLines({ entities }: Graph): ReadonlySet<string> {
  return new Set(entities.flatMap(({ path, relations }) => relations.map(({ line }) => `${path}#${line}`)));
}

export function placeOf({ path, startLine }: Pick<Entry, 'path' | 'startLine'>): string {
  return `${path}#${startLine}`;
}
