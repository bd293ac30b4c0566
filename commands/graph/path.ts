import { invoke, operations } from '../../src/index.js';
import type { Command } from '../command.js';
import { ExitCode } from '../exit-code.js';
import { sessionHere } from '../session.js';
import { scopeOption } from './scope-option.js';

export const graphPathCommand: Command = {
  name: 'graph path',
  group: 'Memory',
  summary: 'Show the shortest way from one entity to another',
  arguments: [
    { name: 'from', description: 'An id, a name or an alias', required: true },
    { name: 'to', description: 'Another', required: true },
  ],
  options: [scopeOption],
  examples: [{ command: 'agentsoul graph path person--ana tool--kettle', says: 'how the two are connected' }],
  showsStored: true,
  async run(context) {
    const { terminal, global, args, options } = context;
    const path = await invoke(sessionHere(context), operations['graph.path'], {
      from: args.required('from'),
      to: args.required('to'),
      scope: options.text('scope'),
    });
    if (global.json) terminal.json(path);
    else if (!path.found) terminal.note(`Nothing leads from ${path.from} to ${path.to}.`);
    else {
      const walked = path.steps.map(({ relation, to, forward }) =>
        forward ? ` —${relation}→ ${to}` : ` ←${relation}— ${to}`,
      );
      terminal.print(`${path.from}${walked.join('')}`);
    }
    return ExitCode.ok;
  },
};
