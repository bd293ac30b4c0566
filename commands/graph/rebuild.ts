import { applyPlan } from '../apply-plan.js';
import type { Command } from '../command.js';
import { openHere, requireOwner } from '../here.js';

export const graphRebuildCommand: Command = {
  name: 'graph rebuild',
  group: 'Memory',
  summary: 'Rebuild the graph index from the entity files',
  examples: [{ command: 'agentsoul graph rebuild', says: 'after entity files were edited by hand' }],
  writes: true,
  door: { none: 'it is for the owner' },
  async run(context) {
    requireOwner(context, 'graph rebuild');
    const { planIndex, requireGraph } = await import('../../src/index.js');
    const workspace = await openHere(context);
    requireGraph(workspace);
    return applyPlan(context, {
      workspace,
      mutation: 'graph rebuild',
      trigger: 'agentsoul graph rebuild',
      plan: () =>
        workspace.snapshot(async (reader) => {
          const edit = await planIndex(workspace, reader);
          return { edits: edit === null ? [] : [edit], summary: 'rebuild the graph index' };
        }),
      unchanged: 'The index is up to date.',
    });
  },
};
