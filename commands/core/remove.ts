import { coreBlockNames, operations } from '../../src/index.js';
import type { Command } from '../command.js';
import { runChange } from '../run-change.js';

export const coreRemoveCommand: Command = {
  name: 'core remove',
  group: 'Memory',
  summary: 'Take one line out of core memory',
  description: 'The line is found by its id, its number in `core show`, its words or some of them.',
  arguments: [{ name: 'line', description: 'The line: its id, its number or words of it', required: true }],
  options: [
    { long: 'block', kind: 'string', value: 'block', choices: coreBlockNames, description: 'Look in this block only' },
    { long: 'actor', kind: 'string', value: 'who', description: 'Who changes it: manual, skill:NAME, bot:main' },
  ],
  examples: [{ command: 'agentsoul core remove "waiting for the bank"', says: 'the one line with these words' }],
  writes: true,
  run: (context) =>
    runChange(context, {
      operation: operations['core.remove'],
      input: {
        line: context.args.required('line'),
        block: context.options.choice('block', coreBlockNames),
        actor: context.options.text('actor'),
      },
      unchanged: 'The line is not there.',
    }),
};
