import type { Entity } from '../../entries/entity.js';
import type { Graph } from '../../entries/graph.js';
import { saidText } from '../../entries/said-text.js';

const mostFacts = 12;
const mostNeighbours = 12;

/** What is known about a thing, in lines: what it is, what holds, what it is joined to. What no longer holds comes last and says so. */
export function tellEntity(graph: Graph, entity: Entity): string[] {
  const nameOf = (id: string) => graph.entities.find((other) => other.id === id)?.name ?? id;
  const active = entity.facts.filter(({ status }) => status === 'active').slice(0, mostFacts);
  const past = entity.facts.filter(({ status }) => status === 'superseded').slice(0, 3);
  const joined = graph.edges.filter(
    ({ from, to, isDangling }) => !isDangling && (from === entity.id || to === entity.id),
  );
  const place = (line: number) => `[${entity.path}:${line}]`;
  return [
    ...(entity.summary === null
      ? []
      : [`- ${place(entity.summary.line)} ${entity.name}: ${oneLine(entity.summary.text)}`]),
    ...active.map(({ text, line }) => `- ${place(line)} ${entity.name}: ${oneLine(text)}`),
    ...joined.slice(0, mostNeighbours).map(({ from, relation, to }) => {
      return `- ${nameOf(from)} ${relation.replaceAll('-', ' ')} ${nameOf(to)}`;
    }),
    ...past.map(({ text, line }) => `- ${place(line)} ${entity.name}: ${oneLine(text)} (superseded)`),
  ];
}

/** What a line of the graph says that joins two things, in words; null for any other line. */
export function relationTeller(graph: Graph): (place: { path: string; startLine: number }) => string | null {
  const nameOf = (link: string) => graph.names.exact(link)?.name ?? link;
  const lines = new Map<string, string>();
  for (const { path, name, relations } of graph.entities)
    for (const { line, relation, to } of relations)
      lines.set(`${path}#${line}`, `${name} ${relation.replaceAll('-', ' ')} ${nameOf(to)}`);
  return ({ path, startLine }) => lines.get(`${path}#${startLine}`) ?? null;
}

function oneLine(text: string): string {
  return saidText(text).replace(/\s+/g, ' ').trim();
}
