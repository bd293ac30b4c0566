import type { Entry } from '../../entries/entry.js';
import type { Graph } from '../../entries/graph/read-graph.js';

/** What a scope may see of all memories. */
export type VisibleMemories = { readonly entries: readonly Entry[]; readonly graph: Graph };

/** What is known, before it is cut to size. */
export type KnownItems = {
  readonly entity: string | null;
  readonly sections: readonly { readonly heading: string; readonly bullets: readonly string[] }[];
};

export function whenOf({ day, time }: Pick<Entry, 'day' | 'time'>): string {
  return [day, time].filter((part) => part !== null).join(' ');
}
