import { formatProcessed, processedFile, readProcessed } from '../entries/processed.js';
import type { Repository } from '../git/repository.js';
import type { Edit, Plan } from '../journal/plan.js';
import { sealedIds } from '../journal/reflection-seal.js';
import { anchorsOf, evidenceAnchors } from '../proposals/reflection/anchors.js';
import { formatSideFile, type PendingChange, type PendingProposal } from '../proposals/reflection/pending-proposal.js';
import { formatPendingText } from '../proposals/reflection/pending-text.js';
import type { ProposedChange } from '../proposals/reflection/proposed-change.js';
import { readPending } from '../proposals/reflection/read-pending.js';
import { pendingTextFile, reflectionLogFile, sideFile } from '../proposals/reflection/reflection-files.js';
import { refuseWhilePending, waitingProposal } from '../proposals/reflection/waiting-proposal.js';
import { clockTimeAt } from '../workspace/clock-time.js';
import { dayAt } from '../workspace/days.js';
import type { SnapshotReader } from '../workspace/snapshot.js';
import type { Workspace } from '../workspace/workspace.js';
import { hashIdea } from './hashed-idea.js';
import { loggedNow } from './logged-now.js';
import type { ProposedChanges } from './propose.js';
import { formatReflectionId, reflectionNumber } from './reflection-id.js';
import { parseReflectionLog, readReflectionLog, withLogged } from './reflection-log.js';
import { nextRun } from './schedule.js';

/** A proposal without its number, which is given under the lock. */
export type DraftProposal = Omit<PendingProposal, 'id' | 'number'>;

/** What was proposed as it will be stored: numbered, and with what each edit saw. */
export async function draftProposal(
  workspace: Workspace,
  reader: SnapshotReader,
  {
    proposed,
    changes,
    notes,
    key,
  }: { proposed: ProposedChanges; changes: readonly ProposedChange[]; notes: readonly string[]; key: string },
): Promise<DraftProposal> {
  const anchors = await anchorsOf(
    workspace,
    reader,
    changes.flatMap(({ edits }) => edits),
  );
  const saidBy = await evidenceAnchors(workspace, reader, changes);
  let position = 0;
  const numbered = changes.map((change, index): PendingChange => {
    const edits = change.edits.map((edit) => ({ ...edit, anchor: anchors[position++] ?? null }));
    const seen = change.evidence.map((id) => saidBy.get(id) ?? null);
    return { ...change, n: index + 1, idea: hashIdea(key, change.idea), seen, edits };
  });
  const { at, timezone, config } = workspace;
  const next = nextRun({ schedule: config.reflection.schedule, timezone, at });
  return {
    version: 2,
    at: at.toISOString(),
    day: dayAt(at, timezone),
    by: proposed.by,
    answeredBy: proposed.answeredBy,
    tokens: { used: proposed.tokens, limit: config.reflection.maxTokens },
    processed: proposed.processed,
    next: next === null ? null : `${dayAt(next, timezone)} ${clockTimeAt(next, timezone)}`,
    guidance: proposed.guidance,
    notes: [...proposed.notes, ...notes],
    changes: numbered,
    key,
    processedIds: proposed.processedIds,
  };
}

export type ReflectPlan = { readonly plan: Plan; readonly proposal: PendingProposal; readonly side: string };

/** Stores a proposal to be decided on. Only records about memories change. */
export async function planReflect(
  workspace: Workspace,
  reader: SnapshotReader,
  { draft, repository, replace }: { draft: DraftProposal; repository: Repository | null; replace: boolean },
): Promise<ReflectPlan> {
  const replaced = await replacedEdits(workspace, reader, { repository, replace });
  const number = await nextNumber(workspace, overlaidLog(replaced) ?? (await readReflectionLog(workspace, reader)));
  const { version, ...rest } = draft;
  const proposal: PendingProposal = { version, id: formatReflectionId(number), number, ...rest };
  const side = formatSideFile(proposal);
  const count = draft.changes.length === 1 ? '1 change' : `${draft.changes.length} changes`;
  return {
    proposal,
    side,
    plan: {
      actor: `reflection:${proposal.id}`,
      edits: [
        { path: sideFile(workspace), content: side },
        { path: pendingTextFile(workspace), content: formatPendingText(proposal) },
        ...replaced,
      ],
      summary: `${proposal.id} proposes ${count}`,
    },
  };
}

/** Notes that memories were looked at and nothing is to be proposed, so that they don't make a reflection due again. */
export async function planLookedAt(
  workspace: Workspace,
  reader: SnapshotReader,
  processedIds: readonly string[],
): Promise<Plan> {
  const processed = await readProcessed(workspace, reader);
  // What a proposal rests on that still waits is done with when that is decided on.
  const isWaiting = (await waitingProposal(workspace, reader)) !== null;
  const fresh = isWaiting ? [] : processedIds.filter((id) => !processed.has(id));
  const id = formatReflectionId(await nextNumber(workspace, await readReflectionLog(workspace, reader)));
  const count = fresh.length === 1 ? '1 memory' : `${fresh.length} memories`;
  return {
    actor: `reflection:${id}`,
    edits:
      fresh.length === 0
        ? []
        : [
            {
              path: processedFile(workspace),
              content: formatProcessed(new Map([...processed, ...fresh.map((memory) => [memory, id] as const)])),
            },
          ],
    summary: `looked at ${count}, nothing to propose`,
  };
}

/** A proposal that gives way keeps its number and its place in the log. */
async function replacedEdits(
  workspace: Workspace,
  reader: SnapshotReader,
  { repository, replace }: { repository: Repository | null; replace: boolean },
): Promise<Edit[]> {
  if (!replace) await refuseWhilePending(workspace, reader);
  const pending = await readPending(workspace, reader, repository);
  if (pending.state !== 'genuine') return [];
  const { id } = pending.proposal;
  const log = await readReflectionLog(workspace, reader);
  const lines = ['Gave way to a new proposal before all of it was decided on'];
  const entry = loggedNow(workspace, { id, verdict: 'replaced', lines });
  return [{ path: reflectionLogFile(workspace), content: withLogged(log, entry) }];
}

function overlaidLog(edits: readonly Edit[]): string | null {
  const content = edits[0]?.content;
  return typeof content === 'string' ? content : null;
}

async function nextNumber(workspace: Workspace, log: string | null): Promise<number> {
  const logged = parseReflectionLog(log ?? '').map(({ number }) => number);
  const sealed = (await sealedIds(workspace.root)).flatMap((id) => reflectionNumber(id) ?? []);
  return Math.max(0, ...logged, ...sealed) + 1;
}
