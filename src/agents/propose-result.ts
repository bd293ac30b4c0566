import type { Contradiction } from '../entries/compare/find-contradictions.js';
import type { MemoryConfidence, Store } from '../entries/entry.js';
import type { Warning } from '../memory/remember-result.js';

/** The result of `propose`: nothing that the calling scope may not see. */
export type Proposed = {
  readonly n: number;
  readonly from: string;
  readonly timestamp: string;
  readonly store: Store;
  readonly content: string;
  readonly entities: readonly string[];
  readonly confidence: MemoryConfidence;
  readonly coreWorthy: boolean;
  readonly status: 'pending' | 'quarantined';
  readonly path: string;
  readonly conflictsWith: readonly number[];
  readonly duplicates: readonly string[];
  readonly contradictions: readonly Contradiction[];
  readonly warnings: readonly Warning[];
  /** It holds an order to the agent, so only a person may commit it. */
  readonly quarantined?: { readonly proposal: number; readonly reasons: readonly Warning[] };
  readonly commit: string | null;
  readonly undo: string | null;
};
