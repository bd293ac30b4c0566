import type { Contradiction } from '../../entries/compare/contradictions.js';
import type { EpisodeFields, Store } from '../../entries/entry.js';
import type { Edit } from '../../journal/plan.js';
import type { Day } from '../../workspace/days.js';
import type { Warning } from '../remembered.js';
import type { Route } from '../route/route.js';

/** What writing one memory comes to. */
export type Stored = {
  readonly id: string;
  readonly store: Store;
  readonly path: string;
  /** None where it is known already. */
  readonly edits: readonly Edit[];
  readonly warnings: readonly Warning[];
  /** What stands for the same purpose and says otherwise. */
  readonly contradictions?: readonly Contradiction[];
};

export type Storing = {
  readonly about: EpisodeFields;
  readonly route: Route;
  readonly today: Day;
  /** Whether the answer is for the owner, who may be told lines of core memory. */
  readonly isOwner: boolean;
  /** Whether it is told again after another value, so that what says it already doesn't count. */
  readonly isAgain: boolean;
};
