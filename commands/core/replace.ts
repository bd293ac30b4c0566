import { coreBlockNames } from '../../src/memory/core/block-names.js';
import { applyPlan } from '../apply-plan.js';
import type { Command } from '../command.js';
import { openHere, presenceOf, requireOwner } from '../here.js';

export const coreReplaceCommand: Command = {
  name: 'core replace',
  group: 'Memory',
  summary: 'Change one line of core memory',
  description: 'The line is found by its id, its number in `core show`, or words from it. Block limits apply.',
  arguments: [{ name: 'line', description: 'The line: its id, its number or words from it', required: true }],
  options: [
    { long: 'with', kind: 'string', value: 'text', required: true, description: 'The new text' },
    { long: 'block', kind: 'string', value: 'block', choices: coreBlockNames, description: 'Look in this block only' },
    { long: 'redact', kind: 'boolean', description: 'Store it with secrets masked' },
    { long: 'actor', kind: 'string', value: 'who', description: 'Who changes it: manual, skill:NAME, bot:main' },
  ],
  examples: [
    { command: 'agentsoul core replace "lives in" --with "Lives in Porto"', says: 'the one line that says where' },
    { command: 'agentsoul core replace 12 --with "Works on Lantern"', says: 'line 12' },
  ],
  writes: true,
  door: { none: 'it is for the owner, and refuses every other scope' },
  async run(context) {
    requireOwner(context, 'core replace');
    const { planCoreReplace } = await import('../../src/index.js');
    const { args, options } = context;
    const workspace = await openHere(context);
    const isPerson = presenceOf(context) === 'tty';
    return applyPlan(context, {
      workspace,
      mutation: 'core replace',
      trigger: 'agentsoul core replace',
      actor: options.text('actor') ?? (isPerson ? 'manual' : undefined),
      plan: () =>
        planCoreReplace(workspace, args.required('line'), {
          text: options.text('with') ?? '',
          block: options.choice('block', coreBlockNames),
          redact: options.flag('redact'),
        }),
      unchanged: 'The line already says this.',
    });
  },
};
