import {
  formatProcessedMemories,
  processedFile,
  readProcessedMemories,
} from '../../entries/records/processed-memories.js';
import { SoulError } from '../../errors/soul-error.js';
import { readWithEdits } from '../../journal/files/read-with-edits.js';
import type { Edit, Plan } from '../../journal/plan.js';
import { type AnchorCheck, checkAnchors, renewAnchors } from '../../proposals/reflection/check-anchors.js';
import { formatPendingText } from '../../proposals/reflection/pending-markdown.js';
import {
  formatPendingReflection,
  type PendingChange,
  type PendingProposal,
} from '../../proposals/reflection/pending-reflection.js';
import {
  pendingJsonFile,
  pendingTextFile,
  reflectionLogFile,
  rejectedIdeasFile,
} from '../../proposals/reflection/reflection-file-paths.js';
import type { Folded } from '../../search/waiting-accesses.js';
import type { SnapshotReader } from '../../workspace/snapshot.js';
import type { Workspace } from '../../workspace/workspace.js';
import { problemOf } from '../propose/screen-changes.js';
import { newLogEntry } from '../records/new-log-entry.js';
import { addLogEntry, readReflectionLog } from '../records/reflection-log.js';
import { formatRejectedIdeas, readRejectedIdeas } from '../records/rejected-ideas.js';
import { applyChanges, outdated } from './apply-changes.js';
import { whyEditRefused } from './check-edit-allowed.js';
import { type ChangeWording, rewordChange } from './reword-change.js';
import { type Choice, selectChanges } from './select-changes.js';

export type Approving = Choice & {
  /** New wording for the lines of one change. */
  readonly reworded?: ChangeWording | undefined;
};

export type ApprovePlan = {
  readonly plan: Plan;
  readonly applied: readonly number[];
  /** What is still pending, including questions. */
  readonly skipped: readonly number[];
  /** The side file of the rest; null if everything is decided. */
  readonly side: string | null;
  readonly folded: Folded;
};

/**
 * The change that applies the chosen part of a proposal, all of it or nothing. Each section and each piece of evidence must be unchanged
 * since the reflection; changes that are not chosen stay pending and get new anchors.
 */
export async function planApprove(
  workspace: Workspace,
  reader: SnapshotReader,
  { proposal, approving }: { proposal: PendingProposal; approving: Approving },
): Promise<ApprovePlan> {
  const chosen = await checkedChanges(workspace, reader, { proposal, approving });
  const seen = await checkAnchors(workspace, reader, proposal.changes);
  refuseOutdated(
    chosen.map(({ n }) => n),
    proposal.changes,
    seen,
  );
  const { contents, folded } = await applyChanges(workspace, reader, chosen);
  const after = readWithEdits(reader, [...contents.values()]);
  const applied = chosen.map(({ n }) => n);
  const left = proposal.changes.filter(({ n }) => !applied.includes(n));
  const isDone = left.every(({ kind }) => kind === 'question');
  const rest: PendingProposal = { ...proposal, changes: await renewAnchors(workspace, after, { changes: left, seen }) };
  const side = isDone ? null : formatPendingReflection(rest);
  const edits: Edit[] = [
    ...contents.values(),
    { path: pendingJsonFile(workspace), content: side },
    { path: pendingTextFile(workspace), content: isDone ? null : formatPendingText(rest) },
    await logged(workspace, reader, { proposal, chosen, left, isDone, approving }),
    ...(await processedEdits(workspace, reader, proposal)),
    ...(isDone ? await askedEdits(workspace, reader, { proposal, left }) : []),
  ];
  return {
    applied,
    skipped: left.map(({ n }) => n),
    side,
    folded,
    plan: { actor: `reflection:${proposal.id}`, edits, summary: summaryOf(proposal.id, applied, left.length) },
  };
}

type Planning = { readonly proposal: PendingProposal; readonly approving: Approving };

/** Every edit is checked again here, regardless of earlier checks. */
async function checkedChanges(
  workspace: Workspace,
  reader: SnapshotReader,
  { proposal, approving }: Planning,
): Promise<PendingChange[]> {
  const { reworded } = approving;
  const chosen = selectChanges(proposal, approving);
  if (reworded !== undefined && !chosen.some(({ n }) => n === reworded.n)) {
    throw new SoulError('usage', `Change ${reworded.n} is not among those to approve.`);
  }
  const changes = chosen.map((change) => (change.n === reworded?.n ? rewordChange(change, reworded) : change));
  for (const change of changes) {
    for (const edit of change.edits) {
      const refusal = await whyEditRefused(workspace, edit);
      if (refusal !== null) throw refused(change.n, refusal);
    }
    const problem = change.n === reworded?.n ? await problemOf(workspace, reader, { change }) : null;
    if (problem !== null) throw refused(change.n, problem);
  }
  return changes;
}

