import { findRepository } from '../../git/repository.js';
import type { Presence } from '../../journal/actor.js';
import { changeWorkspace } from '../../journal/change-workspace.js';
import type { Plan } from '../../journal/plan.js';
import { checkMemoryText } from '../../memory/check-memory-text.js';
import { nothingPending, ownProposal, type Pending, readPending } from '../../proposals/reflection/read-pending.js';
import {
  pendingJsonFile,
  pendingTextFile,
  reflectionLogFile,
  rejectedIdeasFile,
} from '../../proposals/reflection/reflection-file-paths.js';
import { dayAt } from '../../workspace/calendar-days.js';
import type { SnapshotReader } from '../../workspace/snapshot.js';
import type { Workspace } from '../../workspace/workspace.js';
import { checkDecider, closeDeferred } from '../propose/deferred-proposals.js';
import { newLogEntry } from '../records/new-log-entry.js';
import { addLogEntry, readReflectionLog } from '../records/reflection-log.js';
import { formatRejectedIdeas, readRejectedIdeas } from '../records/rejected-ideas.js';
import { processedEdits } from './plan-approve.js';

export type RejectOptions = {
  readonly reason?: string | undefined;
  readonly presence?: Presence;
  readonly trigger?: string;
  readonly onWait?: (holder: string) => void;
};

export type Rejected = {
  readonly id: string | null;
  /** None if the proposal was modified: its content is not trusted, and it was only removed. */
  readonly rejected: readonly number[];
  /** Whether other changes of the same proposal were approved before. */
  readonly isRest: boolean;
  readonly reason: string | null;
  readonly commit: string | null;
  readonly undo: string | null;
};

/** Rejects everything that is still pending. Its ideas are not proposed again. */
export async function rejectReflection(workspace: Workspace, options: RejectOptions = {}): Promise<Rejected> {
  const { presence = 'unattended', trigger = 'rejectReflection()', onWait } = options;
  const reason = options.reason === undefined ? null : await checkMemoryText(options.reason);
  let pending: Pending = { state: 'none' };
  let isRest = false;
  const change = await changeWorkspace(workspace, {
    mutation: 'reflect reject',
    presence,
    trigger,
    ...(onWait !== undefined && { onWait }),
    plan: (repository) =>
      workspace.snapshot(async (reader) => {
        pending = await readPending(workspace, reader, repository);
        if (pending.state === 'genuine') checkDecider(workspace, pending.proposal.changes, { presence });
        isRest = await wasPartlyApproved(workspace, reader, ownProposal(pending)?.id);
        return planReject(workspace, reader, { pending, reason });
      }),
  });
  const { commit, undo } = change.state === 'changed' ? change : { commit: null, undo: null };
  return { ...rejectedOf(pending), isRest, reason, commit, undo };
}

/** What `rejectReflection` would turn down. Writes nothing. */
export async function previewRejection(
  workspace: Workspace,
  { reason: given }: Pick<RejectOptions, 'reason'> = {},
): Promise<{ readonly plan: Plan; readonly answer: Omit<Rejected, 'commit' | 'undo'> }> {
  const reason = given === undefined ? null : await checkMemoryText(given);
  const repository = await findRepository(workspace.root, workspace.env);
  return workspace.snapshot(async (reader) => {
    const pending = await readPending(workspace, reader, repository);
    const plan = await planReject(workspace, reader, { pending, reason });
    const isRest = await wasPartlyApproved(workspace, reader, ownProposal(pending)?.id);
    return { plan, answer: { ...rejectedOf(pending), isRest, reason } };
  });
}

export async function planReject(
  workspace: Workspace,
  reader: SnapshotReader,
  { pending, reason }: { pending: Pending; reason: string | null },
): Promise<Plan> {
  if (pending.state === 'none') throw nothingPending();
  const files = [pendingJsonFile(workspace), pendingTextFile(workspace)].map((path) => ({ path, content: null }));
  // A modified proposal is not trusted; it is only removed.
  const proposal = ownProposal(pending);
  if (proposal === null) {
    const actor = pending.proposal === null ? {} : { actor: `reflection:${pending.proposal.id}` };
    return { ...actor, edits: files, summary: 'remove a modified proposal' };
  }
  const { id, changes } = proposal;
  const day = dayAt(workspace.at, workspace.timezone);
  const known = await readRejectedIdeas(workspace, reader, { key: proposal.key });
  const turnedDown = changes.map(({ idea }) => [idea, { reflection: id, day, state: 'rejected', reason }] as const);
  const ideas = new Map([...known.ideas, ...turnedDown]);
  const log = await readReflectionLog(workspace, reader);
  const wasPartly = await wasPartlyApproved(workspace, reader, id);
  const lines = [
    ...changes.map(({ n, kind, summary }) => `Rejected ${n} (${kind}): ${summary}`),
    ...(reason === null ? [] : [`Reason: ${reason}`]),
  ];
  const entry = newLogEntry(workspace, { id, verdict: wasPartly ? 'partly approved' : 'rejected', lines });
  return {
    actor: `reflection:${id}`,
    edits: [
      ...files,
      { path: rejectedIdeasFile(workspace), content: formatRejectedIdeas({ ...known, ideas }) },
      { path: reflectionLogFile(workspace), content: addLogEntry(log, entry) },
      ...(await processedEdits(workspace, reader, proposal)),
      ...(await closeDeferred(workspace, changes, { reason: reason ?? `rejected in ${id}` })),
    ],
    summary: `reject ${id}`,
  };
}

async function wasPartlyApproved(workspace: Workspace, reader: SnapshotReader, id?: string): Promise<boolean> {
  const log = await readReflectionLog(workspace, reader);
  return id !== undefined && log?.includes(`## ${id} — `) === true;
}

function rejectedOf(pending: Pending): Pick<Rejected, 'id' | 'rejected'> {
  if (pending.state === 'none') return { id: null, rejected: [] };
  const numbers = ownProposal(pending)?.changes.map(({ n }) => n) ?? [];
  return { id: pending.proposal?.id ?? null, rejected: numbers };
}
