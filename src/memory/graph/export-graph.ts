import type { Graph } from '../../entries/graph/read-graph.js';
import { graphDocument } from './graph-document.js';
import type { GraphFormat } from './graph-formats.js';

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
