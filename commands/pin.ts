import { operations } from '../src/index.js';
import type { Command } from './command.js';
import { runChange } from './run-change.js';

const memoryArgument = { name: 'memory', description: 'An id, path#line or entity', required: true } as const;

export const pinCommand: Command = {
  name: 'pin',
  group: 'Memory',
  summary: 'Keep a memory from fading',
  description: 'A line of an entity pins the whole entity. Brings back what was archived.',
  arguments: [memoryArgument],
  examples: [
    { command: 'agentsoul pin person--ana', says: 'an entity' },
    { command: 'agentsoul pin episode:2026-02-02:14:30', says: 'an episode' },
  ],
  writes: true,
  run: (context) =>
    runChange(context, {
      operation: operations.pin,
      input: { id: context.args.required('memory') },
      unchanged: 'It is pinned already.',
    }),
};

export const unpinCommand: Command = {
  name: 'unpin',
  group: 'Memory',
  summary: 'Let a pinned memory fade again',
  arguments: [memoryArgument],
  examples: [{ command: 'agentsoul unpin person--ana', says: 'it fades from its last use on' }],
  writes: true,
  run: (context) =>
    runChange(context, {
      operation: operations.unpin,
      input: { id: context.args.required('memory') },
      unchanged: 'It is not pinned.',
    }),
};
