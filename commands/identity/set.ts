import { SoulError } from '../../src/errors/soul-error.js';
import { applyPlan } from '../apply-plan.js';
import type { Command } from '../command.js';
import { openHere, requireOwner } from '../here.js';

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
  door: { none: 'it prints only the fields it was given' },
  async run(context) {
    requireOwner(context, 'identity set');
    const { planIdentitySet } = await import('../../src/index.js');
    const given = fields.flatMap((field) => {
      const value = context.options.text(field);
      return value === undefined ? [] : [[field, value] as const];
    });
    if (given.length === 0) {
      throw new SoulError('usage', 'No field was given.', {
        hint: 'For example: `agentsoul identity set --name Kate`.',
      });
    }
    const workspace = await openHere(context);
    return applyPlan(context, {
      workspace,
      mutation: 'identity set',
      trigger: 'agentsoul identity set',
      plan: () => planIdentitySet(workspace, Object.fromEntries(given)),
      unchanged: 'Those fields already have these values.',
    });
  },
};
