import { findRepository } from '../git/repository.js';
import type { PendingProposal } from '../proposals/reflection/pending-proposal.js';
import { formatPendingText } from '../proposals/reflection/pending-text.js';
import { readPending, requirePending } from '../proposals/reflection/read-pending.js';
import type { Workspace } from '../workspace/workspace.js';
import { type ProposalDocument, proposalDocument } from './proposal-document.js';

export type ShownProposal = {
  readonly proposal: PendingProposal;
  readonly document: ProposalDocument;
  readonly text: string;
};

/** The proposal that waits, as `reflect` wrote it. What was changed by hand since is refused, not shown. */
export async function showPending(workspace: Workspace): Promise<ShownProposal> {
  const repository = await findRepository(workspace.root, workspace.env);
  const { proposal } = requirePending(await workspace.snapshot((reader) => readPending(workspace, reader, repository)));
  return { proposal, document: proposalDocument(workspace, proposal), text: formatPendingText(proposal) };
}
