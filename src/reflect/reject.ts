import { findRepository } from '../git/repository.js';
import type { Presence } from '../journal/actors.js';
import { changeWorkspace } from '../journal/change.js';
import type { Plan } from '../journal/plan.js';
import { checkText } from '../memory/check-text.js';
import { nothingPending, ownProposal, type Pending, readPending } from '../proposals/reflection/read-pending.js';
import {
  pendingTextFile,
  reflectionLogFile,
  rejectedIdeasFile,
  sideFile,
} from '../proposals/reflection/reflection-files.js';
import { dayAt } from '../workspace/days.js';
import type { SnapshotReader } from '../workspace/snapshot.js';
import type { Workspace } from '../workspace/workspace.js';
import { checkDecider, closeDeferred } from './deferred.js';
import { loggedNow } from './logged-now.js';
import { processedEdits } from './plan-approve.js';
import { readReflectionLog, withLogged } from './reflection-log.js';
import { formatRejectedIdeas, readRejectedIdeas } from './rejected-ideas.js';

export type RejectOptions = {
  readonly reason?: string | undefined;
  readonly presence?: Presence;
  readonly trigger?: string;
  readonly onWait?: (holder: string) => void;
};

export type Rejected = {
  readonly id: string | null;
  /** None where the proposal was changed by hand: what it proposed is not known, and it was only cleared away. */
  readonly rejected: readonly number[];
  /** Whether other changes of the same proposal were approved before. */
  readonly isRest: boolean;
  readonly reason: string | null;
  readonly commit: string | null;
  readonly undo: string | null;
};

/** Turns down everything that still waits. Its ideas are not proposed again. */
export async function rejectReflection(workspace: Workspace, options: RejectOptions = {}): Promise<Rejected> {
  const { presence = 'unattended', trigger = 'rejectReflection()', onWait } = options;
  const reason = options.reason === undefined ? null : await checkText(options.reason);
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
  const reason = given === undefined ? null : await checkText(given);
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
  const files = [sideFile(workspace), pendingTextFile(workspace)].map((path) => ({ path, content: null }));
  // What is not ours says nothing about what was proposed; it is only cleared away.
  const proposal = ownProposal(pending);
  if (proposal === null) {
    const actor = pending.proposal === null ? {} : { actor: `reflection:${pending.proposal.id}` };
    return { ...actor, edits: files, summary: 'clear away a proposal that was changed by hand' };
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
  const entry = loggedNow(workspace, { id, verdict: wasPartly ? 'partly approved' : 'rejected', lines });
  return {
    actor: `reflection:${id}`,
    edits: [
      ...files,
      { path: rejectedIdeasFile(workspace), content: formatRejectedIdeas({ ...known, ideas }) },
      { path: reflectionLogFile(workspace), content: withLogged(log, entry) },
      ...(await processedEdits(workspace, reader, proposal)),
      ...(await closeDeferred(workspace, changes, { reason: reason ?? `turned down in ${id}` })),
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
