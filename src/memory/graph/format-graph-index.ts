import type { Graph } from '../../entries/graph/read-graph.js';

/** The topology of the graph as `graph/index.md` shows it. Generated from the entity files only, so that it can always be rebuilt. */
export function formatGraphIndex({ entities, edges }: Graph, { indexPath }: { indexPath: string }): string {
  const folder = indexPath.slice(0, indexPath.lastIndexOf('/') + 1);
  const fileOf = (path: string) => (path.startsWith(folder) ? path.slice(folder.length) : path);
  const registry = entities.map(({ id, type, name, path }) => row([id, type, name, fileOf(path)]));
  const joined = edges.map(({ from, relation, to, confidence, firstSeen, lastSeen }) =>
    row([from, relation, to, confidence ?? '', firstSeen ?? '', lastSeen ?? '']),
  );
  return `${[
    '# Knowledge graph',
    '',
    `<!-- Generated from the files in ${folder}entities; \`agentsoul graph rebuild\` makes it anew. -->`,
    '',
    '## Entity Registry',
    '',
    '| ID | Type | Label | File |',
    '|---|---|---|---|',
    ...registry,
    '',
    '## Edges',
    '',
    '| From | Relation | To | Confidence | First Seen | Last Seen |',
    '|---|---|---|---|---|---|',
    ...joined,
  ].join('\n')}\n`;
}

function row(cells: readonly string[]): string {
  const plain = cells.map((cell) =>
    cell
      .replace(/[\s\p{Cc}]+/gu, ' ')
      .replace(/[<>]/g, (sign) => (sign === '<' ? '&lt;' : '&gt;'))
      .replaceAll('|', '\\|')
      .trim(),
  );
  return `| ${plain.join(' | ')} |`;
}
