import { SoulError } from '../errors/soul-error.js';
import type { Plan } from '../journal/plan.js';
import type { Proposal, ProposalStatus } from '../proposals/sub-agents/proposal.js';
import type { Scope } from '../scopes/scopes.js';
import type { Workspace } from '../workspace/workspace.js';
import { type OpenProposals, readOpenProposals, requireOpenProposal } from './open-proposals.js';
import { planMemory } from './plan-commit.js';
import { planKeepBoth } from './plan-keep-both.js';
import { oneLine } from './plan-reject-or-defer.js';
import { nameForHistory } from './sub-agent-name.js';

/** How a conflict between proposals ends. */
export type Resolution =
  /** One of them is right. */
  | { readonly by: 'choose'; readonly number: number }
  /** Both are kept in the daily notes with low confidence, each naming the other. */
  | { readonly by: 'keep-both' }
  /** The owner is asked, and both stay open. */
  | { readonly by: 'ask'; readonly question: string };

export type Resolving = {
  readonly resolution: Resolution;
  /** Who decides; the owner unless given. */
  readonly scope?: Scope | undefined;
};

export type ResolvePlan = {
  readonly plan: Plan;
  /** The sub-agent of the memory; null if there are several. */
  readonly commitsFrom: string | null;
  /** The memories it makes, by the number of the proposal. */
  readonly committed: readonly { readonly n: number; readonly id: string }[];
  readonly rejected: readonly number[];
  readonly asked: readonly number[];
};

/** Settles the conflict that a proposal is in, for all proposals that take part, in one change. */
export async function planResolve(
  workspace: Workspace,
  number: number,
  { resolution, scope }: Resolving,
): Promise<ResolvePlan> {
  const pending = await readOpenProposals(workspace, { scope });
  const parties = partiesOf(pending, number);
  switch (resolution.by) {
    case 'choose':
      return planChoice(workspace, { pending, parties }, resolution.number);
    case 'keep-both':
      return planKeepBoth(workspace, { pending, parties });
    case 'ask':
      return planQuestion({ pending, parties }, await oneLine(resolution.question));
    default:
      return resolution satisfies never;
  }
}

export type Conflict = { readonly pending: OpenProposals; readonly parties: readonly Proposal[] };

function partiesOf(pending: OpenProposals, number: number): Proposal[] {
  const { conflictsWith } = pending.compare(requireOpenProposal(pending, number));
  const numbers = [number, ...conflictsWith].sort((one, other) => one - other);
  if (conflictsWith.length > 0) return numbers.map((party) => requireOpenProposal(pending, party));
  throw new SoulError('unknown-proposal', `Proposal #${number} does not conflict with another open proposal.`, {
    hint: `Decide with \`agentsoul review commit ${number}\`, \`reject\` or \`defer\`. Nothing was changed.`,
  });
}

async function planChoice(workspace: Workspace, { pending, parties }: Conflict, number: number): Promise<ResolvePlan> {
  const chosen = parties.find((party) => party.number === number);
  const others = parties.filter((party) => party.number !== number).map((party) => party.number);
  if (chosen === undefined) {
    throw new SoulError('usage', `Proposal #${number} is not part of this conflict.`, {
      hint: `Choose one of ${parties.map((party) => party.number).join(', ')}. Nothing was changed.`,
    });
  }
  const status: ProposalStatus = { state: 'rejected', reason: `#${number} was chosen` };
  const decisions = new Map(others.map((other) => [other, { status }]));
  const { plan, answer } = await planMemory(
    workspace,
    { pending, proposal: chosen },
    { source: `subagent:${chosen.from}`, decisions },
  );
  const instead = others.map((other) => `#${other}`).join(', ');
  return {
    plan: { ...plan, summary: `${plan.summary}, chosen over ${instead}` },
    commitsFrom: nameForHistory(chosen.from),
    committed: [{ n: number, id: answer.id }],
    rejected: others,
    asked: [],
  };
}

function planQuestion({ pending, parties }: Conflict, question: string): ResolvePlan {
  const numbers = parties.map(({ number }) => number);
  const status: ProposalStatus = { state: 'pending', question };
  return {
    plan: {
      edits: [{ ...pending.decide(new Map(numbers.map((number) => [number, { status }]))), action: 'EDIT' }],
      summary: `ask about proposals ${numbers.map((number) => `#${number}`).join(', ')}`,
    },
    commitsFrom: null,
    committed: [],
    rejected: [],
    asked: numbers,
  };
}
