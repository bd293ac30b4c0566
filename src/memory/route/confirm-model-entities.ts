import { routedId } from './find-relations.js';
import type { Known, RoutedEntity, RoutedRelation } from './route.js';

/** The entities named by a model that occur in the text, resolved in the graph. */
export function confirmEntities(given: readonly RoutedEntity[], text: string, { graph }: Known): RoutedEntity[] {
  const lower = text.toLowerCase();
  const mentioned = graph.names.mentioned(text);
  const confirmed = new Map<string, RoutedEntity>();
  for (const { name, type } of given) {
    const known = graph.names.exact(name);
    const isKnown = known !== undefined && mentioned.includes(known);
    const isNamed =
      lower.includes(name.toLowerCase()) && /\p{L}/u.test(name) && name.trim() === name && !name.includes('\n');
    if (!isKnown && !isNamed) continue;
    const entity = known === undefined ? { name, type } : { name: known.name, type: known.type };
    const id = routedId(entity, graph.names);
    if (!confirmed.has(id)) confirmed.set(id, entity);
  }
  return [...confirmed.values()];
}

type Named = { readonly from: string; readonly relation: string; readonly to: string };

/** The relations named by a model that are in the vocabulary and connect two confirmed entities. */
export function confirmRelations(
  given: readonly Named[],
  entities: readonly RoutedEntity[],
  { graph }: Known,
): RoutedRelation[] {
  const ids = new Set(entities.map((entity) => routedId(entity, graph.names)));
  const idOf = (name: string): string | undefined => {
    const known = graph.names.exact(name);
    const entity = entities.find((one) => one.name.toLowerCase() === name.toLowerCase());
    const id = known?.id ?? (entity === undefined ? undefined : routedId(entity, graph.names));
    return id !== undefined && ids.has(id) ? id : undefined;
  };
  return given.flatMap(({ from, relation, to }): RoutedRelation[] => {
    const [start, end] = [idOf(from), idOf(to)];
    const isSound = start !== undefined && end !== undefined && start !== end && graph.words.has(relation);
    return isSound ? [{ from: start, relation, to: end }] : [];
  });
}
