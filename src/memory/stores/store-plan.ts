import type { Contradiction } from '../../entries/compare/find-contradictions.js';
import type { EpisodeFields, Store } from '../../entries/entry.js';
import type { Edit } from '../../journal/plan.js';
import type { Day } from '../../workspace/calendar-days.js';
import type { Warning } from '../remember-result.js';
import type { Route } from '../route/route.js';

/** The result of planning one memory. */
export type StorePlan = {
  readonly id: string;
  readonly store: Store;
  readonly path: string;
  /** None if it is already known. */
  readonly edits: readonly Edit[];
  readonly warnings: readonly Warning[];
  /** Memories with the same purpose and different content. */
  readonly contradictions?: readonly Contradiction[];
};

export type StoreRequest = {
  readonly about: EpisodeFields;
  readonly route: Route;
  readonly today: Day;
  /** Whether the answer is for the owner, who may see lines of core memory. */
  readonly isOwner: boolean;
  /** Whether it is repeated after a different value, so that an existing entry doesn't count as a duplicate. */
  readonly isAgain: boolean;
};
