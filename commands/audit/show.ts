import type { Command } from '../command.js';

export const auditShowCommand: Command = {
  name: 'audit show',
  group: 'Trust',
  summary: 'Show one change, or all changes of a reflection, with actor, reason and diff',
  arguments: [{ name: 'change', description: 'A commit, a change c-…, or a reflection r-NNN', required: true }],
  examples: [
    { command: 'agentsoul audit show c-7f3a2b91d0', says: 'one change' },
    { command: 'agentsoul audit show r-012', says: 'what a reflection did' },
  ],
  async run(context) {
    const { printChange } = await import('./print-change.js');
    return printChange(context);
  },
};
