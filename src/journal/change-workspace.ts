import { SoulError } from '../errors/soul-error.js';
import { placeOutside } from '../git/check-confinement.js';
import { findRepository, headCommit, lookUpRepository, type Repository } from '../git/repository.js';
import type { Workspace } from '../workspace/workspace.js';
import type { Actor, Presence } from './actor.js';
import { checkActor } from './actor.js';
import type { SettledAlert } from './confirmed-state/plan-state-update.js';
import { explainDiskFailure } from './files/explain-disk-failure.js';
import { planMergeConcurrentEdits } from './files/merge-concurrent-edits.js';
import { scheduleMaintenance } from './git/schedule-maintenance.js';
import { type Action, type Mutation, type MutationName, mutations } from './mutations.js';
import type { Plan } from './plan.js';
import { lostWarning } from './transaction/finish-intent.js';
import { withLock } from './transaction/lock.js';
import { type Made, type Making, makeChange } from './transaction/make-change.js';
import { type Recovery, recover } from './transaction/recover.js';

export type WritableWorkspace = Pick<
  Workspace,
  'root' | 'reads' | 'profile' | 'agentId' | 'budgets' | 'at' | 'env' | 'isTrusted'
> &
  Partial<Pick<Workspace, 'stateDir' | 'onWarning' | 'caller'>>;

export type ChangeRequest = {
  readonly mutation: MutationName;
  /** Plans the change. Called under the lock, on the current state; called again if the history moved in the meantime. */
  readonly plan: (repository: Repository | null) => Promise<Plan> | Plan;
  readonly presence: Presence;
  readonly actor?: Actor;
  /** What triggered the change, in a few words. */
  readonly trigger: string;
  /** What the owner accepts with this change; confirmed once the change is made. */
  readonly settles?: SettledAlert;
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
      /** The commit that first records the user's own edits to the same files. */
      readonly manualCommit: string | null;
      readonly files: readonly { path: string; action: Action }[];
      readonly summary: string;
      /** The command that undoes the change; null without git. */
      readonly undo: string | null;
      readonly warnings: readonly string[];
    };

const maxTries = 8;

/**
 * The only way to change a workspace: under the lock, all files or none, one commit, one audit line per file, an undo. If this process
 * crashes, the next writer completes or drops the change.
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
    const { maxWaitMs } = workspace.caller ?? {};
    const waiting = {
      ...(request.onWait && { onWait: request.onWait }),
      ...(maxWaitMs !== undefined && { timeoutMs: maxWaitMs }),
    };
    return await withLock(workspace.root, { purpose, ...waiting }, async () => {
      await step('locked');
      const found = await lookUpRepository(workspace.root, workspace.env);
      const repository = found?.repository ?? null;
      await refuseHistoryElsewhere(workspace, repository);
      const recovery = await recover(workspace, repository);
      for (const warning of recovery.warnings) workspace.onWarning?.(warning);
      await step('recovered');
      const making = { mutation: request.mutation, presence, actor, approval, trigger: request.trigger, step };
      let head = found?.head ?? null;
      for (let attempt = 0; attempt < maxTries; attempt++) {
        if (attempt > 0 && repository !== null) head = await headCommit(repository);
        const plan = await request.plan(repository);
        const made = await makeChange(workspace, repository, { ...making, plan, head, settles: request.settles });
        if (made === 'outdated') continue;
        const noticed = [...recovery.warnings, ...(plan.warnings ?? [])];
        if (made === 'unchanged') return { state: 'unchanged', ...(noticed.length > 0 && { warnings: noticed }) };
        const warnings = [...made.warnings, ...(await keepBoth(workspace, repository, { made, making }))];
        for (const warning of warnings) workspace.onWarning?.(warning);
        await scheduleMaintenance(workspace, repository);
        return {
          state: 'changed',
          id: made.id,
          commit: made.commit,
          manualCommit: made.manualCommit,
          files: made.draft.files.map(({ path, action }) => ({ path, action })),
          summary: made.draft.summary,
          undo: made.commit === null || !mutation.canBeUndone ? null : `agentsoul undo ${made.id}`,
          warnings: [...noticed, ...warnings],
        };
      }
      throw new SoulError('workspace-busy', 'The history of the workspace kept changing during the write.', {
        hint: 'Another program is committing to the same repository. Try again when it has finished. Nothing was changed.',
      });
    });
  } catch (error) {
    throw explainDiskFailure(error, workspace.root);
  }
}

/** Completes or drops an interrupted change, as every change does first, and updates git's index where an earlier change could not. */
export async function settleWorkspace(
  workspace: WritableWorkspace,
  options: { onWait?: (holder: string) => void } = {},
): Promise<Recovery> {
  try {
    return await withLock(workspace.root, { purpose: 'agentsoul doctor --fix', ...options }, async () => {
      const repository = await findRepository(workspace.root, workspace.env);
      await refuseHistoryElsewhere(workspace, repository);
      return recover(workspace, repository);
    });
  } catch (error) {
    throw explainDiskFailure(error, workspace.root);
  }
}

function callerActor(presence: Presence): Actor {
  return presence === 'tty' ? 'manual' : 'bot:cli';
}

/** A repository can point to any other repository of this user, so an untrusted folder must contain its own history. */
async function refuseHistoryElsewhere(workspace: WritableWorkspace, repository: Repository | null): Promise<void> {
  const place = repository === null || workspace.isTrusted ? null : await placeOutside(repository);
  if (place === null) return;
  throw new SoulError('untrusted', `The history of this workspace is outside it, in ${place}.`, {
    hint: 'If that is intended, as in a git worktree, run `agentsoul trust` first. Nothing was changed.',
  });
}

type BothKept = { readonly made: Made; readonly making: Omit<Making, 'plan' | 'head'> };

/** If somebody saved a file during the change, adds the change to their version. Returns what could not be merged. */
async function keepBoth(
  workspace: WritableWorkspace,
  repository: Repository | null,
  { made, making }: BothKept,
): Promise<string[]> {
  let { draft, lost } = made;
  for (let attempt = 0; attempt < maxTries && lost.length > 0; attempt++) {
    const paths = lost.map(({ path }) => path);
    const plan = await planMergeConcurrentEdits(workspace, draft, paths);
    if (plan === null) break;
    const head = repository === null ? null : await headCommit(repository);
    const again = await makeChange(workspace, repository, { ...making, plan, head });
    if (again === 'unchanged') return [];
    if (again !== 'outdated') ({ draft, lost } = again);
  }
  return lost.map(lostWarning);
}
