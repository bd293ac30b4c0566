import {
  formatProcessedMemories,
  processedFile,
  readProcessedMemories,
} from '../entries/records/processed-memories.js';
import type { Repository } from '../git/repository.js';
import type { Edit, Plan } from '../journal/plan.js';
import { sealedIds } from '../journal/seal-reflection-proposal.js';
import { computeAnchors, computeEvidenceAnchors } from '../proposals/reflection/compute-anchors.js';
import { formatPendingText } from '../proposals/reflection/pending-markdown.js';
import {
  formatPendingReflection,
  type PendingChange,
  type PendingProposal,
} from '../proposals/reflection/pending-reflection.js';
import { readPendingStatus, refuseWhilePending } from '../proposals/reflection/pending-status.js';
import type { ProposedChange } from '../proposals/reflection/proposed-change.js';
import { readPending } from '../proposals/reflection/read-pending.js';
import { pendingJsonFile, pendingTextFile, reflectionLogFile } from '../proposals/reflection/reflection-file-paths.js';
import { dayAt } from '../workspace/calendar-days.js';
import type { SnapshotReader } from '../workspace/snapshot.js';
import { timeOfDayAt } from '../workspace/time-of-day.js';
import type { Workspace } from '../workspace/workspace.js';
import type { ProposedChanges } from './propose/propose-changes.js';
import { hashIdea } from './records/hash-idea.js';
import { newLogEntry } from './records/new-log-entry.js';
import { formatReflectionId, reflectionNumber } from './records/reflection-id.js';
import { addLogEntry, parseReflectionLog, readReflectionLog } from './records/reflection-log.js';
import { nextRun } from './schedule/cron-schedule.js';

/** A proposal without its number, which is assigned under the lock. */
export type DraftProposal = Omit<PendingProposal, 'id' | 'number'>;

/** The proposal as stored: numbered, with anchors. */
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
  const anchors = await computeAnchors(
    workspace,
    reader,
    changes.flatMap(({ edits }) => edits),
  );
  const saidBy = await computeEvidenceAnchors(workspace, reader, changes);
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
    next: next === null ? null : `${dayAt(next, timezone)} ${timeOfDayAt(next, timezone)}`,
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
  const side = formatPendingReflection(proposal);
  const count = draft.changes.length === 1 ? '1 change' : `${draft.changes.length} changes`;
  return {
    proposal,
    side,
    plan: {
      actor: `reflection:${proposal.id}`,
      edits: [
        { path: pendingJsonFile(workspace), content: side },
        { path: pendingTextFile(workspace), content: formatPendingText(proposal) },
        ...replaced,
      ],
      summary: `${proposal.id} proposes ${count}`,
    },
  };
}

/** Marks memories as processed without a proposal, so that they don't make a reflection due again. */
export async function planLookedAt(
  workspace: Workspace,
  reader: SnapshotReader,
  processedIds: readonly string[],
): Promise<Plan> {
  const processed = await readProcessedMemories(workspace, reader);
  // The evidence of a pending proposal is processed when that is decided.
  const isWaiting = (await readPendingStatus(workspace, reader)) !== null;
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
              content: formatProcessedMemories(
                new Map([...processed, ...fresh.map((memory) => [memory, id] as const)]),
              ),
            },
          ],
    summary: `processed ${count}, nothing to propose`,
  };
}

/** A replaced proposal keeps its number and its log entry. */
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
  const lines = ['Replaced by a new proposal before it was fully decided'];
  const entry = newLogEntry(workspace, { id, verdict: 'replaced', lines });
  return [{ path: reflectionLogFile(workspace), content: addLogEntry(log, entry) }];
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
