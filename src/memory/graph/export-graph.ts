import type { Entity } from '../../entries/entity.js';
import type { Edge, Graph } from '../../entries/graph.js';

export type GraphFormat = 'mermaid' | 'dot' | 'json';

/** The graph in formats of other programs. Names are quoted, so that none can break the syntax. */
export function exportGraph(graph: Graph, format: GraphFormat): string {
  switch (format) {
    case 'mermaid':
      return mermaid(graph);
    case 'dot':
      return dot(graph);
    case 'json':
      return `${JSON.stringify({ version: 1, ...graphDocument(graph) }, null, 2)}\n`;
    default:
      return format satisfies never;
  }
}

/** Entities and edges without file details. */
export function graphDocument({ entities, edges }: Graph): object {
  return {
    entities: entities.map(({ id, type, name, aliases, path, created, updated, isPinned, facts }) => {
      const active = facts.filter(({ status }) => status === 'active').length;
      return { id, type, name, aliases, path, created, updated, pinned: isPinned, facts: active };
    }),
    edges: edges.map(edgeDocument),
  };
}

/** An entity as JSON prints it, with the edges that touch it. */
export function entityDocument(entity: Entity, edges: readonly Edge[]): object {
  const plain = ({ text, line }: { text: string; line: number }) => ({ text, line });
  return {
    id: entity.id,
    type: entity.type,
    name: entity.name,
    aliases: entity.aliases,
    path: entity.path,
    created: entity.created,
    updated: entity.updated,
    pinned: entity.isPinned,
    summary: entity.summary?.text ?? null,
    facts: entity.facts.map(({ since, source, status, ...said }) => ({ ...plain(said), since, source, status })),
    timeline: entity.timeline.map(({ day, ...said }) => ({ ...plain(said), day })),
    questions: entity.questions.map(plain),
    edges: edges.map(edgeDocument),
  };
}

/** An edge as JSON prints it. */
function edgeDocument({ from, relation, to, confidence, firstSeen, lastSeen, isDangling }: Edge): object {
  return { from, relation, to, confidence, first_seen: firstSeen, last_seen: lastSeen, dangling: isDangling };
}

function mermaid({ entities, edges }: Graph): string {
  const numbers = new Map(entities.map(({ id }, index) => [id, `n${index}`]));
  const quoted = (text: string) =>
    `"${oneLine(text).replaceAll('"', '#quot;').replaceAll('<', '#lt;').replaceAll('>', '#gt;')}"`;
  return `${[
    'graph LR',
    ...entities.map(({ id, name }) => `  ${numbers.get(id)}[${quoted(name)}]`),
    ...edges.flatMap(({ from, relation, to }) => {
      const [start, end] = [numbers.get(from), numbers.get(to)];
      return start === undefined || end === undefined ? [] : [`  ${start} -->|${quoted(relation)}| ${end}`];
    }),
  ].join('\n')}\n`;
}

function dot({ entities, edges }: Graph): string {
  const quoted = (text: string) => `"${oneLine(text).replace(/[\\"]/g, '\\$&')}"`;
  return `${[
    'digraph memory {',
    ...entities.map(({ id, name, type }) => `  ${quoted(id)} [label=${quoted(name)}, class=${quoted(type)}];`),
    ...edges
      .filter(({ isDangling }) => !isDangling)
      .map(({ from, relation, to }) => `  ${quoted(from)} -> ${quoted(to)} [label=${quoted(relation)}];`),
    '}',
  ].join('\n')}\n`;
}

function oneLine(text: string): string {
  return text.replace(/[\s\p{Cc}\u2028\u2029]+/gu, ' ').trim();
}
