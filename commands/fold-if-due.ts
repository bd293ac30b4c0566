import type { Folded } from '../src/search/waiting-accesses.js';
import type { Workspace } from '../src/workspace/workspace.js';
import type { CommandContext } from './command.js';
import { presenceOf } from './here.js';

/** Folds the accesses that wait into the records, when there are so many that they should not wait longer. */
export async function foldIfDue(context: CommandContext, workspace: Workspace): Promise<void> {
  const { changeWorkspace, dropFolded, isFoldDue, planFold } = await import('../src/index.js');
  if (!(await isFoldDue(workspace))) return;
  let folded: Folded | null = null;
  const change = await changeWorkspace(workspace, {
    mutation: 'decay --apply',
    trigger: 'more than 200 unrecorded accesses',
    presence: presenceOf(context),
    plan: async () => {
      const planned = await workspace.snapshot((reader) => planFold(workspace, reader));
      folded = planned.folded;
      return planned.plan;
    },
  });
  if (change.state === 'changed' && folded !== null) dropFolded(workspace.root, folded);
}
