import type { Command } from '../command.js';
import { ExitCode } from '../exit-code.js';
import { openGraph, scopeOption } from './seen-graph.js';

export const graphPathCommand: Command = {
  name: 'graph path',
  group: 'Memory',
  summary: 'Show the shortest path between two entities',
  arguments: [
    { name: 'from', description: 'An id, a name or an alias', required: true },
    { name: 'to', description: 'Another', required: true },
  ],
  options: [scopeOption],
  examples: [{ command: 'agentsoul graph path person--ana tool--kettle', says: 'how the two are connected' }],
  showsStored: true,
  door: { argv: (_, scope) => ['graph', 'path', 'concept--canary', 'concept--canary', '--scope', scope, '--json'] },
  async run(context) {
    const { terminal, global, args } = context;
    const { pathBetween, requireEntity } = await import('../../src/index.js');
    const { graph } = await openGraph(context);
    const from = requireEntity(graph, args.required('from'));
    const to = requireEntity(graph, args.required('to'));
    const steps = pathBetween(graph, from.id, to.id);
    if (global.json) {
      const walked = steps?.map(({ edge, ...step }) => ({
        from: step.from,
        to: step.to,
        relation: edge.relation,
        forward: step.isForward,
      }));
      terminal.json({ from: from.id, to: to.id, found: steps !== null, steps: walked ?? [] });
    } else if (steps === null) terminal.note(`There is no path from ${from.id} to ${to.id}.`);
    else {
      const walked = steps.map(({ edge, to: next, isForward }) =>
        isForward ? ` —${edge.relation}→ ${next}` : ` ←${edge.relation}— ${next}`,
      );
      terminal.print(`${from.id}${walked.join('')}`);
    }
    return ExitCode.ok;
  },
};
