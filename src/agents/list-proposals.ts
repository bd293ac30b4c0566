import { isOpen, type Proposal } from '../proposals/sub-agents/proposal.js';
import { readProposals } from '../proposals/sub-agents/read-proposals.js';
import type { Scope } from '../scopes/scopes.js';
import type { Workspace } from '../workspace/workspace.js';
import { compareProposal } from './compare-proposals.js';
import { seenMemories } from './open-proposals.js';

/** A proposal as `review list` shows it. */
export type ListedProposal = {
  readonly n: number;
  readonly from: string;
  readonly timestamp: string;
  readonly trigger: string;
  readonly store: Proposal['store'];
  readonly content: string;
  readonly entities: readonly string[];
  readonly confidence: Proposal['confidence'];
  readonly coreWorthy: boolean;
  readonly status: Proposal['status']['state'];
  /** The decision, or the question about it. */
  readonly decision: string | null;
  readonly conflictsWith: readonly number[];
  /** Proposals that say the same. */
  readonly repeats: readonly number[];
  readonly duplicates: readonly string[];
  readonly contradictions: readonly { readonly id: string; readonly text: string; readonly reason: string }[];
  readonly warnings: readonly string[];
};

/**
 * The proposals that wait for a decision, or all, each compared with the others and with memory as it is today, as far as the scope
 * may know it.
 */
export async function listProposals(
  workspace: Workspace,
  { all = false, scope = { kind: 'main' } }: { all?: boolean | undefined; scope?: Scope | undefined } = {},
): Promise<ListedProposal[]> {
  const proposals = await readProposals(workspace);
  const open = proposals.filter(isOpen);
  const memories = open.length === 0 ? [] : await seenMemories(workspace, scope);
  return proposals
    .filter((proposal) => all || isOpen(proposal))
    .map((proposal) => {
      const compared = isOpen(proposal) ? compareProposal(proposal, { others: open, memories }) : nothing;
      const flagged = isOpen(proposal) ? openAmong(proposal.conflictsWith, open) : proposal.conflictsWith;
      return {
        n: proposal.number,
        from: proposal.from,
        timestamp: proposal.timestamp,
        trigger: proposal.trigger,
        store: proposal.store,
        content: proposal.content,
        entities: proposal.entities,
        confidence: proposal.confidence,
        coreWorthy: proposal.isCoreWorthy,
        status: proposal.status.state,
        decision: decisionOf(proposal),
        conflictsWith: [...new Set([...flagged, ...compared.conflictsWith])].sort((one, other) => one - other),
        repeats: compared.repeats,
        duplicates: compared.duplicates,
        contradictions: compared.contradictions,
        warnings: proposal.warnings,
      };
    });
}

const nothing = { conflictsWith: [], repeats: [], duplicates: [], contradictions: [] };

function openAmong(numbers: readonly number[], open: readonly Proposal[]): number[] {
  return numbers.filter((number) => open.some((proposal) => proposal.number === number));
}

function decisionOf({ status }: Proposal): string | null {
  switch (status.state) {
    case 'pending':
      return status.question;
    case 'quarantined':
    case 'deferred':
      return null;
    case 'committed':
      return status.id;
    case 'rejected':
      return status.reason;
    default:
      return status satisfies never;
  }
}
