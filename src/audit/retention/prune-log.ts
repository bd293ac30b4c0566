import type { Presence } from '../../journal/actors.js';
import { type Change, changeWorkspace } from '../../journal/change.js';
import { dropFromLog } from '../../journal/drop-from-log.js';
import type { Workspace } from '../../workspace/workspace.js';
import { type PruneLogPlan, planPruneLog } from './plan-prune-log.js';

export type PrunedLog = {
  readonly change: Change;
  /** How many lines went out of audit.log. */
  readonly lines: number;
};

/**
 * Replaces what audit.log holds beyond its time by a digest of each month. The digests are committed first, with the moment up to
 * which lines may be missing, so that a run that ends in between loses nothing and counts nothing twice.
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
  return { change, lines: await dropFromLog(workspace, { isDropped, purpose: 'agentsoul audit prune' }) };
}
