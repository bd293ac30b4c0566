import type { Command } from '../command.js';

export const auditVerifyCommand: Command = {
  name: 'audit verify',
  group: 'Trust',
  summary: 'Check files, actors, history and audit.log against what was confirmed',
  description:
    'Says of every check how it went, and names files with edits that no commit holds. Exit code 1 with open alerts.',
  examples: [{ command: 'agentsoul audit verify', says: 'before you rely on the workspace' }],
  async run(context) {
    const { tellVerify } = await import('./tell-verify.js');
    return tellVerify(context);
  },
};
