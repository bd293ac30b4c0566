import { SoulError } from '../errors/soul-error.js';
import type { Presence } from '../journal/actor.js';
import { type Change, changeWorkspace } from '../journal/change-workspace.js';
import type { MutationName } from '../journal/mutations.js';
import type { Plan } from '../journal/plan.js';
import { findOrders } from '../memory/find-orders.js';
import type { Remembered } from '../memory/remember-result.js';
import type { Proposal } from '../proposals/sub-agents/proposal.js';
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
  const { from, content, status } = requireOpenProposal(await readOpenProposals(workspace), number);
  await checkOrders(workspace, { number, content, status }, options);
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
  if (options.resolution.by !== 'ask') await checkParties(workspace, number, options);
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

/** Whatever may become a memory when a conflict ends. */
async function checkParties(workspace: Workspace, number: number, reviewing: Reviewing): Promise<void> {
  const pending = await readOpenProposals(workspace);
  const { conflictsWith } = pending.compare(requireOpenProposal(pending, number));
  const parties = pending.open.filter((known) => known.number === number || conflictsWith.includes(known.number));
  for (const party of parties) await checkOrders(workspace, party, reviewing);
}

/** What holds an order is for a person to decide, whatever its status says. */
async function checkOrders(
  workspace: Workspace,
  { number, content, status }: Pick<Proposal, 'number' | 'content' | 'status'>,
  { presence = 'unattended' }: Reviewing,
): Promise<void> {
  if (presence === 'tty') return;
  const orders = await findOrders(content, workspace);
  if (orders.length === 0 && status.state !== 'quarantined') return;
  const rules = orders.map(({ code }) => code).join(', ');
  throw new SoulError(
    'proposal-quarantined',
    `Proposal #${number} holds an order to the agent${rules === '' ? '' : ` (${rules})`}, so only a person at a terminal may commit it.`,
    { hint: `Run \`agentsoul review commit ${number}\` in a terminal. Nothing was changed.` },
  );
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
