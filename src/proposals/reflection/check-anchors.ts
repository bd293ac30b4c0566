import type { MemoryPlace } from '../../entries/read/read-all-memories.js';
import type { SnapshotReader } from '../../workspace/snapshot.js';
import { type Anchor, computeAnchors, computeEvidenceAnchors } from './compute-anchors.js';
import type { PendingChange } from './pending-reflection.js';

/** Whether each edit and each piece of evidence is unchanged, by the number of the change. */
export type AnchorCheck = ReadonlyMap<
  number,
  { readonly edits: readonly boolean[]; readonly evidence: readonly boolean[] }
>;

export async function checkAnchors(
  workspace: MemoryPlace,
  reader: SnapshotReader,
  changes: readonly PendingChange[],
): Promise<AnchorCheck> {
  const anchors = await computeAnchors(
    workspace,
    reader,
    changes.flatMap(({ edits }) => edits),
  );
  const saidBy = await computeEvidenceAnchors(workspace, reader, changes);
  let position = 0;
  return new Map(
    changes.map(({ n, edits, evidence, seen }) => [
      n,
      {
        edits: edits.map(({ anchor }) => anchors[position++] === anchor),
        evidence: evidence.map((id, index) => (saidBy.get(id) ?? null) === (seen[index] ?? null)),
      },
    ]),
  );
}

/** Updates the anchors of current changes to the new files; outdated ones stay outdated. */
export async function renewAnchors(
  workspace: MemoryPlace,
  reader: SnapshotReader,
  { changes, seen }: { changes: readonly PendingChange[]; seen: AnchorCheck },
): Promise<PendingChange[]> {
  const anchors = await computeAnchors(
    workspace,
    reader,
    changes.flatMap(({ edits }) => edits),
  );
  const saidBy = await computeEvidenceAnchors(workspace, reader, changes);
  let position = 0;
  return changes.map((change) => ({
    ...change,
    seen: change.evidence.map((id, index): Anchor => {
      const then = change.seen[index] ?? null;
      return seen.get(change.n)?.evidence[index] === true ? (saidBy.get(id) ?? null) : then;
    }),
    edits: change.edits.map((edit, index) => {
      const anchor = anchors[position++] ?? null;
      return seen.get(change.n)?.edits[index] === true ? { ...edit, anchor } : edit;
    }),
  }));
}
