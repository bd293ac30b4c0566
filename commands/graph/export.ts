import { graphFormats, invoke, operations } from '../../src/index.js';
import type { Command } from '../command.js';
import { ExitCode } from '../exit-code.js';
import { sessionHere } from '../session.js';
import { scopeOption } from './scope-option.js';

export const graphExportCommand: Command = {
  name: 'graph export',
  group: 'Memory',
  summary: 'Print the graph for other programs',
  options: [
    {
      long: 'format',
      kind: 'string',
      value: 'name',
      description: 'How to write it',
      choices: graphFormats,
      default: 'mermaid',
    },
    scopeOption,
  ],
  examples: [
    { command: 'agentsoul graph export > graph.mmd', says: 'a Mermaid drawing' },
    { command: 'agentsoul graph export --format dot | dot -Tsvg > graph.svg', says: 'with Graphviz' },
  ],
  showsStored: true,
  async run(context) {
    const { terminal, global, options } = context;
    const { text } = await invoke(sessionHere(context), operations['graph.export'], {
      format: global.json ? 'json' : options.choice('format', graphFormats),
      scope: options.text('scope'),
    });
    terminal.out(text);
    return ExitCode.ok;
  },
};
