import { invoke, operations } from '../../src/index.js';
import type { Command } from '../command.js';
import { ExitCode } from '../exit-code.js';
import { sessionHere } from '../session.js';

export const auditDigestCommand: Command = {
  name: 'audit digest',
  group: 'Trust',
  summary: 'Summarise the changes of a month',
  description: 'Months are in UTC, like the times in audit.log.',
  arguments: [{ name: 'month', description: 'YYYY-MM; default: this month so far' }],
  examples: [
    { command: 'agentsoul audit digest', says: 'this month so far' },
    { command: 'agentsoul audit digest 2026-01', says: 'January' },
  ],
  async run(context) {
    const { terminal, global, args } = context;
    const answer = await invoke(sessionHere(context), operations['audit.digest'], { month: args.text('month') });
    if (global.json) terminal.json(answer);
    else terminal.print(answer.text);
    return ExitCode.ok;
  },
};
