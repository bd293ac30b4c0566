import { SoulError } from '../errors/soul-error.js';
import type { Presence } from '../journal/actor.js';
import { type Change, changeWorkspace } from '../journal/change-workspace.js';
import type { MutationName } from '../journal/mutations.js';
import type { Plan } from '../journal/plan.js';
import type { Remembered } from '../memory/remember-result.js';
import type { Workspace } from '../workspace/workspace.js';
import { readOpenProposals, requireOpenProposal } from './open-proposals.js';
import { type CommitOptions, type CommitPlan, planCommit } from './plan-commit.js';
import { planResolve, type ResolvePlan, type Resolving } from './plan-resolve.js';
import { nameForHistory } from './sub-agent-name.js';

export type Reviewing = {
  readonly presence?: Presence | undefined;
  readonly onWait?: ((holder: string) => void) | undefined;
};

export type CommittedProposal = Remembered & { readonly n: number; readonly from: string };

/** Turns a proposal into a memory: one commit in the name of the sub-agent, one undo. */
export async function commitProposal(
  workspace: Workspace,
  number: number,
  options: CommitOptions & Reviewing = {},
): Promise<CommittedProposal> {
  checkReviewer(workspace, options);
  const { from } = requireOpenProposal(await readOpenProposals(workspace), number);
  const planned: CommitPlan[] = [];
  const change = await makeChange(workspace, options, {
    mutation: 'review commit',
    actor: `bot:commit-from:${nameForHistory(from)}`,
    plan: async () => {
      const next = await planCommit(workspace, number, options);
      planned.push(next);
      return next.plan;
    },
  });
  const last = planned.at(-1);
  if (last === undefined) throw new Error('A proposal was committed without a plan.');
  return { n: number, from, ...last.answer, ...changeOf(change) };
}

export type ResolvedConflict = Omit<ResolvePlan, 'plan' | 'commitsFrom'> & {
  readonly commit: string | null;
  readonly undo: string | null;
};

/** Ends a conflict between proposals in one change. */
export async function resolveConflict(
  workspace: Workspace,
  number: number,
  options: Reviewing & Resolving,
): Promise<ResolvedConflict> {
  checkReviewer(workspace, options);
  const { commitsFrom } = await planResolve(workspace, number, options);
  const planned: ResolvePlan[] = [];
  const change = await makeChange(workspace, options, {
    mutation: options.resolution.by === 'ask' ? 'review defer' : 'review resolve',
    ...(commitsFrom !== null && { actor: `bot:commit-from:${commitsFrom}` }),
    trigger: 'agentsoul review resolve',
    plan: async () => {
      const next = await planResolve(workspace, number, options);
      planned.push(next);
      return next.plan;
    },
  });
  const last = planned.at(-1);
  if (last === undefined) throw new Error('A conflict was resolved without a plan.');
  const { committed, rejected, asked } = last;
  return { committed, rejected, asked, ...changeOf(change) };
}

/** In "manual" mode only a person at a terminal decides. */
export function checkReviewer({ config }: Pick<Workspace, 'config'>, { presence = 'unattended' }: Reviewing): void {
  if (config.proposals.mode !== 'manual' || presence === 'tty') return;
  throw new SoulError(
    'review-needs-person',
    'In this workspace, only a person at a terminal may decide on proposals.',
    {
      hint: 'Run the command in a terminal, or change `proposals.mode`. Nothing was changed.',
    },
  );
}

type Making = {
  readonly mutation: MutationName;
  readonly actor?: string;
  readonly trigger?: string;
  readonly plan: () => Promise<Plan>;
};

function makeChange(
  workspace: Workspace,
  { presence = 'unattended', onWait }: Reviewing,
  { mutation, trigger = `agentsoul ${mutation}`, ...making }: Making,
): Promise<Change> {
  return changeWorkspace(workspace, {
    mutation,
    trigger,
    presence,
    ...making,
    ...(onWait !== undefined && { onWait }),
  });
}

function changeOf(change: Change): { commit: string | null; undo: string | null } {
  return change.state === 'changed' ? { commit: change.commit, undo: change.undo } : { commit: null, undo: null };
}
