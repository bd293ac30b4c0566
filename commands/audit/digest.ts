import { invoke, operations } from '../../src/index.js';
import type { Command } from '../command.js';
import { ExitCode } from '../exit-code.js';
import { sessionHere } from '../session.js';

export const auditDigestCommand: Command = {
  name: 'audit digest',
  group: 'Trust',
  summary: 'Sum up what changed in a month',
  description: 'Months are those of UTC, as the times in audit.log are.',
  arguments: [{ name: 'month', description: 'YYYY-MM; this month so far without it' }],
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