function refused(n: number, why: string): SoulError {
  return new SoulError('edit-refused', `Change ${n} may not be applied: ${why}.`, {
    hint: `Leave it out with \`--except ${n}\`. Nothing was changed.`,
  });
}

function refuseOutdated(chosen: readonly number[], changes: readonly PendingChange[], seen: AnchorCheck): void {
  const isStale = ({ n }: PendingChange) =>
    [seen.get(n)?.edits, seen.get(n)?.evidence].some((still) => still?.includes(false));
  const stale = changes.filter((change) => chosen.includes(change.n) && isStale(change));
  if (stale.length === 0) return;
  const places = stale.flatMap(({ n, edits }) =>
    edits
      .filter((_, index) => seen.get(n)?.edits[index] === false)
      .map((edit) => ('section' in edit ? [edit.path, ...edit.section].join(' › ') : edit.path)),
  );
  const sources = stale.flatMap(({ n, evidence }) =>
    evidence.filter((_, index) => seen.get(n)?.evidence[index] === false),
  );
  throw outdated(
    stale.map(({ n }) => n),
    [
      ...(places.length === 0 ? [] : [`Changed since the reflection: ${[...new Set(places)].join(', ')}.`]),
      ...(sources.length === 0 ? [] : [`Forgotten or changed since: ${[...new Set(sources)].join(', ')}.`]),
    ],
  );
}

type Decided = Planning & {
  readonly chosen: readonly PendingChange[];
  readonly left: readonly PendingChange[];
  readonly isDone: boolean;
};

async function logged(
  workspace: Workspace,
  reader: SnapshotReader,
  { proposal, chosen, left, isDone, approving }: Decided,
): Promise<Edit> {
  const approvedLines = chosen.map(({ n, kind, summary }) => {
    const edited = approving.reworded?.n === n ? ', reworded' : '';
    return `Approved ${n} (${kind}${edited}): ${summary}`;
  });
  const asked = isDone ? left.map(({ n, summary }) => `Asked ${n}: ${summary}`) : [];
  const entry = newLogEntry(workspace, {
    id: proposal.id,
    verdict: isDone ? 'approved' : 'partly approved',
    lines: [...approvedLines, ...asked],
  });
  const log = await readReflectionLog(workspace, reader);
  return { path: reflectionLogFile(workspace), content: addLogEntry(log, entry) };
}

/** The evidence of a proposal is processed once any part of it is decided. */
export async function processedEdits(
  workspace: Workspace,
  reader: SnapshotReader,
  { id, processedIds }: Pick<PendingProposal, 'id' | 'processedIds'>,
): Promise<Edit[]> {
  const processed = await readProcessedMemories(workspace, reader);
  const fresh = processedIds.filter((memory) => !processed.has(memory));
  if (fresh.length === 0) return [];
  const content = formatProcessedMemories(new Map([...processed, ...fresh.map((memory) => [memory, id] as const)]));
  return [{ path: processedFile(workspace), content }];
}

/** A question is asked once. */
async function askedEdits(
  workspace: Workspace,
  reader: SnapshotReader,
  { proposal, left }: { proposal: PendingProposal; left: readonly PendingChange[] },
): Promise<Edit[]> {
  if (left.length === 0) return [];
  const { id: reflection, day } = proposal;
  const rejected = await readRejectedIdeas(workspace, reader, { key: proposal.key });
  const asked = left.map(({ idea }) => [idea, { reflection, day, state: 'asked', reason: null }] as const);
  const ideas = new Map([...rejected.ideas, ...asked]);
  return [{ path: rejectedIdeasFile(workspace), content: formatRejectedIdeas({ ...rejected, ideas }) }];
}

function summaryOf(id: string, applied: readonly number[], left: number): string {
  const rest = left === 0 ? '' : `; ${left} left`;
  return applied.length === 0 ? `close ${id}` : `approve ${applied.join(', ')} of ${id}${rest}`;
}
