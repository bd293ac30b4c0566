import type { MemoryPlace } from '../../entries/read-memories.js';
import type { SnapshotReader } from '../../workspace/snapshot.js';
import { type Anchor, anchorsOf, evidenceAnchors } from './anchors.js';
import type { PendingChange } from './pending-proposal.js';

/** Whether each edit and each piece of evidence still is what it was, by the number of the change. */
export type Seen = ReadonlyMap<number, { readonly edits: readonly boolean[]; readonly evidence: readonly boolean[] }>;

export async function stillSeen(
  workspace: MemoryPlace,
  reader: SnapshotReader,
  changes: readonly PendingChange[],
): Promise<Seen> {
  const anchors = await anchorsOf(
    workspace,
    reader,
    changes.flatMap(({ edits }) => edits),
  );
  const saidBy = await evidenceAnchors(workspace, reader, changes);
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

/** What still saw the files as they were sees them as the reader shows them; what was out of date already stays so. */
export async function reanchored(
  workspace: MemoryPlace,
  reader: SnapshotReader,
  { changes, seen }: { changes: readonly PendingChange[]; seen: Seen },
): Promise<PendingChange[]> {
  const anchors = await anchorsOf(
    workspace,
    reader,
    changes.flatMap(({ edits }) => edits),
  );
  const saidBy = await evidenceAnchors(workspace, reader, changes);
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
