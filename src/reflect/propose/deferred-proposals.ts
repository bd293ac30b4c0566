import { readOpenProposals } from '../../agents/open-proposals.js';
import { planCommit } from '../../agents/plan-commit.js';
import { checkReviewer, type Reviewing } from '../../agents/review.js';
import { readWithEdits } from '../../journal/files/read-with-edits.js';
import type { Edit } from '../../journal/plan.js';
import { bytesOf } from '../../journal/plan.js';
import { contentTerms } from '../../language/words/content-terms.js';
import type { PendingChange } from '../../proposals/reflection/pending-reflection.js';
import type { SectionEdit } from '../../proposals/reflection/section-edit.js';
import type { SnapshotReader } from '../../workspace/snapshot.js';
import type { Workspace } from '../../workspace/workspace.js';
import { type CandidateChange, ideaOf } from './candidate-change.js';

export type CommitEdit = Extract<SectionEdit, { do: 'commit' }>;

/** One change for each deferred proposal; a question where another proposal says otherwise, which has to be resolved first. */
export async function proposeDeferred(workspace: Workspace): Promise<CandidateChange[]> {
  const { open, path, compare } = await readOpenProposals(workspace);
  const deferred = open.filter(({ status }) => status.state === 'deferred');
  return deferred.map((proposal): CandidateChange => {
    const { number, content, from } = proposal;
    const said = content.replace(/\s+/g, ' ').trim();
    const { conflictsWith } = compare(proposal);
    const about = {
      evidence: [`proposal:#${number}`],
      idea: ideaOf('proposal', String(number), contentTerms(content)),
      worth: 80,
    };
    if (conflictsWith.length === 0) {
      const edits = [{ do: 'commit', path, proposal: number, from, text: content } as const];
      return { ...about, kind: 'fact', summary: `From sub-agent ${from}, proposal #${number}: ${said}`, edits };
    }
    const others = conflictsWith.map((other) => `#${other}`).join(', ');
    const summary = `Proposal #${number} of sub-agent ${from} contradicts ${others}: ${said} Decide with \`agentsoul review resolve ${number}\`.`;
    return { ...about, kind: 'question', summary, edits: [] };
  });
}

/** Makes a memory of a proposal, as `review commit` does, on what the edits before it made of the files. */
export async function planDeferredCommit(
  workspace: Workspace,
  reader: SnapshotReader,
  { edit, before }: { edit: CommitEdit; before: readonly Edit[] },
): Promise<readonly Edit[]> {
  const written = new Map(before.map((each) => [each.path, bytesOf(each)]));
  const planned = readWithEdits(reader, before);
  const { plan } = await planCommit(
    { ...workspace, reads: { ...workspace.reads, written }, snapshot: (collect) => collect(planned) },
    edit.proposal,
  );
  return plan.edits;
}

/** Closes the proposals of these changes. */
export async function closeDeferred(
  workspace: Workspace,
  changes: readonly PendingChange[],
  { reason }: { reason: string },
): Promise<Edit[]> {
  const wanted = new Set(commitsOf(changes).map(({ proposal }) => proposal));
  if (wanted.size === 0) return [];
  const { open, decide } = await readOpenProposals(workspace);
  const numbers = open.flatMap(({ number, status }) =>
    wanted.has(number) && status.state === 'deferred' ? [number] : [],
  );
  const status = { state: 'rejected', reason: reason.replace(/\s+/g, ' ').slice(0, 300) } as const;
  return numbers.length === 0 ? [] : [decide(new Map(numbers.map((number) => [number, { status }])))];
}

/** Callers who may not review proposals may not decide on them here either. */
export function checkDecider(workspace: Workspace, changes: readonly PendingChange[], reviewing: Reviewing): void {
  if (commitsOf(changes).length > 0) checkReviewer(workspace, reviewing);
}

function commitsOf(changes: readonly PendingChange[]): CommitEdit[] {
  return changes.flatMap(({ edits }) => edits.filter((edit) => edit.do === 'commit'));
}
