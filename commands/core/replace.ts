import { coreBlockNames, operations } from '../../src/index.js';
import type { Command } from '../command.js';
import { runChange } from '../run-change.js';

export const coreReplaceCommand: Command = {
  name: 'core replace',
  group: 'Memory',
  summary: 'Change one line of core memory',
  description:
    'The line is found by its id, its number in `core show`, its words or some of them. Limits of blocks are kept.',
  arguments: [{ name: 'line', description: 'The line: its id, its number or words of it', required: true }],
  options: [
    { long: 'with', kind: 'string', value: 'text', required: true, description: 'What it says instead' },
    { long: 'block', kind: 'string', value: 'block', choices: coreBlockNames, description: 'Look in this block only' },
    { long: 'redact', kind: 'boolean', description: 'Store it with secrets masked' },
    { long: 'actor', kind: 'string', value: 'who', description: 'Who changes it: manual, skill:NAME, bot:main' },
  ],
  examples: [
    { command: 'agentsoul core replace "lives in" --with "Lives in Porto"', says: 'the one line that says where' },
    { command: 'agentsoul core replace 12 --with "Works on Lantern"', says: 'line 12' },
  ],
  writes: true,
  run: (context) =>
    runChange(context, {
      operation: operations['core.replace'],
      input: {
        line: context.args.required('line'),
        text: context.options.text('with') ?? '',
        block: context.options.choice('block', coreBlockNames),
        redact: context.options.flag('redact'),
        actor: context.options.text('actor'),
      },
      unchanged: 'The line says so already.',
    }),
};
