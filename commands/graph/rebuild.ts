import { operations } from '../../src/index.js';
import type { Command } from '../command.js';
import { runChange } from '../run-change.js';

export const graphRebuildCommand: Command = {
  name: 'graph rebuild',
  group: 'Memory',
  summary: 'Make the index of the graph anew from the files of its entities',
  examples: [{ command: 'agentsoul graph rebuild', says: 'after entity files were edited by hand' }],
  writes: true,
  run: (context) =>
    runChange(context, {
      operation: operations['graph.rebuild'],
      input: {},
      unchanged: 'The index is as the entities say.',
    }),
};
