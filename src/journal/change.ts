import { SoulError } from '../errors/soul-error.js';
import { placeOutside } from '../git/confinement.js';
import { operationInProgress } from '../git/operation-in-progress.js';
import { findRepository, headCommit, lookUpRepository, type Repository } from '../git/repository.js';
import { auditLogPath } from '../workspace/audit-log-path.js';
import type { Workspace } from '../workspace/workspace.js';
import type { Actor, Presence } from './actors.js';
import { checkActor } from './actors.js';
import { auditLogProblem } from './audit-log.js';
import { logStat } from './baseline/log-chain.js';
import { moveBaseline } from './baseline/move-baseline.js';
import { newChangeId } from './change-id.js';
import { commitChange } from './commit-change.js';
import { explainDiskFailure } from './disk-failure.js';
import { draftChange } from './draft.js';
import { finishIntent } from './finish-intent.js';
import { guardDraft } from './guards.js';
import { withLock } from './lock.js';
import { scheduleMaintenance } from './maintenance.js';
import { type Action, type Mutation, type MutationName, mutations } from './mutations.js';
import type { Plan } from './plan.js';
import { type Recovery, recover } from './recover.js';

/** The parts of a workspace a writer needs. */
export type WritableWorkspace = Pick<
  Workspace,
  'root' | 'reads' | 'profile' | 'agentId' | 'budgets' | 'at' | 'env' | 'isTrusted'
> &
  Partial<Pick<Workspace, 'stateDir'>>;

export type ChangeRequest = {
  readonly mutation: MutationName;
  /** Decides what to change. Called under the lock, so that it sees what is really there; called again if the history moved meanwhile. */
  readonly plan: (repository: Repository | null) => Promise<Plan> | Plan;
  readonly presence: Presence;
  readonly actor?: Actor;
  /** What set the change off, in a few words. */
  readonly trigger: string;
  readonly onWait?: (holder: string) => void;
  /** Called at each step of the protocol; fault tests stop the process here. */
  readonly onStep?: (step: string) => void | Promise<void>;
};

export type Change =
  | { readonly state: 'unchanged'; readonly warnings?: readonly string[] }
  | {
      readonly state: 'changed';
      readonly id: string;
      readonly commit: string | null;
      /** The commit that records a person's own edits of the same files, made first. */
      readonly manualCommit: string | null;
      readonly files: readonly { path: string; action: Action }[];
      readonly summary: string;
      /** A command line that takes the change back; null without git. */
      readonly undo: string | null;
      readonly warnings: readonly string[];
    };

const maxTries = 8;

/**
 * The only way to change a workspace: under the lock, all files or none, one commit, one audit line per file, an undo. Whatever
 * happens to this process, the next writer completes or drops what it left.
 */
export async function changeWorkspace(workspace: WritableWorkspace, request: ChangeRequest): Promise<Change> {
  const mutation: Mutation = mutations[request.mutation];
  const presence = request.presence;
  const actor =
    request.actor !== undefined
      ? checkActor(request.actor)
      : mutation.actor === 'caller'
        ? callerActor(presence)
        : mutation.actor;
  const approval = mutation.approval === 'caller' ? presence : mutation.approval;
  const step = async (name: string) => request.onStep?.(name);
  const purpose = `agentsoul ${request.mutation}`;
  try {
    return await withLock(workspace.root, { purpose, ...(request.onWait && { onWait: request.onWait }) }, async () => {
      await step('locked');
      const found = await lookUpRepository(workspace.root, workspace.env);
      const repository = found?.repository ?? null;
      await refuseHistoryElsewhere(workspace, repository);
      const recovery = await recover(workspace.root, repository);
      await step('recovered');
      let head = found?.head ?? null;
      for (let attempt = 0; attempt < maxTries; attempt++) {
        if (attempt > 0 && repository !== null) head = await headCommit(repository);
        const plan = await request.plan(repository);
        const draft = await draftChange(workspace, repository, { plan, head, mutation });
        if (draft.files.length === 0) return { state: 'unchanged', ...(plan.warnings && { warnings: plan.warnings }) };
        await refuseDuringOperation(repository);
        await refuseUnsafeLog(workspace);
        await guardDraft(workspace, draft, { repository, isRevert: mutation.isRevert === true });
        await step('planned');
        const record = {
          actor: plan.actor === undefined ? actor : checkActor(plan.actor),
          approval,
          trigger: request.trigger,
          ...(plan.reverts && { reverts: plan.reverts }),
        };
        const committed = await commitChange(workspace, repository, { draft, head, record, id: newChangeId(), step });
        if (committed === null) continue;
        const { intent, commit, manualCommit } = committed;
        const logStatBefore = logStat(workspace.root, intent.audit.path);
        const warnings = await finishIntent(workspace.root, { repository, intent, step });
        await moveBaseline(workspace, {
          ...{ mutation: request.mutation, presence, actor, approval, draft, repository },
          ...{ before: head, after: commit, logLines: intent.audit.lines, logStatBefore },
        });
        await scheduleMaintenance(workspace, repository);
        return {
          state: 'changed',
          id: intent.id,
          commit,
          manualCommit,
          files: draft.files.map(({ path, action }) => ({ path, action })),
          summary: draft.summary,
          undo: commit === null || !mutation.canBeUndone ? null : `agentsoul undo ${intent.id}`,
          warnings: [...recovery.warnings, ...(plan.warnings ?? []), ...warnings],
        };
      }
      throw new SoulError('workspace-busy', 'The history of the workspace kept moving while the change was made.', {
        hint: 'Another program commits to the same repository. Try again when it is done. Nothing was changed.',
      });
    });
  } catch (error) {
    throw explainDiskFailure(error, workspace.root);
  }
}

/** Completes or drops what a dead writer left, as every change does first, and brings git's index up to date where one could not. */
export async function settleWorkspace(
  workspace: WritableWorkspace,
  options: { onWait?: (holder: string) => void } = {},
): Promise<Recovery> {
  try {
    return await withLock(workspace.root, { purpose: 'agentsoul doctor --fix', ...options }, async () => {
      const repository = await findRepository(workspace.root, workspace.env);
      await refuseHistoryElsewhere(workspace, repository);
      return recover(workspace.root, repository);
    });
  } catch (error) {
    throw explainDiskFailure(error, workspace.root);
  }
}

function callerActor(presence: Presence): Actor {
  return presence === 'tty' ? 'manual' : 'bot:cli';
}

/** A repository can lead to any other of this user, so a folder that nobody trusted must keep its history inside. */
async function refuseHistoryElsewhere(workspace: WritableWorkspace, repository: Repository | null): Promise<void> {
  const place = repository === null || workspace.isTrusted ? null : await placeOutside(repository);
  if (place === null) return;
  throw new SoulError('untrusted', `The history of this workspace lies outside it, in ${place}.`, {
    hint: 'If that is meant, as in a git worktree, run `agentsoul trust` first. Nothing was changed.',
  });
}

async function refuseDuringOperation(repository: Repository | null): Promise<void> {
  const operation = repository === null ? null : await operationInProgress(repository);
  if (operation === null) return;
  throw new SoulError('git-busy', `A ${operation} is going on in the repository, so nothing was changed.`, {
    hint: 'Finish or abort it, then run the command again. `git status` tells how.',
  });
}

async function refuseUnsafeLog(workspace: WritableWorkspace): Promise<void> {
  const problem = await auditLogProblem(workspace.root, auditLogPath(workspace));
  if (problem === null) return;
  throw new SoulError(problem.code, problem.message, {
    hint: 'Move away what is there; the next change creates the log again. Nothing was changed.',
  });
}
