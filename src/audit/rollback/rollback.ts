import type { Presence } from '../../journal/actor.js';
import { type Change, changeWorkspace } from '../../journal/change-workspace.js';
import type { Workspace } from '../../workspace/workspace.js';
import { planRollback } from './plan-rollback.js';
import type { RollbackTarget } from './rollback-target.js';

export type RollbackOptions = {
  readonly presence?: Presence;
  readonly onWait?: (holder: string) => void;
};

/** Rolls back a file, a reflection or the whole workspace in one change, which can be undone. */
export async function rollback(
  workspace: Workspace,
  target: RollbackTarget,
  { presence = 'unattended', onWait }: RollbackOptions = {},
): Promise<Change> {
  return changeWorkspace(workspace, {
    mutation: 'rollback',
    presence,
    trigger: rollbackTrigger(target),
    plan: (repository) => planRollback(workspace, repository, target),
    ...(onWait !== undefined && { onWait }),
  });
}

export function rollbackTrigger(target: RollbackTarget): string {
  if ('file' in target) return `agentsoul rollback ${target.file} --to ${target.to}`;
  return `agentsoul rollback ${'session' in target ? `--session ${target.session}` : `--to-time ${target.toTime}`}`;
}
