import type { Store } from '../entries/entry.js';
import { readGraphWith } from '../entries/graph/read-graph.js';
import { readMemoriesWith } from '../entries/read/read-all-memories.js';
import { isUnfilledTemplateLine } from '../memory/know/is-unfilled-template-line.js';
import { withIndexedMemories } from '../search/with-indexed-memories.js';
import type { Workspace } from '../workspace/workspace.js';

/** How many memories each store holds. An entity counts once, regardless of how many facts it has. */
export async function countMemories(workspace: Workspace): Promise<Record<Store, number>> {
  return withIndexedMemories(workspace, (indexed) =>
    indexed.snapshot(async (reader) => {
      const counts: Record<Store, number> = { core: 0, episodic: 0, semantic: 0, procedural: 0, vault: 0 };
      for (const { store, role, text } of await readMemoriesWith(workspace, reader)) {
        if (role !== 'graph' && !isUnfilledTemplateLine(text)) counts[store] += 1;
      }
      counts.semantic += (await readGraphWith(workspace, reader)).entities.length;
      return counts;
    }),
  );
}
