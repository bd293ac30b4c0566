import type { Entity } from '../../src/entries/entity.js';
import type { Graph } from '../../src/entries/graph.js';
import type { Command } from '../command.js';
import { ExitCode } from '../exit-code.js';
import { style } from '../ui/style.js';
import { table } from '../ui/table.js';
import { openGraph, scopeOption } from './seen-graph.js';

export const graphShowCommand: Command = {
  name: 'graph show',
  group: 'Memory',
  summary: 'Show the knowledge graph, or one entity with all that is known about it',
  description: 'Archived entities are left out unless named.',
  arguments: [{ name: 'entity', description: 'An id, a name or an alias' }],
  options: [scopeOption],
  examples: [
    { command: 'agentsoul graph show', says: 'all entities and how many connections each has' },
    { command: 'agentsoul graph show person--ana', says: 'facts, timeline, questions and relations' },
  ],
  showsStored: true,
  door: { argv: (_, scope) => ['graph', 'show', 'concept--canary', '--scope', scope, '--json'] },
  async run(context) {
    const { terminal, global, args } = context;
    const { entityDocument, graphDocument, requireEntity, saidEntity } = await import('../../src/index.js');
    const { graph, whole, archived } = await openGraph(context);
    const called = args.text('entity');
    if (called === undefined) {
      if (global.json) terminal.json(graphDocument(graph));
      else if (graph.entities.length === 0) terminal.note('The graph is empty.');
      else terminal.print(listing(graph));
      return ExitCode.ok;
    }
    const entity = saidEntity(requireEntity(whole, called));
    if (global.json) terminal.json(entityDocument(entity, edgesOf(whole, entity)));
    else terminal.print(describe(whole, entity, { isArchived: archived.has(entity.id) }));
    return ExitCode.ok;
  },
};

function listing({ entities, edges }: Graph): string {
  const rows = entities.map(({ id, type, name, facts }) => [
    id,
    type,
    name,
    String(facts.filter(({ status }) => status === 'active').length),
    String(edges.filter(({ from, to }) => from === id || to === id).length),
  ]);
  const columns = [
    { title: 'id' },
    { title: 'type' },
    { title: 'name' },
    { title: 'facts', align: 'right' as const },
    { title: 'edges', align: 'right' as const },
  ];
  return table(columns, rows);
}

function edgesOf({ edges }: Graph, { id }: Entity): Graph['edges'] {
  return edges.filter(({ from, to }) => from === id || to === id);
}

function describe(graph: Graph, entity: Entity, { isArchived }: { isArchived: boolean }): string {
  const { id, name, type, aliases, path, created, updated, isPinned, summary, facts, timeline, questions } = entity;
  const dates = [created === null ? null : `since ${created}`, updated === null ? null : `updated ${updated}`];
  const about = [type, ...dates, isPinned ? 'pinned' : null, isArchived ? 'archived' : null]
    .filter((part) => part !== null)
    .join(', ');
  const part = (title: string, lines: readonly string[]) =>
    lines.length === 0 ? [] : ['', style.bold(title), ...lines.map((line) => `- ${line}`)];
  return [
    `${style.bold(name)} (${id}): ${about}`,
    style.dim(path),
    ...(aliases.length === 0 ? [] : [`Also called ${aliases.join(', ')}`]),
    ...(summary === null ? [] : ['', summary.text]),
    ...part(
      'Facts',
      facts.map(({ text, status, since }) => {
        const when = since === null ? '' : ` (${since})`;
        return status === 'active' ? `${text}${when}` : `${text}${when} — no longer true`;
      }),
    ),
    ...part(
      'Timeline',
      timeline.map(({ day, text }) => (day === null ? text : `${day}: ${text}`)),
    ),
    ...part(
      'Open questions',
      questions.map(({ text }) => text),
    ),
    ...part(
      'Relations',
      edgesOf(graph, entity).map(
        ({ from, relation, to, isDangling }) => `${from} ${relation} ${to}${isDangling ? ' (not there)' : ''}`,
      ),
    ),
  ].join('\n');
}
