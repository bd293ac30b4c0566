import { applyPlan } from '../apply-plan.js';
import type { Command } from '../command.js';
import { openHere, presenceOf, requireOwner } from '../here.js';
import { proposalNumbers } from './numbers.js';

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
  door: { none: 'it is for the owner, and refuses every other scope' },
  async run(context) {
    requireOwner(context, 'review reject');
    const { checkReviewer, planReject } = await import('../../src/index.js');
    const workspace = await openHere(context);
    checkReviewer(workspace, { presence: presenceOf(context) });
    const numbers = proposalNumbers(context);
    const reason = context.options.text('reason') ?? '';
    return applyPlan(context, {
      workspace,
      mutation: 'review reject',
      trigger: 'agentsoul review reject',
      plan: () => planReject(workspace, numbers, { reason }),
      unchanged: 'They are already rejected.',
    });
  },
};
