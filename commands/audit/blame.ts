import type { Command } from '../command.js';

export const auditBlameCommand: Command = {
  name: 'audit blame',
  group: 'Trust',
  summary: 'Show for every line of a file which change it comes from, by whom and why',
  description: 'Tells of the file as it was last committed; edits that no commit holds are not in it.',
  arguments: [{ name: 'file', description: 'A file of the workspace', required: true }],
  examples: [{ command: 'agentsoul audit blame USER.md', says: 'who changed USER.md?' }],
  async run(context) {
    const { tellBlame } = await import('./tell-blame.js');
    return tellBlame(context);
  },
};
