import type { MemoryConfidence, Store } from '../../entries/entry.js';

/** A memory that a sub-agent proposes. */
export type Proposal = {
  readonly number: number;
  /** The name the sub-agent gave. */
  readonly from: string;
  /** ISO 8601. */
  readonly timestamp: string;
  /** What triggered it, in the sub-agent's words. */
  readonly trigger: string;
  /** Null if the file names no known store. */
  readonly store: Store | null;
  readonly content: string;
  /** Names of what it is about. */
  readonly entities: readonly string[];
  readonly confidence: MemoryConfidence;
  readonly isCoreWorthy: boolean;
  readonly status: ProposalStatus;
  /** Proposals flagged as contradicting it. */
  readonly conflictsWith: readonly number[];
  /** What said the same when it was proposed: ids of memories, and `#4` for proposals. */
  readonly sameAs: readonly string[];
  /** Ids of memories that contradicted it when it was proposed. */
  readonly contradicts: readonly string[];
  /** Ids of lint rules that matched. */
  readonly warnings: readonly string[];
};

export type ProposalStatus =
  | { readonly state: 'pending'; readonly question: string | null }
  /** It holds an order to the agent: only a person at a terminal may commit it. */
  | { readonly state: 'quarantined' }
  | { readonly state: 'deferred' }
  /** `id` is empty if another tool recorded it without one. */
  | { readonly state: 'committed'; readonly id: string }
  | { readonly state: 'rejected'; readonly reason: string };

export const pendingStatus: ProposalStatus = { state: 'pending', question: null };

/** Whether it is still open. */
export function isOpen({ status }: Pick<Proposal, 'status'>): boolean {
  return status.state === 'pending' || status.state === 'quarantined' || status.state === 'deferred';
}
