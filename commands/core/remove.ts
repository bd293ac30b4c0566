import { coreBlockNames } from '../../src/memory/core/block-names.js';
import { applyPlan } from '../apply-plan.js';
import type { Command } from '../command.js';
import { openHere, presenceOf, requireOwner } from '../here.js';

export const coreRemoveCommand: Command = {
  name: 'core remove',
  group: 'Memory',
  summary: 'Remove one line from core memory',
  description: 'The line is found by its id, its number in `core show`, or words from it.',
  arguments: [{ name: 'line', description: 'The line: its id, its number or words from it', required: true }],
  options: [
    { long: 'block', kind: 'string', value: 'block', choices: coreBlockNames, description: 'Look in this block only' },
    { long: 'actor', kind: 'string', value: 'who', description: 'Who changes it: manual, skill:NAME, bot:main' },
  ],
  examples: [{ command: 'agentsoul core remove "waiting for the bank"', says: 'the one line with these words' }],
  writes: true,
  door: { none: 'it is for the owner, and refuses every other scope' },
  async run(context) {
    requireOwner(context, 'core remove');
    const { planCoreRemove } = await import('../../src/index.js');
    const { args, options } = context;
    const workspace = await openHere(context);
    const isPerson = presenceOf(context) === 'tty';
    return applyPlan(context, {
      workspace,
      mutation: 'core remove',
      trigger: 'agentsoul core remove',
      actor: options.text('actor') ?? (isPerson ? 'manual' : undefined),
      plan: () => planCoreRemove(workspace, args.required('line'), { block: options.choice('block', coreBlockNames) }),
      unchanged: 'There is no such line.',
    });
  },
};
