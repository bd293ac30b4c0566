import { operations } from '../../src/index.js';
import type { Command } from '../command.js';
import { runChange } from '../run-change.js';

const fields = ['name', 'creature', 'vibe', 'emoji', 'avatar', 'role'] as const;

export const identitySetCommand: Command = {
  name: 'identity set',
  group: 'Identity',
  summary: 'Write fields of IDENTITY.md in place',
  description: 'Everything else in the file stays, byte for byte.',
  options: fields.map((field) => ({
    long: field,
    kind: 'string',
    value: 'text',
    description: `The ${field} of the agent`,
  })),
  examples: [{ command: 'agentsoul identity set --name Kate --emoji 🐙', says: 'two fields at once' }],
  writes: true,
  async run(context) {
    const given = fields.map((field) => [field, context.options.text(field)]);
    return runChange(context, {
      operation: operations['identity.set'],
      input: Object.fromEntries(given),
      unchanged: 'Those fields already have these values.',
    });
  },
};
