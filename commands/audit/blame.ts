import type { Command } from '../command.js';

export const auditBlameCommand: Command = {
  name: 'audit blame',
  group: 'Trust',
  summary: 'Show for every line of a file which change it comes from, by whom and why',
  description: 'Shows the file as last committed, without uncommitted edits.',
  arguments: [{ name: 'file', description: 'A file of the workspace', required: true }],
  examples: [{ command: 'agentsoul audit blame USER.md', says: 'who changed USER.md?' }],
  async run(context) {
    const { printBlame } = await import('./print-blame.js');
    return printBlame(context);
  },
};
