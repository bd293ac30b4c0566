import { applyPlan } from '../apply-plan.js';
import type { Command } from '../command.js';
import { openHere, presenceOf, requireOwner } from '../here.js';
import { proposalNumbers } from './numbers.js';

export const reviewDeferCommand: Command = {
  name: 'review defer',
  group: 'Consolidate',
  summary: 'Leave proposals to the next reflection',
  arguments: [{ name: 'numbers', description: 'The numbers of the proposals', variadic: true }],
  examples: [
    { command: 'agentsoul review defer 4', says: 'the next reflection handles it; it can still be committed' },
  ],
  writes: true,
  door: { none: 'it is for the owner, and refuses every other scope' },
  async run(context) {
    requireOwner(context, 'review defer');
    const { checkReviewer, planDefer } = await import('../../src/index.js');
    const workspace = await openHere(context);
    checkReviewer(workspace, { presence: presenceOf(context) });
    const numbers = proposalNumbers(context);
    return applyPlan(context, {
      workspace,
      mutation: 'review defer',
      trigger: 'agentsoul review defer',
      plan: () => planDefer(workspace, numbers),
      unchanged: 'They are already deferred.',
    });
  },
};
