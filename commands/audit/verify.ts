import type { Command } from '../command.js';

export const auditVerifyCommand: Command = {
  name: 'audit verify',
  group: 'Trust',
  summary: 'Check files, actors, history and audit.log against the baseline',
  description: 'Shows the result of every check, and files with uncommitted edits. Exit code 1 with open alerts.',
  examples: [{ command: 'agentsoul audit verify', says: 'before you rely on the workspace' }],
  async run(context) {
    const { printVerification } = await import('./print-verification.js');
    return printVerification(context);
  },
};
