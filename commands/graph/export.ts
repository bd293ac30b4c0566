import type { GraphFormat } from '../../src/memory/graph/export-graph.js';
import type { Command } from '../command.js';
import { ExitCode } from '../exit-code.js';
import { openGraph, scopeOption } from './seen-graph.js';

const formats = ['mermaid', 'dot', 'json'] as const satisfies readonly GraphFormat[];

export const graphExportCommand: Command = {
  name: 'graph export',
  group: 'Memory',
  summary: 'Print the graph for other programs',
  options: [
    {
      long: 'format',
      kind: 'string',
      value: 'name',
      description: 'The output format',
      choices: formats,
      default: 'mermaid',
    },
    scopeOption,
  ],
  examples: [
    { command: 'agentsoul graph export > graph.mmd', says: 'a Mermaid drawing' },
    { command: 'agentsoul graph export --format dot | dot -Tsvg > graph.svg', says: 'with Graphviz' },
  ],
  showsStored: true,
  door: { argv: (_, scope) => ['graph', 'export', '--format', 'json', '--scope', scope] },
  async run(context) {
    const { terminal, global, options } = context;
    const { exportGraph } = await import('../../src/index.js');
    const { graph } = await openGraph(context);
    const format = global.json ? 'json' : (options.choice('format', formats) ?? 'mermaid');
    terminal.out(exportGraph(graph, format));
    return ExitCode.ok;
  },
};
