import { operations } from '../../src/index.js';
import type { Command } from '../command.js';
import { runChange } from '../run-change.js';
import { proposalNumbers } from './parse-proposal-numbers.js';

export const reviewDeferCommand: Command = {
  name: 'review defer',
  group: 'Consolidate',
  summary: 'Leave proposals to the next reflection',
  arguments: [{ name: 'numbers', description: 'The numbers of the proposals', variadic: true }],
  examples: [
    { command: 'agentsoul review defer 4', says: 'the next reflection handles it; it can still be committed' },
  ],
  writes: true,
  async run(context) {
    return runChange(context, {
      operation: operations['review.defer'],
      input: { numbers: proposalNumbers(context) },
      unchanged: 'They are already deferred.',
    });
  },
};
