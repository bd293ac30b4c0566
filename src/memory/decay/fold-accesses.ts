import type { Plan } from '../../journal/plan.js';
import { type Folded, readWaiting, waitingBytes } from '../../search/waiting-accesses.js';
import type { SnapshotReader } from '../../workspace/snapshot.js';
import type { Workspace } from '../../workspace/workspace.js';
import { planRecords, type RecordPlace } from './plan-decay-records.js';
import { readRecallCounts } from './recall-counts.js';

/** Accesses are collected until a record is written anyway, up to this number. */
export const maxWaitingAccesses = 200;

const shortestEvent = 60;

export async function isFoldDue(workspace: Workspace): Promise<boolean> {
  if (waitingBytes(workspace.root) <= maxWaitingAccesses * shortestEvent) return false;
  return (await countWaitingAccesses(workspace)) > maxWaitingAccesses;
}

export async function countWaitingAccesses(workspace: Workspace): Promise<number> {
  const { folded } = await workspace.snapshot((reader) => readRecallCounts(workspace, reader));
  return readWaiting(workspace.root, folded).events.length;
}

/** Records only the accesses; statuses change only on request. */
export async function planFold(
  workspace: RecordPlace,
  reader: SnapshotReader,
): Promise<{ plan: Plan; folded: Folded }> {
  const { edits, events, folded } = await planRecords(workspace, reader, { transitions: false });
  return { plan: { edits, summary: `${events} ${events === 1 ? 'access' : 'accesses'} folded in` }, folded };
}
