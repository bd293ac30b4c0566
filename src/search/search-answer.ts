import type { Store } from '../entries/entry.js';
import type { Scope } from '../scopes/scopes.js';
import type { Day } from '../workspace/calendar-days.js';
import type { Features } from './feature-names.js';
import type { IndexState } from './index-state.js';

export type SearchOptions = {
  /** Who asks. Nothing that this scope may not see plays any part. */
  readonly scope?: Scope | undefined;
  readonly stores?: readonly Store[] | undefined;
  readonly limit?: number | undefined;
  readonly minScore?: number | undefined;
  /** Only memories of these days; undated ones are left out. */
  readonly since?: Day | undefined;
  readonly until?: Day | undefined;
  /** As if it were that day: later memories are left out, undated ones stay. */
  readonly asOf?: Day | undefined;
  /** Say for each hit what spoke for it. */
  readonly explain?: boolean | undefined;
  /** Include memories that are recorded as archived. */
  readonly archived?: boolean | undefined;
  /** Log which memories were shown; true by default. */
  readonly track?: boolean | undefined;
  /** They are not only shown but used: a use counts double. */
  readonly used?: boolean | undefined;
  readonly onProgress?: ((done: number, total: number) => void) | undefined;
};

export type Because = {
  readonly retriever: 'keywords' | 'vectors' | 'dates';
  readonly rank: number;
  readonly score: number;
};

export type SearchHit = {
  readonly id: string;
  readonly path: string;
  readonly startLine: number;
  readonly endLine: number;
  readonly heading: string;
  readonly date?: Day;
  readonly store: Store;
  /** From 0 to 1. */
  readonly score: number;
  /** What the recorded status takes off: 1 for active memories. */
  readonly decay: number;
  readonly snippet: string;
  /** The places of the matched words in the snippet. */
  readonly marks: readonly (readonly [start: number, end: number])[];
  readonly because: readonly Because[];
  /** A newer value is known, or the file says that it no longer holds. */
  readonly superseded?: true;
  /** The id of the memory that holds the newest value. */
  readonly supersededBy?: string;
  /** With `explain`: each part of the score, from 0 to 1. */
  readonly features?: Features;
};

/** A word that is in no memory, and the one that was searched for instead. */
export type Correction = { readonly from: string; readonly to: string };

export type SearchAnswer = {
  readonly query: string;
  readonly index: { readonly state: IndexState; readonly refreshedFiles: number; readonly chunks: number };
  readonly retrievers: readonly string[];
  readonly embeddings: string | null;
  readonly hits: readonly SearchHit[];
  /** Words that nobody wrote down, and what was searched instead. */
  readonly corrections: readonly Correction[];
  /** What the reader of the answer should know: files that can't be read, an index that was rebuilt. */
  readonly notes: readonly string[];
};
