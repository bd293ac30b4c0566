import { SoulError } from '../errors/soul-error.js';
import type { Plan } from '../journal/plan.js';
import { checkMemoryText } from '../memory/check-memory-text.js';
import type { Proposal, ProposalStatus } from '../proposals/sub-agents/proposal.js';
import type { Workspace } from '../workspace/workspace.js';
import { readOpenProposals, requireOpenProposal } from './open-proposals.js';

/** Rejected proposals with the reason. */
export async function planReject(
  workspace: Workspace,
  numbers: readonly number[],
  { reason }: { reason: string },
): Promise<Plan> {
  const said = await oneLine(reason);
  return planStatus(workspace, numbers, { status: { state: 'rejected', reason: said }, verb: 'reject' });
}

/** Proposals deferred to the next reflection. */
export function planDefer(workspace: Workspace, numbers: readonly number[]): Promise<Plan> {
  return planStatus(workspace, numbers, { status: { state: 'deferred' }, verb: 'defer' });
}

export async function oneLine(text: string): Promise<string> {
  return (await checkMemoryText(text)).replace(/\s+/g, ' ').slice(0, 300);
}

/** A reflection decides on deferred proposals by itself. */
function refuseQuarantined(open: readonly Proposal[], numbers: readonly number[]): void {
  const held = open.find(({ number, status }) => numbers.includes(number) && status.state === 'quarantined');
  if (held === undefined) return;
  throw new SoulError(
    'proposal-quarantined',
    `Proposal #${held.number} holds an order to the agent, so it cannot be deferred.`,
    {
      hint: `Run \`agentsoul review commit ${held.number}\` in a terminal, or \`agentsoul review reject ${held.number}\`. Nothing was changed.`,
    },
  );
}

async function planStatus(
  workspace: Workspace,
  numbers: readonly number[],
  { status, verb }: { status: ProposalStatus; verb: string },
): Promise<Plan> {
  const pending = await readOpenProposals(workspace);
  if (status.state === 'deferred') refuseQuarantined(pending.open, numbers);
  const chosen = [...new Set(numbers)].map((number) => requireOpenProposal(pending, number).number);
  const listed = chosen.map((number) => `#${number}`).join(', ');
  return {
    edits: [pending.decide(new Map(chosen.map((number) => [number, { status }])))],
    summary: `${verb} ${chosen.length === 1 ? 'proposal' : 'proposals'} ${listed}`,
  };
}
