import type { Command } from '../command.js';
import { ExitCode } from '../exit-code.js';
import { openHere, requireOwner } from '../here.js';

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
  door: { none: 'it is for the owner' },
  async run(context) {
    requireOwner(context, 'audit digest');
    const { terminal, global, args } = context;
    const { readDigest } = await import('../../src/index.js');
    const { digest, ...answer } = await readDigest(await openHere(context), args.text('month'));
    if (global.json) terminal.json({ ...digest, ...answer });
    else terminal.print(answer.text);
    return ExitCode.ok;
  },
};
