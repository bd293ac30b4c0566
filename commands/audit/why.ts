import type { Command } from '../command.js';
import { scopeOption } from '../graph/scope-option.js';

export const auditWhyCommand: Command = {
  name: 'audit why',
  group: 'Trust',
  summary: 'Show where a memory comes from, or why it is no longer known',
  arguments: [{ name: 'memory', description: 'The id of a memory, or words of it', required: true, variadic: true }],
  options: [scopeOption],
  examples: [
    { command: 'agentsoul audit why "blue tiles"', says: 'why did you forget about the tiles?' },
    { command: 'agentsoul audit why episode:2026-02-02:14:30', says: 'where does this memory come from?' },
  ],
  async run(context) {
    const { printExplanation } = await import('./print-explanation.js');
    return printExplanation(context);
  },
};
