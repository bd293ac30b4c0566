import { findRepository } from '../../git/repository.js';
import { formatPendingText } from '../../proposals/reflection/pending-markdown.js';
import type { PendingProposal } from '../../proposals/reflection/pending-reflection.js';
import { readPending, requirePending } from '../../proposals/reflection/read-pending.js';
import type { Workspace } from '../../workspace/workspace.js';
import { type ProposalDocument, proposalDocument } from './proposal-json.js';

export type ShownProposal = {
  readonly proposal: PendingProposal;
  readonly document: ProposalDocument;
  readonly text: string;
};

/** The pending proposal. A modified one is refused, not shown. */
export async function showPending(workspace: Workspace): Promise<ShownProposal> {
  const repository = await findRepository(workspace.root, workspace.env);
  const { proposal } = requirePending(await workspace.snapshot((reader) => readPending(workspace, reader, repository)));
  return { proposal, document: proposalDocument(workspace, proposal), text: formatPendingText(proposal) };
}
