import { operations } from '../src/index.js';
import type { Command } from './command.js';
import { runChange } from './run-change.js';

export const undoCommand: Command = {
  name: 'undo',
  group: 'Trust',
  summary: 'Undo the last change, or a named one',
  description:
    'Restores every byte of the change and records that as a separate change, which can be undone by its id. Later edits elsewhere in the same file are kept.',
  arguments: [
    {
      name: 'change',
      description: 'The id of a change, c-…, or a commit; default: the latest that is not undone',
    },
  ],
  examples: [
    { command: 'agentsoul undo', says: 'undo the last change' },
    { command: 'agentsoul undo c-7f3a2b91d0', says: 'a named one' },
    { command: 'agentsoul undo --dry-run', says: 'see what it would restore' },
  ],
  writes: true,
  run: (context) =>
    runChange(context, {
      operation: operations.undo,
      input: { change: context.args.text('change') },
      unchanged: 'The files are already as they were before that change.',
    }),
};
