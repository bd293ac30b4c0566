import { operations } from '../../src/index.js';
import type { Command } from '../command.js';
import { runChange } from '../run-change.js';
import { proposalNumbers } from './parse-proposal-numbers.js';

export const reviewRejectCommand: Command = {
  name: 'review reject',
  group: 'Consolidate',
  summary: 'Reject proposals',
  arguments: [{ name: 'numbers', description: 'The numbers of the proposals', variadic: true }],
  options: [
    {
      long: 'reason',
      kind: 'string',
      value: 'text',
      required: true,
      description: 'Why; stored with the proposal',
    },
  ],
  examples: [
    { command: 'agentsoul review reject 5 --reason "known already"', says: 'it stays in the list with --all' },
  ],
  writes: true,
  async run(context) {
    return runChange(context, {
      operation: operations['review.reject'],
      input: { numbers: proposalNumbers(context), reason: context.options.text('reason') ?? '' },
      unchanged: 'They are already rejected.',
    });
  },
};
