import { isFoundBy } from '../../entries/audience.js';
import type { Entity } from '../../entries/entity.js';
import type { Entry } from '../../entries/entry.js';
import type { Graph } from '../../entries/graph.js';
import { wikiLinks } from '../../entries/wiki-links.js';
import { nameKey } from '../../language/names/name-key.js';
import type { Match } from './match-entries.js';

/** An entity that goes with what is forgotten, and why. */
export type EntityMatch = { readonly entity: Entity; readonly reason: string };

/** The entity that a request names by its id, `place--porto` or `entity:place--porto`. */
export function entityWithId(entities: readonly Entity[], request: string): EntityMatch[] {
  const id = request.trim().replace(/^entity:/, '');
  return entities.filter((entity) => entity.id === id).map((entity) => ({ entity, reason: 'named' }));
}

/** The entities whose name or alias is the request, and not only part of it. */
export function entitiesCalled(entities: readonly Entity[], request: string): EntityMatch[] {
  return entities.filter((entity) => isCalled(entity, request)).map((entity) => ({ entity, reason: 'is called so' }));
}

export function isCalled({ name, aliases }: Pick<Entity, 'name' | 'aliases'>, request: string): boolean {
  const wanted = nameKey(request);
  return wanted !== '' && [name, ...aliases].some((call) => nameKey(call) === wanted);
}

/** The entities of which the asking scope may find every line: a file goes as a whole. */
export function whollyFound({ entities }: Graph, names: readonly string[]): Entity[] {
  return entities.filter(({ headAudience, facts, timeline, questions, relations, links, summary }) =>
    [{ audience: headAudience }, ...facts, ...timeline, ...questions, ...relations, ...links, summary ?? []]
      .flat()
      .every(({ audience }) => isFoundBy(audience, names)),
  );
}

/** The memories that go with entities: what their files say, and the lines elsewhere that do nothing but lead there. */
export function memoriesOf(taken: readonly EntityMatch[], entries: readonly Entry[], graph: Graph): Match[] {
  const idOf = new Map(taken.map(({ entity }) => [entity.path, entity.id]));
  const ids = new Set(idOf.values());
  const relations = relationLines(graph);
  return entries.flatMap((entry): Match[] => {
    const own = idOf.get(entry.path);
    if (own !== undefined) return [{ entry, reason: `stands in the file of ${own}` }];
    if (!relations.has(placeOf(entry))) return [];
    const targets = wikiLinks(entry.text).map((link) => graph.names.exact(link)?.id ?? link);
    const isOnlyThere = targets.length > 0 && targets.every((target) => ids.has(target));
    return isOnlyThere ? [{ entry, reason: `leads to ${targets[0]}` }] : [];
  });
}

/** The lines of the graph that hold relations, as `path#line`. */
export function relationLines({ entities }: Graph): ReadonlySet<string> {
  return new Set(entities.flatMap(({ path, relations }) => relations.map(({ line }) => `${path}#${line}`)));
}

export function placeOf({ path, startLine }: Pick<Entry, 'path' | 'startLine'>): string {
  return `${path}#${startLine}`;
}
