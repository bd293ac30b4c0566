import type { Presence } from '../../journal/actor.js';
import { dropAuditLines } from '../../journal/audit-log/drop-audit-lines.js';
import { type Change, changeWorkspace } from '../../journal/change-workspace.js';
import type { Workspace } from '../../workspace/workspace.js';
import { type PruneLogPlan, planPruneLog } from './plan-prune-log.js';

export type PrunedLog = {
  readonly change: Change;
  /** How many lines were removed from audit.log. */
  readonly lines: number;
};

/**
 * Replaces expired lines of audit.log with a digest of each month. The digests are committed first, with the time up to which lines may
 * be missing, so that an interrupted run loses nothing and counts nothing twice.
 */
export async function pruneLog(
  workspace: Workspace,
  { presence, onWait }: { presence: Presence; onWait?: ((holder: string) => void) | undefined },
): Promise<PrunedLog> {
  const planned: PruneLogPlan[] = [];
  const change = await changeWorkspace(workspace, {
    mutation: 'audit prune',
    presence,
    trigger: 'agentsoul audit prune',
    plan: async (repository) => {
      const next = await planPruneLog(workspace, repository);
      planned.push(next);
      return next.plan;
    },
    ...(onWait !== undefined && { onWait }),
  });
  const isDropped = planned.at(-1)?.isDropped ?? (() => false);
  return { change, lines: await dropAuditLines(workspace, { isDropped, purpose: 'agentsoul audit prune' }) };
}
