import type { Fact } from '../../entries/graph/entity.js';
import type { Edge, Graph } from '../../entries/graph/read-graph.js';

/** A fact with the file it stands in. */
export type PlacedFact = Fact & { readonly path: string };

/** The sentences that name both ends of a connection, and so say what joins them: "Ana works at Northwind". */
export function factsOfEdge(graph: Graph): (edge: Edge) => readonly PlacedFact[] {
  const byId = new Map(graph.entities.map((entity) => [entity.id, entity]));
  return ({ from, to }) => {
    const ends = [from, to].flatMap((id) => byId.get(id) ?? []);
    if (ends.length < 2) return [];
    return ends.flatMap(({ path, facts }) =>
      facts
        .filter(({ status, text }) => status === 'active' && ends.every(({ name }) => text.includes(name)))
        .map((fact) => ({ ...fact, path })),
    );
  };
}
