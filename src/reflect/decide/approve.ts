import { SoulError } from '../../errors/soul-error.js';
import { findRepository } from '../../git/repository.js';
import type { Presence } from '../../journal/actor.js';
import { changeWorkspace } from '../../journal/change-workspace.js';
import { sealProposal } from '../../journal/seal-reflection-proposal.js';
import { readPending, requirePending } from '../../proposals/reflection/read-pending.js';
import { dropFolded } from '../../search/waiting-accesses.js';
import type { Workspace } from '../../workspace/workspace.js';
import { checkDecider } from '../propose/deferred-proposals.js';
import { type ApprovePlan, type Approving, planApprove } from './plan-approve.js';

export type ApproveOptions = Approving & {
  readonly presence?: Presence;
  readonly trigger?: string;
  /** The hash of the proposal that was shown; no other one is approved. */
  readonly hash?: string | undefined;
  readonly onWait?: (holder: string) => void;
};

export type Approved = {
  readonly id: string;
  readonly applied: readonly number[];
  readonly skipped: readonly number[];
  /** Names the content of the proposal that was decided on. */
  readonly hash: string;
  readonly commit: string | null;
  readonly undo: string | null;
};

/** What approving would change, and the proposal it was planned for. */
export async function previewApproval(
  workspace: Workspace,
  approving: Approving,
): Promise<ApprovePlan & { readonly id: string; readonly hash: string }> {
  const repository = await findRepository(workspace.root, workspace.env);
  return workspace.snapshot(async (reader) => {
    const { proposal, hash } = requirePending(await readPending(workspace, reader, repository));
    return { ...(await planApprove(workspace, reader, { proposal, approving })), id: proposal.id, hash };
  });
}

/** Applies the chosen part of the pending proposal, in one change. */
export async function approveReflection(workspace: Workspace, options: ApproveOptions = {}): Promise<Approved> {
  const { presence = 'unattended', trigger = 'approveReflection()', hash, onWait, ...approving } = options;
  const plans: (ApprovePlan & { readonly id: string; readonly hash: string })[] = [];
  const change = await changeWorkspace(workspace, {
    mutation: 'reflect approve',
    presence,
    trigger,
    ...(onWait !== undefined && { onWait }),
    plan: async (repository) => {
      const planned = await workspace.snapshot(async (reader) => {
        const pending = requirePending(await readPending(workspace, reader, repository));
        if (hash !== undefined && pending.hash !== hash) throw replacedMeanwhile(pending.proposal.id);
        const { proposal } = pending;
        const plan = await planApprove(workspace, reader, { proposal, approving });
        const chosen = proposal.changes.filter(({ n }) => plan.applied.includes(n));
        checkDecider(workspace, chosen, { presence });
        return { ...plan, id: proposal.id, hash: pending.hash };
      });
      if (planned.side !== null) await sealProposal(workspace.root, planned.id, Buffer.from(planned.side));
      plans.push(planned);
      return planned.plan;
    },
  });
  const done = plans.at(-1);
  if (done === undefined) throw new Error('The change ended without a plan.');
  const { id, applied, skipped, folded, hash: decided } = done;
  if (change.state === 'changed') dropFolded(workspace.root, folded);
  const { commit, undo } = change.state === 'changed' ? change : { commit: null, undo: null };
  return { id, applied, skipped, hash: decided, commit, undo };
}

function replacedMeanwhile(id: string): SoulError {
  return new SoulError('reflection-outdated', `The proposal changed since you viewed it; it is now ${id}.`, {
    hint: 'Run `agentsoul reflect show` to view it again. Nothing was changed.',
  });
}
