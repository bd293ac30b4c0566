import type { Entry } from '../../entries/entry.js';
import { decayUnit } from '../../entries/records/decay-scores.js';
import type { ReflectionInput } from '../input/reflection-input.js';
import { type CandidateChange, ideaOf } from '../propose/candidate-change.js';

const mostFiles = 12;

/**
 * Memories whose score has fallen below the threshold, file by file, the most faded first. Notes that no reflection is done with
 * are not among them, however old they are.
 */
export function proposeArchival({ measured, entries, processed }: ReflectionInput): {
  candidates: CandidateChange[];
  left: number;
} {
  const faded = measured.filter(
    ({ status, recorded, isPinned }) => status === 'archived' && recorded !== 'archived' && !isPinned,
  );
  if (faded.length === 0) return { candidates: [], left: 0 };
  const holders = new Map<string, Entry>();
  for (const entry of entries) if (!holders.has(decayUnit(entry.id))) holders.set(decayUnit(entry.id), entry);
  const byPath = new Map<string, { id: string; score: number }[]>();
  for (const { id, score } of faded) {
    const holder = holders.get(id);
    const isRead = holder !== undefined && (holder.store !== 'episodic' || processed.has(holder.id));
    const path = isRead ? holder.path : undefined;
    if (path !== undefined) byPath.set(path, [...(byPath.get(path) ?? []), { id, score }]);
  }
  const files = [...byPath].sort(
    ([one, first], [other, second]) => lowest(first) - lowest(second) || (one < other ? -1 : 1),
  );
  const candidates = files.slice(0, mostFiles).map(([path, memories]): CandidateChange => {
    const ids = memories.map(({ id }) => id);
    const count = ids.length === 1 ? 'one memory' : `${ids.length} memories`;
    return {
      kind: 'archive',
      summary: `Archive ${count} in ${path}, lowest score ${lowest(memories).toFixed(3)}`,
      evidence: ids,
      edits: ids.map((id) => ({ do: 'archive', path, id })),
      idea: ideaOf('archive', ids.join(' ')),
      worth: 14 - lowest(memories) * 10,
    };
  });
  return { candidates, left: files.length - candidates.length };
}

function lowest(memories: readonly { score: number }[]): number {
  return Math.min(...memories.map(({ score }) => score));
}
