import { type MemoryPlace, readMemoriesWith } from '../../entries/read/read-all-memories.js';
import type { SnapshotReader } from '../../workspace/snapshot.js';
import { checkAnchors, renewAnchors } from './check-anchors.js';
import type { PendingChange, PendingProposal } from './pending-reflection.js';

export type ErasedMemories = {
  readonly proposal: PendingProposal;
  /** The memories that go. */
  readonly ids: ReadonlySet<string>;
  /** Whether a text says what goes. */
  readonly says: (text: string) => boolean;
  readonly redact: (text: string) => string;
  /** The files as they will be. */
  readonly after: SnapshotReader;
};

/**
 * The proposal without changes that are based on erased memories or repeat them; null if nothing is left to decide. The rest can be
 * approved as before, and the remaining evidence of removed changes is read again by the next reflection.
 */
export async function dropErasedMemories(
  workspace: MemoryPlace,
  reader: SnapshotReader,
  { proposal, ids, says, redact, after }: ErasedMemories,
): Promise<PendingProposal | null> {
  const isLost = (change: PendingChange) =>
    change.evidence.some((id) => ids.has(id)) || says(JSON.stringify({ ...change, idea: '' }));
  const kept = proposal.changes.filter((change) => !isLost(change));
  if (kept.length === 0) return null;
  const lost = proposal.changes.length - kept.length;
  const seen = await checkAnchors(workspace, reader, kept);
  return {
    ...proposal,
    guidance: proposal.guidance.map(redact),
    notes: [...proposal.notes.map(redact), ...(lost === 0 ? [] : [lostNote(lost)])],
    changes: await renewAnchors(workspace, after, { changes: kept, seen }),
    processedIds: await stillProcessed(workspace, reader, { proposal, kept, ids }),
  };
}

function lostNote(lost: number): string {
  const changes = lost === 1 ? '1 change rested' : `${lost} changes rested`;
  return `${changes} on a permanently forgotten memory and removed from this proposal.`;
}

type Kept = Pick<ErasedMemories, 'proposal' | 'ids'> & { readonly kept: readonly PendingChange[] };

async function stillProcessed(
  workspace: MemoryPlace,
  reader: SnapshotReader,
  { proposal, kept, ids }: Kept,
): Promise<string[]> {
  const needed = new Set(kept.flatMap(({ evidence }) => evidence));
  const open = new Set(proposal.changes.flatMap(({ evidence }) => evidence.filter((id) => !needed.has(id))));
  const openFiles = new Set(
    (await readMemoriesWith(workspace, reader)).filter(({ id }) => open.has(id)).map(({ path }) => path),
  );
  const isOpen = (id: string) =>
    open.has(id) || ids.has(id) || [...openFiles].some((path) => id.startsWith(`file:${path}#`));
  return proposal.processedIds.filter((id) => !isOpen(id));
}
