import { operations } from '../src/index.js';
import type { Command } from './command.js';
import { runChange } from './run-change.js';

export const undoCommand: Command = {
  name: 'undo',
  group: 'Trust',
  summary: 'Take back the last change, or a named one',
  description:
    'Restores every byte the change touched and records that as a change of its own, which can be undone by its id. Later edits elsewhere in the same file are kept.',
  arguments: [
    {
      name: 'change',
      description: 'The id of a change, c-…, or a commit; without it, the latest that was not taken back',
    },
  ],
  examples: [
    { command: 'agentsoul undo', says: 'take back the last change' },
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
