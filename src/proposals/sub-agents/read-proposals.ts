import { decodeText } from '../../workspace/decode-text.js';
import type { Workspace } from '../../workspace/workspace.js';
import { isOpen, type Proposal } from './proposal.js';
import { parseProposals, proposalsFile } from './proposals-file.js';

export type ProposalPlace = Pick<Workspace, 'profile' | 'agentId' | 'agentFolder' | 'snapshot'>;

/** Every proposal in the file, including decided ones. An unreadable file has none. */
export async function readProposals(workspace: ProposalPlace): Promise<Proposal[]> {
  const file = await workspace.snapshot((reader) => reader.read(proposalsFile(workspace)));
  return parseProposals(file.state === 'present' ? (decodeText(file.bytes)?.text ?? '') : '');
}

/** The proposals that were left to the next reflection. */
export async function readDeferred(workspace: ProposalPlace): Promise<Proposal[]> {
  return (await readProposals(workspace)).filter(({ status }) => status.state === 'deferred');
}

export type ProposalCounts = { readonly pending: number; readonly deferred: number; readonly questions: number };

export async function countProposals(workspace: ProposalPlace): Promise<ProposalCounts> {
  const open = (await readProposals(workspace)).filter(isOpen);
  const deferred = open.filter(({ status }) => status.state === 'deferred').length;
  const questions = open.filter(({ status }) => status.state === 'pending' && status.question !== null).length;
  return { pending: open.length - deferred, deferred, questions };
}
