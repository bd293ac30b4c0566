import type { Edge, Graph } from '../../entries/graph/read-graph.js';
import type { GraphLinePart } from './answer-line.js';

export type DescribedRelation = GraphLinePart & {
  /** What both of its ends are called. */
  readonly names: readonly [string, string];
};

/** Puts relations into words, each with a line of the graph that states it; null for one whose lines the graph doesn't show. */
export function relationDescriber(graph: Graph): (edge: Edge) => DescribedRelation | null {
  const names = new Map(graph.entities.map(({ id, name }) => [id, name]));
  // An edge may rest on lines that are hidden here.
  const shown = new Set(
    graph.entities.flatMap(({ path, relations, links }) =>
      [...relations, ...links].map(({ line }) => `${path}#${line}`),
    ),
  );
  return ({ from, relation, to, places, firstSeen }) => {
    const place = places.find(({ path, line }) => shown.has(`${path}#${line}`));
    if (place === undefined) return null;
    const ends = [names.get(from) ?? from, names.get(to) ?? to] as const;
    return { ...place, day: firstSeen, names: ends, text: `${ends[0]} ${relation.replaceAll('-', ' ')} ${ends[1]}` };
  };
}

/** Finds the relation that a line of the graph states, whichever end it is written at; null for any other line. */
export function relationAtLine(graph: Graph): (place: { path: string; startLine: number }) => DescribedRelation | null {
  const describe = relationDescriber(graph);
  const relationPlaces = new Set(
    graph.entities.flatMap(({ path, relations }) => relations.map(({ line }) => `${path}#${line}`)),
  );
  const byPlace = new Map<string, DescribedRelation>();
  for (const edge of graph.edges) {
    const described = describe(edge);
    if (described === null) continue;
    for (const { path, line } of edge.places)
      if (relationPlaces.has(`${path}#${line}`)) byPlace.set(`${path}#${line}`, { ...described, path, line });
  }
  return ({ path, startLine }) => byPlace.get(`${path}#${startLine}`) ?? null;
}
