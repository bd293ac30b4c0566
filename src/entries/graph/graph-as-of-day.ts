import type { Day } from '../../workspace/calendar-days.js';
import type { Entity } from './entity.js';
import { indexEntityNames } from './entity-name-index.js';
import type { Graph } from './read-graph.js';

/** The graph as it was on a day: without later entries. Entries without a day stay. */
export function graphAsOfDay(graph: Graph, asOf: Day | undefined): Graph {
  if (asOf === undefined) return graph;
  const isKnown = (day: Day | null) => day === null || day <= asOf;
  const entities = graph.entities
    .filter(({ created }) => isKnown(created))
    .map(
      (entity): Entity => ({
        ...entity,
        facts: entity.facts.filter(({ since }) => isKnown(since)),
        timeline: entity.timeline.filter(({ day }) => isKnown(day)),
        relations: entity.relations.filter(({ firstSeen }) => isKnown(firstSeen)),
      }),
    );
  const ids = new Set(entities.map(({ id }) => id));
  const edges = graph.edges.filter(({ firstSeen, from, to }) => isKnown(firstSeen) && ids.has(from) && ids.has(to));
  return { ...graph, entities, edges, names: indexEntityNames(entities) };
}
