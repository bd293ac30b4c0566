import type { Contradiction } from '../entries/compare/contradictions.js';
import type { Store } from '../entries/entry.js';
import type { Route } from './route/route.js';

/** Worth knowing; nothing failed. `code` is a lint rule or a word of ours. */
export type Warning = { readonly code: string; readonly message: string };

/** What `remember` answers. */
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
};
