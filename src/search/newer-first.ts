import type { FoundHit } from './collect-hits.js';
import { type Dated, findSuperseded } from './supersede.js';

/** Newer values are looked for among this many hits. */
export const deepest = 12;

/** Marks hits whose value a newer one replaces, and puts the newer before the older. `read` returns what a hit says and since when. */
export function newerFirst(hits: readonly FoundHit[], read: (hit: FoundHit) => Dated | null): readonly FoundHit[] {
  const top = hits.slice(0, deepest);
  const superseded = findSuperseded(top.flatMap((hit) => read(hit) ?? []));
  if (superseded.size === 0) return hits;
  const marked = top.map((hit): FoundHit => {
    const by = superseded.get(hit.id);
    return by === undefined ? hit : { ...hit, superseded: true, ...(by !== hit.id && { supersededBy: by }) };
  });
  return [...reorder(marked), ...hits.slice(deepest)];
}

/** Each newer value moves up to right before the first that it replaces, and counts as much. */
function reorder(hits: readonly FoundHit[]): FoundHit[] {
  const ordered: FoundHit[] = [];
  for (const hit of hits) {
    const newer = hits.find(({ id }) => id === hit.supersededBy);
    if (newer !== undefined && !ordered.some(({ id }) => id === newer.id))
      ordered.push({ ...newer, score: Math.max(newer.score, hit.score) });
    if (!ordered.some(({ id }) => id === hit.id)) ordered.push(hit);
  }
  return ordered;
}
