import type { MemoryPlace } from '../../entries/read/read-all-memories.js';
import { readWithEdits } from '../../journal/files/read-with-edits.js';
import type { Edit } from '../../journal/plan.js';
import { dropErasedMemories } from '../../proposals/reflection/drop-erased-memories.js';
import { formatPendingText } from '../../proposals/reflection/pending-markdown.js';
import { formatPendingReflection, type PendingProposal } from '../../proposals/reflection/pending-reflection.js';
import { pendingJsonFile, pendingTextFile } from '../../proposals/reflection/reflection-file-paths.js';
import type { SnapshotReader } from '../../workspace/snapshot.js';
import type { Redact } from './redact-text.js';

export type ErasedProposal = {
  /** Null if nothing is left to decide. */
  readonly proposal: PendingProposal | null;
  readonly edits: readonly Edit[];
};

/** Removes changes based on erased memories from the pending proposal. */
export async function eraseFromProposal(
  workspace: MemoryPlace,
  reader: SnapshotReader,
  erasing: {
    readonly waiting: PendingProposal;
    readonly ids: readonly string[];
    readonly redact: Redact;
    readonly edits: readonly Edit[];
  },
): Promise<ErasedProposal> {
  const { waiting, ids, edits } = erasing;
  const [side, text] = [pendingJsonFile(workspace), pendingTextFile(workspace)];
  const redact = (said: string) => erasing.redact(side, said);
  const proposal = await dropErasedMemories(workspace, reader, {
    proposal: waiting,
    ids: new Set(ids),
    says: (said) => redact(said) !== said,
    redact,
    after: readWithEdits(reader, edits),
  });
  return {
    proposal,
    edits: [
      { path: side, content: proposal === null ? null : formatPendingReflection(proposal) },
      { path: text, content: proposal === null ? null : formatPendingText(proposal) },
    ],
  };
}
