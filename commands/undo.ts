import { applyPlan } from './apply-plan.js';
import type { Command } from './command.js';
import { openHere, requireOwner } from './here.js';

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
  door: { none: 'it is for the owner' },
  async run(context) {
    requireOwner(context, 'undo');
    const { chooseUndo, planWholeUndo } = await import('../src/index.js');
    const workspace = await openHere(context);
    return applyPlan(context, {
      workspace,
      mutation: 'undo',
      trigger: 'agentsoul undo',
      plan: async (found) => {
        const { repository, change } = await chooseUndo(found, context.args.text('change'));
        return planWholeUndo(workspace, repository, change);
      },
      unchanged: 'The files are already as they were before that change.',
    });
  },
};
