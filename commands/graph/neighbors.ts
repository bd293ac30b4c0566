import { invoke, operations } from '../../src/index.js';
import type { Command } from '../command.js';
import { ExitCode } from '../exit-code.js';
import { sessionHere } from '../session.js';
import { table } from '../ui/table.js';
import { scopeOption } from './scope-option.js';

export const graphNeighborsCommand: Command = {
  name: 'graph neighbors',
  group: 'Memory',
  summary: 'Show what an entity is connected to',
  arguments: [{ name: 'entity', description: 'An id, a name or an alias', required: true }],
  options: [
    { long: 'hops', kind: 'number', value: 'count', description: 'How many steps away, 1 or 2', default: 1 },
    scopeOption,
  ],
  examples: [{ command: 'agentsoul graph neighbors person--ana --hops 2', says: 'and what those are connected to' }],
  showsStored: true,
  async run(context) {
    const { terminal, global, args, options } = context;
    const found = await invoke(sessionHere(context), operations['graph.neighbors'], {
      entity: args.required('entity'),
      hops: options.number('hops'),
      scope: options.text('scope'),
    });
    if (global.json) terminal.json(found);
    else if (found.neighbors.length === 0) terminal.note(`${found.entity} is connected to nothing.`);
    else {
      const rows = found.neighbors.map(({ id, name, hops: away, from, relation, to }) => {
        return [id, name, String(away), `${from} ${relation} ${to}`];
      });
      terminal.print(table([{ title: 'id' }, { title: 'name' }, { title: 'hops' }, { title: 'because' }], rows));
    }
    return ExitCode.ok;
  },
};
