import { invoke, operations, storeNames } from '../src/index.js';
import type { Command } from './command.js';
import { ExitCode } from './exit-code.js';
import { searchReport } from './search/search-report.js';
import { sessionHere } from './session.js';

export const searchCommand: Command = {
  name: 'search',
  group: 'Memory',
  summary: 'Find memories that answer a question',
  description:
    'Ask in your own words. Every hit says where it stands and what found it. The index beside the files is brought up to date first; nothing found is an answer, not a failure.',
  arguments: [{ name: 'query', description: 'What to look for', variadic: true }],
  options: [
    {
      long: 'scope',
      kind: 'string',
      value: 'scope',
      description: 'Who asks: only what this scope may see is searched',
      suggests: ['main', 'group', 'room:', 'subagent', 'heartbeat', 'cron'],
    },
    { long: 'store', kind: 'list', value: 'stores', choices: storeNames, description: 'Only these stores' },
    { long: 'limit', kind: 'number', value: 'n', description: 'How many hits at most (config: memory.search.limit)' },
    { long: 'min-score', kind: 'number', value: '0..1', description: 'Leave out hits below this score' },
    { long: 'since', kind: 'string', value: 'day', description: 'Only memories of this day or later' },
    { long: 'until', kind: 'string', value: 'day', description: 'Only memories of this day or earlier' },
    {
      long: 'as-of',
      kind: 'string',
      value: 'day',
      description: 'What was known on this day: later memories are left out',
    },
    { long: 'archived', kind: 'boolean', description: 'Include what has been archived' },
    { long: 'explain', kind: 'boolean', description: 'Show what spoke for each hit' },
    {
      long: 'used',
      kind: 'boolean',
      description: 'Count the first hits as used, which counts double, and not only as shown',
    },
    { long: 'no-track', kind: 'boolean', description: 'Leave no trace of what came up' },
  ],
  examples: [
    { command: 'agentsoul search "when is the dentist?"', says: 'the best answers first' },
    { command: 'agentsoul search hiking --since 2026-01-01 --limit 5', says: 'of this year, five at most' },
    { command: 'agentsoul search "deploy steps" --store procedural --json', says: 'for programs' },
  ],
  showsStored: true,
  async run(context) {
    const { terminal, options, global, args } = context;
    const answer = await terminal.progress('Reading memories', (onProgress) =>
      invoke(sessionHere(context, { onProgress }), operations.search, {
        query: args.list('query').join(' '),
        scope: options.text('scope'),
        stores: storeNames.filter((name) => options.list('store').includes(name)),
        limit: options.number('limit'),
        minScore: options.number('min-score'),
        since: options.text('since'),
        until: options.text('until'),
        asOf: options.text('as-of'),
        explain: options.flag('explain'),
        archived: options.flag('archived'),
        track: !options.flag('no-track'),
        used: options.flag('used'),
      }),
    );
    if (global.json) terminal.json(answer);
    else terminal.print(searchReport(answer, terminal));
    for (const { from, to } of answer.corrections)
      terminal.note(`Nobody wrote "${from}"; searched for "${to}" instead.`);
    for (const note of answer.notes) terminal.note(`${terminal.style.yellow('!')} ${note}`);
    return ExitCode.ok;
  },
};
