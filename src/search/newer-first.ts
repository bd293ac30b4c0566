import { readEntriesOf } from '../entries/read-entries-of.js';
import type { MemoryPlace } from '../entries/read-memories.js';
import type { Workspace } from '../workspace/workspace.js';
import type { SearchHit } from './search-answer.js';
import { findSuperseded } from './supersede.js';

/** Further down nobody looks for the newest value, and reading files takes time. */
const deepest = 12;

/** Marks hits whose value a newer one replaces, and puts the newer before the older. */
export async function newerFirst(
  workspace: MemoryPlace & Pick<Workspace, 'snapshot'>,
  hits: readonly SearchHit[],
): Promise<readonly SearchHit[]> {
  const top = hits.slice(0, deepest);
  if (top.length === 0) return hits;
  const entries = await readEntriesOf(
    workspace,
    top.map(({ path }) => path),
  );
  const superseded = findSuperseded(top.flatMap(({ id }) => entries.get(id) ?? []));
  if (superseded.size === 0) return hits;
  const marked = top.map((hit): SearchHit => {
    const by = superseded.get(hit.id);
    return by === undefined ? hit : { ...hit, superseded: true, ...(by !== hit.id && { supersededBy: by }) };
  });
  return [...reorder(marked), ...hits.slice(deepest)];
}

/** Each newer value moves up to right before the first that it replaces, and counts as much. */
function reorder(hits: readonly SearchHit[]): SearchHit[] {
  const ordered: SearchHit[] = [];
  for (const hit of hits) {
    const newer = hits.find(({ id }) => id === hit.supersededBy);
    if (newer !== undefined && !ordered.some(({ id }) => id === newer.id))
      ordered.push({ ...newer, score: Math.max(newer.score, hit.score) });
    if (!ordered.some(({ id }) => id === hit.id)) ordered.push(hit);
  }
  return ordered;
}
