import type { EpisodeType, MemoryConfidence, Store } from '../../entries/entry.js';
import type { Graph } from '../../entries/graph/read-graph.js';
import type { Day } from '../../workspace/calendar-days.js';
import type { CoreBlock } from '../core/block-names.js';

export type RoutedEntity = { readonly name: string; readonly type: string };

/** `from` and `to` are ids of entities: `person--ana`. */
export type RoutedRelation = { readonly from: string; readonly relation: string; readonly to: string };

/** Where a memory goes and what it is about. */
export type Route = {
  readonly store: Store;
  readonly type: EpisodeType;
  readonly entities: readonly RoutedEntity[];
  readonly relations: readonly RoutedRelation[];
  readonly tags: readonly string[];
  readonly confidence: MemoryConfidence;
  /** Whether it should also go into core memory. */
  readonly core_update: boolean;
  /** Its block in core memory. */
  readonly block: CoreBlock;
  /** The text on one line, with the dates that "tomorrow" and the like mean. */
  readonly summary: string;
  readonly by: 'rules' | 'model';
};

/** What a router may use from the workspace: only what the scope may see. */
export type Known = { readonly graph: Pick<Graph, 'names' | 'words'>; readonly today: Day };

export type Router = (text: string, known: Known) => Promise<Route>;
