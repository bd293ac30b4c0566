import type { MemoryPlace } from '../../entries/read-memories.js';
import type { Edit } from '../../journal/plan.js';
import { withEdits } from '../../journal/with-edits.js';
import { formatSideFile, type PendingProposal } from '../../proposals/reflection/pending-proposal.js';
import { formatPendingText } from '../../proposals/reflection/pending-text.js';
import { proposalWithout } from '../../proposals/reflection/proposal-without.js';
import { pendingTextFile, sideFile } from '../../proposals/reflection/reflection-files.js';
import type { SnapshotReader } from '../../workspace/snapshot.js';
import type { Redact } from './redact-text.js';

export type ErasedProposal = {
  /** Null where nothing of it is left to decide on. */
  readonly proposal: PendingProposal | null;
  readonly edits: readonly Edit[];
};

/** Takes what rests on erased memories out of the proposal that waits for a decision. */
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
  const [side, text] = [sideFile(workspace), pendingTextFile(workspace)];
  const redact = (said: string) => erasing.redact(side, said);
  const proposal = await proposalWithout(workspace, reader, {
    proposal: waiting,
    ids: new Set(ids),
    says: (said) => redact(said) !== said,
    redact,
    after: withEdits(reader, edits),
  });
  return {
    proposal,
    edits: [
      { path: side, content: proposal === null ? null : formatSideFile(proposal) },
      { path: text, content: proposal === null ? null : formatPendingText(proposal) },
    ],
  };
}
