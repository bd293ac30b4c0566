import { SoulError } from '../../src/errors/soul-error.js';
import type { Command } from '../command.js';
import { ExitCode } from '../exit-code.js';
import { table } from '../ui/table.js';
import { openGraph, scopeOption } from './seen-graph.js';

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
  door: {
    argv: (_, scope) => ['graph', 'neighbors', 'concept--canary', '--hops', '2', '--scope', scope, '--json'],
  },
  async run(context) {
    const { terminal, global, args, options } = context;
    const { neighborsOf, requireEntity } = await import('../../src/index.js');
    const hops = options.number('hops') ?? 1;
    if (hops !== 1 && hops !== 2) {
      throw new SoulError('usage', `${hops} hops are not possible.`, { hint: 'Use `--hops 1` or `--hops 2`.' });
    }
    const { graph } = await openGraph(context);
    const entity = requireEntity(graph, args.required('entity'));
    const nameOf = (id: string) => graph.entities.find((known) => known.id === id)?.name ?? id;
    const neighbors = neighborsOf(graph, entity.id, hops).map(({ id, hops: away, via: { edge } }) => {
      return { id, name: nameOf(id), hops: away, from: edge.from, relation: edge.relation, to: edge.to };
    });
    if (global.json) terminal.json({ entity: entity.id, hops, neighbors });
    else if (neighbors.length === 0) terminal.note(`${entity.id} has no connections.`);
    else {
      const rows = neighbors.map(({ id, name, hops: away, from, relation, to }) => {
        return [id, name, String(away), `${from} ${relation} ${to}`];
      });
      terminal.print(table([{ title: 'id' }, { title: 'name' }, { title: 'hops' }, { title: 'because' }], rows));
    }
    return ExitCode.ok;
  },
};
