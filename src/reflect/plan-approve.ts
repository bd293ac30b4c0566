import { formatProcessed, processedFile, readProcessed } from '../entries/processed.js';
import { SoulError } from '../errors/soul-error.js';
import type { Edit, Plan } from '../journal/plan.js';
import { withEdits } from '../journal/with-edits.js';
import { formatSideFile, type PendingChange, type PendingProposal } from '../proposals/reflection/pending-proposal.js';
import { formatPendingText } from '../proposals/reflection/pending-text.js';
import {
  pendingTextFile,
  reflectionLogFile,
  rejectedIdeasFile,
  sideFile,
} from '../proposals/reflection/reflection-files.js';
import { reanchored, type Seen, stillSeen } from '../proposals/reflection/still-seen.js';
import type { Folded } from '../search/waiting-accesses.js';
import type { SnapshotReader } from '../workspace/snapshot.js';
import type { Workspace } from '../workspace/workspace.js';
import { refusalOf } from './allowed-edits.js';
import { applyChanges, outdated } from './apply-changes.js';
import { type Choice, chooseChanges } from './choose-changes.js';
import { type ChangeWording, rewordChange } from './edited-change.js';
import { loggedNow } from './logged-now.js';
import { readReflectionLog, withLogged } from './reflection-log.js';
import { formatRejectedIdeas, readRejectedIdeas } from './rejected-ideas.js';
import { problemOf } from './screen-changes.js';

export type Approving = Choice & {
  /** Other words for the new lines of one change. */
  readonly reworded?: ChangeWording | undefined;
};

export type ApprovePlan = {
  readonly plan: Plan;
  readonly applied: readonly number[];
  /** What still waits, questions among them. */
  readonly skipped: readonly number[];
  /** The side file of what is left; null when all is decided. */
  readonly side: string | null;
  readonly folded: Folded;
};

/**
 * The change that makes the chosen part of a proposal true, all of it or nothing. Each section and each memory it rests on must
 * still be what the reflection saw; what is not chosen goes on waiting, and sees them as they are then.
 */
export async function planApprove(
  workspace: Workspace,
  reader: SnapshotReader,
  { proposal, approving }: { proposal: PendingProposal; approving: Approving },
): Promise<ApprovePlan> {
  const chosen = await checkedChanges(workspace, reader, { proposal, approving });
  const seen = await stillSeen(workspace, reader, proposal.changes);
  refuseOutdated(
    chosen.map(({ n }) => n),
    proposal.changes,
    seen,
  );
  const { contents, folded } = await applyChanges(workspace, reader, chosen);
  const after = withEdits(reader, [...contents.values()]);
  const applied = chosen.map(({ n }) => n);
  const left = proposal.changes.filter(({ n }) => !applied.includes(n));
  const isDone = left.every(({ kind }) => kind === 'question');
  const rest: PendingProposal = { ...proposal, changes: await reanchored(workspace, after, { changes: left, seen }) };
  const side = isDone ? null : formatSideFile(rest);
  const edits: Edit[] = [
    ...contents.values(),
    { path: sideFile(workspace), content: side },
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

/** The gate is held here once more, whatever was let through when the proposal was made. */
async function checkedChanges(
  workspace: Workspace,
  reader: SnapshotReader,
  { proposal, approving }: Planning,
): Promise<PendingChange[]> {
  const { reworded } = approving;
  const chosen = chooseChanges(proposal, approving);
  if (reworded !== undefined && !chosen.some(({ n }) => n === reworded.n)) {
    throw new SoulError('usage', `Change ${reworded.n} is not among those to approve.`);
  }
  const changes = chosen.map((change) => (change.n === reworded?.n ? rewordChange(change, reworded) : change));
  for (const change of changes) {
    for (const edit of change.edits) {
      const refusal = await refusalOf(workspace, edit);
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

function refuseOutdated(chosen: readonly number[], changes: readonly PendingChange[], seen: Seen): void {
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
      ...(places.length === 0 ? [] : [`Changed since the reflection saw it: ${[...new Set(places)].join(', ')}.`]),
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
  const entry = loggedNow(workspace, {
    id: proposal.id,
    verdict: isDone ? 'approved' : 'partly approved',
    lines: [...approvedLines, ...asked],
  });
  const log = await readReflectionLog(workspace, reader);
  return { path: reflectionLogFile(workspace), content: withLogged(log, entry) };
}

/** What a proposal was made from is done with once anything of it was decided. */
export async function processedEdits(
  workspace: Workspace,
  reader: SnapshotReader,
  { id, processedIds }: Pick<PendingProposal, 'id' | 'processedIds'>,
): Promise<Edit[]> {
  const processed = await readProcessed(workspace, reader);
  const fresh = processedIds.filter((memory) => !processed.has(memory));
  if (fresh.length === 0) return [];
  const content = formatProcessed(new Map([...processed, ...fresh.map((memory) => [memory, id] as const)]));
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
  return applied.length === 0 ? `${id} is answered` : `approve ${applied.join(', ')} of ${id}${rest}`;
}
