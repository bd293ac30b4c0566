import { type EntityDocument, type GraphDocument, invoke, operations } from '../../src/index.js';
import type { Command } from '../command.js';
import { ExitCode } from '../exit-code.js';
import { sessionHere } from '../session.js';
import { style } from '../ui/style.js';
import { table } from '../ui/table.js';
import { scopeOption } from './scope-option.js';

export const graphShowCommand: Command = {
  name: 'graph show',
  group: 'Memory',
  summary: 'Show the knowledge graph, or one entity with all that is known about it',
  description: 'Entities that are archived are left out, unless one is named.',
  arguments: [{ name: 'entity', description: 'An id, a name or an alias' }],
  options: [scopeOption],
  examples: [
    { command: 'agentsoul graph show', says: 'all entities and how many connections each has' },
    { command: 'agentsoul graph show person--ana', says: 'facts, timeline, questions and relations' },
  ],
  showsStored: true,
  async run(context) {
    const { terminal, global, args, options } = context;
    const shown = await invoke(sessionHere(context), operations['graph.show'], {
      entity: args.text('entity'),
      scope: options.text('scope'),
    });
    if (global.json) terminal.json(shown);
    else if ('facts' in shown) terminal.print(describe(shown));
    else if (shown.entities.length === 0) terminal.note('The graph is empty.');
    else terminal.print(listing(shown));
    return ExitCode.ok;
  },
};

function listing({ entities, edges }: GraphDocument): string {
  const rows = entities.map(({ id, type, name, facts }) => {
    const connections = edges.filter(({ from, to }) => from === id || to === id).length;
    return [id, type, name, String(facts), String(connections)];
  });
  const columns = [
    { title: 'id' },
    { title: 'type' },
    { title: 'name' },
    { title: 'facts', align: 'right' as const },
    { title: 'edges', align: 'right' as const },
  ];
  return table(columns, rows);
}

function describe(entity: EntityDocument): string {
  const { id, name, type, aliases, path, created, updated, pinned, archived, summary } = entity;
  const { facts, timeline, questions, edges } = entity;
  const dates = [created === null ? null : `since ${created}`, updated === null ? null : `updated ${updated}`];
  const about = [type, ...dates, pinned ? 'pinned' : null, archived ? 'archived' : null]
    .filter((part) => part !== null)
    .join(', ');
  const part = (title: string, lines: readonly string[]) =>
    lines.length === 0 ? [] : ['', style.bold(title), ...lines.map((line) => `- ${line}`)];
  return [
    `${style.bold(name)} (${id}): ${about}`,
    style.dim(path),
    ...(aliases.length === 0 ? [] : [`Also called ${aliases.join(', ')}`]),
    ...(summary === null ? [] : ['', summary]),
    ...part(
      'Facts',
      facts.map(({ text, status, since }) => {
        const when = since === null ? '' : ` (${since})`;
        return status === 'active' ? `${text}${when}` : `${text}${when} — no longer so`;
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
      edges.map(({ from, relation, to, dangling }) => `${from} ${relation} ${to}${dangling ? ' (not there)' : ''}`),
    ),
  ].join('\n');
}
