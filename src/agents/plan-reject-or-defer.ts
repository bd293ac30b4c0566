import type { Plan } from '../journal/plan.js';
import { checkMemoryText } from '../memory/check-memory-text.js';
import type { ProposalStatus } from '../proposals/sub-agents/proposal.js';
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

async function planStatus(
  workspace: Workspace,
  numbers: readonly number[],
  { status, verb }: { status: ProposalStatus; verb: string },
): Promise<Plan> {
  const pending = await readOpenProposals(workspace);
  const chosen = [...new Set(numbers)].map((number) => requireOpenProposal(pending, number).number);
  const listed = chosen.map((number) => `#${number}`).join(', ');
  return {
    edits: [pending.decide(new Map(chosen.map((number) => [number, { status }])))],
    summary: `${verb} ${chosen.length === 1 ? 'proposal' : 'proposals'} ${listed}`,
  };
}
