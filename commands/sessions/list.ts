import { escapeForTerminal, invoke, operations, type SessionSummary } from '../../src/index.js';
import type { Command } from '../command.js';
import { ExitCode } from '../exit-code.js';
import { sessionHere } from '../session.js';
import { table } from '../ui/table.js';
import { pageOf, pageOptions } from './page-options.js';

export const sessionsListCommand: Command = {
  name: 'sessions list',
  group: 'Memory',
  summary: 'List the recorded sessions of this agent, latest first',
  options: pageOptions,
  examples: [
    { command: 'agentsoul sessions list', says: 'the latest sessions' },
    { command: 'agentsoul sessions list --limit 500 --json', says: 'for programs' },
  ],
  async run(context) {
    const { terminal, global } = context;
    const answer = await invoke(sessionHere(context), operations['sessions.list'], pageOf(context));
    const { sessions, total, next, others = 0 } = answer;
    if (global.json) terminal.json(answer);
    else {
      if (sessions.length === 0) terminal.note('There are no recorded sessions.');
      else terminal.print(table(columns, sessions.map(rowOf)));
      if (next !== undefined) terminal.note(`\n${total} in total. Continue with --cursor ${next}.`);
    }
    if (others > 0)
      terminal.note(`${others === 1 ? '1 transcript' : `${others} transcripts`} of other agents not shown.`);
    return ExitCode.ok;
  },
};

const columns = [
  { title: 'session' },
  { title: 'began' },
  { title: 'entries', align: 'right' as const },
  { title: 'source' },
];

function rowOf({ id, timestamp, entries, source_plugin, broken }: SessionSummary): string[] {
  const count = broken === 0 ? String(entries) : `${entries} (${broken} unreadable)`;
  return [id, timestamp ?? '', count, source_plugin ?? ''].map(escapeForTerminal);
}
