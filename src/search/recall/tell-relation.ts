import type { Edge, Graph } from '../../entries/graph/read-graph.js';
import type { ToldPart } from './told.js';

export type ToldEdge = ToldPart & {
  /** What both of its ends are called. */
  readonly names: readonly [string, string];
};

/** What joins two things, in words, with a line of the graph that says so; null for one that the graph doesn't show. */
export function edgeTeller(graph: Graph): (edge: Edge) => ToldEdge | null {
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

/** What a line of the graph says that joins two things, whichever end wrote it down; null for any other line. */
export function relationTeller(graph: Graph): (place: { path: string; startLine: number }) => ToldEdge | null {
  const tell = edgeTeller(graph);
  const isOfRelations = new Set(
    graph.entities.flatMap(({ path, relations }) => relations.map(({ line }) => `${path}#${line}`)),
  );
  const lines = new Map<string, ToldEdge>();
  for (const edge of graph.edges) {
    const told = tell(edge);
    if (told === null) continue;
    for (const { path, line } of edge.places)
      if (isOfRelations.has(`${path}#${line}`)) lines.set(`${path}#${line}`, { ...told, path, line });
  }
  return ({ path, startLine }) => lines.get(`${path}#${startLine}`) ?? null;
}
