import { SoulError } from '../../errors/soul-error.js';
import { damagedRepository } from '../../git/explain-damage.js';
import { findIndexDamage } from '../../git/find-index-damage.js';
import { operationInProgress } from '../../git/operation-in-progress.js';
import type { Repository } from '../../git/repository.js';
import { auditLogPath } from '../../workspace/audit-log-path.js';
import type { Presence } from '../actor.js';
import { checkActor } from '../actor.js';
import { refuseUnsafeLog } from '../audit-log/append-audit-log.js';
import type { WritableWorkspace } from '../change-workspace.js';
import type { SettledAlert } from '../confirmed-state/plan-state-update.js';
import { completeStateUpdate, recordStateUpdate } from '../confirmed-state/record-state-update.js';
import { type Mutation, type MutationName, mutations } from '../mutations.js';
import type { Plan } from '../plan.js';
import { newChangeId } from './change-id.js';
import { checkDraft } from './check-draft.js';
import { commitChange } from './commit-change.js';
import { type Draft, draftChange } from './draft-change.js';
import { type Finished, finishIntent } from './finish-intent.js';

export type Making = {
  readonly plan: Plan;
  /** HEAD as the plan saw it. */
  readonly head: string | null;
  readonly mutation: MutationName;
  readonly presence: Presence;
  readonly actor: string;
  readonly approval: string;
  readonly trigger: string;
  readonly settles?: SettledAlert | undefined;
  readonly step: (name: string) => Promise<void>;
};

export type Made = Finished & {
  readonly id: string;
  readonly draft: Draft;
  readonly commit: string | null;
  readonly manualCommit: string | null;
};

/**
 * Makes one planned change: guards, records, commits, writes. `unchanged` if the plan changes nothing; `outdated` if the history or a
 * file changed since it was planned, in which case nothing was written.
 */
export async function makeChange(
  workspace: WritableWorkspace,
  repository: Repository | null,
  making: Making,
): Promise<Made | 'unchanged' | 'outdated'> {
  const { plan, head, presence, approval, trigger, settles, step } = making;
  const mutation: Mutation = mutations[making.mutation];
  const draft = await draftChange(workspace, repository, { plan, head, mutation });
  if (draft.files.length === 0) return 'unchanged';
  await refuseDuringOperation(repository);
  refuseDamagedIndex(repository);
  refuseUnsafeLog(workspace.root, auditLogPath(workspace));
  await checkDraft(workspace, draft, { repository, isRevert: mutation.isRevert === true });
  await step('planned');
  const id = newChangeId();
  const actor = plan.actor === undefined ? making.actor : checkActor(plan.actor);
  const { provenance } = workspace.caller ?? {};
  const record = {
    actor,
    approval,
    trigger,
    ...(plan.reverts && { reverts: plan.reverts }),
    ...(provenance && { provenance }),
  };
  const change = { id, mutation: making.mutation, presence, actor, approval, draft, repository, settles };
  const committed = await commitChange(workspace, repository, {
    ...{ draft, head, record, id, step },
    announce: ({ commit, logLines }) =>
      recordStateUpdate(workspace, { ...change, before: head, after: commit, logLines }),
  });
  if (committed === null) return 'outdated';
  const { intent, commit, manualCommit } = committed;
  const finished = await finishIntent(workspace.root, { repository, intent, step });
  await completeStateUpdate(workspace);
  await step('settled');
  return { ...finished, id, draft, commit, manualCommit };
}

async function refuseDuringOperation(repository: Repository | null): Promise<void> {
  const operation = repository === null ? null : await operationInProgress(repository);
  if (operation === null) return;
  throw new SoulError('git-busy', `A ${operation} is in progress in the repository, so nothing was changed.`, {
    hint: 'Finish or abort it, then run the command again. `git status` shows how.',
  });
}

/** An index that git cannot read could not be updated, and the user's next commit would revert the change. */
function refuseDamagedIndex(repository: Repository | null): void {
  const damage = repository === null ? null : findIndexDamage(repository);
  if (repository !== null && damage !== null) throw damagedRepository(repository.top, damage);
}
