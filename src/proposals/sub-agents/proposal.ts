import type { MemoryConfidence, Store } from '../../entries/entry.js';

/** A memory that a sub-agent proposes. */
export type Proposal = {
  readonly number: number;
  /** The name of the sub-agent, as it says itself. */
  readonly from: string;
  /** ISO 8601. */
  readonly timestamp: string;
  /** What set it off, in the words of the sub-agent. */
  readonly trigger: string;
  /** Null where the file names no store that we know. */
  readonly store: Store | null;
  readonly content: string;
  /** Names of what it is about. */
  readonly entities: readonly string[];
  readonly confidence: MemoryConfidence;
  readonly isCoreWorthy: boolean;
  readonly status: ProposalStatus;
  /** Proposals that were flagged as saying otherwise. */
  readonly conflictsWith: readonly number[];
  /** What said the same when it was proposed: ids of memories, and `#4` for proposals. */
  readonly sameAs: readonly string[];
  /** Ids of memories that said otherwise when it was proposed. */
  readonly contradicts: readonly string[];
  /** Ids of lint rules that had something to say. */
  readonly warnings: readonly string[];
};

export type ProposalStatus =
  | { readonly state: 'pending'; readonly question: string | null }
  | { readonly state: 'deferred' }
  /** `id` is empty where another tool noted it without one. */
  | { readonly state: 'committed'; readonly id: string }
  | { readonly state: 'rejected'; readonly reason: string };

export const pending: ProposalStatus = { state: 'pending', question: null };

/** Whether it still waits for a decision. */
export function isOpen({ status }: Pick<Proposal, 'status'>): boolean {
  return status.state === 'pending' || status.state === 'deferred';
}
