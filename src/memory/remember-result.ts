import type { Contradiction } from '../entries/compare/find-contradictions.js';
import type { Store } from '../entries/entry.js';
import type { Route } from './route/route.js';

/** A warning. `code` is a lint rule or one of agentsoul's codes. */
export type Warning = { readonly code: string; readonly message: string };

export type Remembered = {
  readonly id: string;
  readonly store: Store;
  readonly path: string;
  readonly commit: string | null;
  readonly undo: string | null;
  readonly route: Route;
  readonly duplicates: readonly string[];
  readonly contradictions: readonly Contradiction[];
  readonly warnings: readonly Warning[];
  /** Held back as a proposal, because it holds an order to the agent. Nothing was remembered. */
  readonly quarantined?: { readonly proposal: number; readonly reasons: readonly Warning[] };
};
