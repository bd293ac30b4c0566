import type { Entry } from '../../entries/entry.js';
import { readMemoriesWith } from '../../entries/read/read-all-memories.js';
import { readDecayScores, recordedStatus } from '../../entries/records/decay-scores.js';
import { readProcessedMemories } from '../../entries/records/processed-memories.js';
import { readReflectionRun } from '../../journal/record-reflection-run.js';
import { readPendingStatus } from '../../proposals/reflection/pending-status.js';
import { readDeferredWith } from '../../proposals/sub-agents/find-deferred.js';
import { withIndexedMemories } from '../../search/with-indexed-memories.js';
import { dayAt } from '../../workspace/calendar-days.js';
import type { SnapshotReader } from '../../workspace/snapshot.js';
import { timeOfDayAt } from '../../workspace/time-of-day.js';
import type { Workspace } from '../../workspace/workspace.js';
import { momentAt } from '../../workspace/zoned-time.js';
import { parseReflectionLog, readReflectionLog } from '../records/reflection-log.js';
import { lastRun, nextRun } from './cron-schedule.js';

export type DueReason = {
  readonly kind: 'pending' | 'schedule' | 'threshold' | 'session-end' | 'manual';
  readonly due: boolean;
  /** A full sentence. */
  readonly says: string;
};

export type Due = {
  readonly due: boolean;
  readonly reasons: readonly DueReason[];
  /** Unprocessed episodes. */
  readonly waiting: number;
  readonly threshold: number;
  readonly schedule: string;
  readonly timezone: string;
  /** When a reflection last ran, and when the next is scheduled. */
  readonly last: string | null;
  readonly next: string | null;
  /** The pending proposal. */
  readonly pending: string | null;
};

/** Whether it is time to reflect, and why or why not. */
export async function readDue(workspace: Workspace, { sessionEnd = false } = {}): Promise<Due> {
  const state = await withIndexedMemories(workspace, (indexed) =>
    indexed.snapshot((reader) => readState(workspace, reader)),
  );
  const { at, timezone, config } = workspace;
  const { schedule, threshold } = config.reflection;
  const next = nextRun({ schedule, timezone, at });
  const reasons =
    state.pending === null
      ? [
          scheduleReason(workspace, state),
          thresholdReason(state, threshold),
          ...(sessionEnd ? [sessionReason(state)] : []),
          manual,
        ]
      : [pendingReason(state.pending)];
  return {
    due: reasons.some(({ due }) => due),
    reasons,
    waiting: state.waiting.length,
    threshold,
    schedule,
    timezone,
    last: state.last?.toISOString() ?? null,
    next: next?.toISOString() ?? null,
    pending: state.pending,
  };
}

type State = {
  readonly waiting: readonly Entry[];
  /** Proposals of sub-agents that were left to the next reflection. */
  readonly deferred: number;
  readonly last: Date | null;
  readonly pending: string | null;
};

async function readState(workspace: Workspace, reader: SnapshotReader): Promise<State> {
  const processed = await readProcessedMemories(workspace, reader);
  const scores = await readDecayScores(workspace, reader);
  const waiting = (await readMemoriesWith(workspace, reader)).filter(
    (entry) =>
      entry.store === 'episodic' && !processed.has(entry.id) && recordedStatus(workspace, scores, entry) !== 'archived',
  );
  const pending = await readPendingStatus(workspace, reader);
  const logged = parseReflectionLog((await readReflectionLog(workspace, reader)) ?? '').map(({ day, time }) =>
    momentAt(day, time ?? '00:00', workspace.timezone),
  );
  const run = await readReflectionRun(workspace.root);
  const moments = [...logged, ...[run?.at, pending?.at].flatMap((at) => (typeof at === 'string' ? [new Date(at)] : []))]
    .filter((moment) => !Number.isNaN(moment.getTime()))
    .sort((one, other) => one.getTime() - other.getTime());
  const deferred = (await readDeferredWith(workspace, reader)).length;
  return {
    waiting,
    deferred,
    last: moments.at(-1) ?? null,
    pending: pending === null ? null : (pending.id ?? 'A proposal'),
  };
}

function scheduleReason({ at, timezone, config }: Workspace, { waiting, deferred, last }: State): DueReason {
  const { schedule } = config.reflection;
  const reason = (due: boolean, says: string): DueReason => ({ kind: 'schedule', due, says });
  if (schedule === 'off') return reason(false, 'No schedule is set.');
  const moment = lastRun({ schedule, timezone, at });
  const next = nextRun({ schedule, timezone, at });
  const named = (date: Date) => `${dayAt(date, timezone)} ${timeOfDayAt(date, timezone)}`;
  const upcoming = next === null ? 'There is no next one.' : `Next: ${named(next)} (${timezone}).`;
  if (moment === null) return reason(false, `The first scheduled time (${schedule}) has not come yet. ${upcoming}`);
  if (last !== null && last >= moment) return reason(false, `A reflection has run since ${named(moment)}. ${upcoming}`);
  const before = waiting.filter(({ day, time }) => day !== null && momentAt(day, time ?? '00:00', timezone) <= moment);
  if (before.length + deferred === 0) return reason(false, `Nothing new since ${named(moment)}. ${upcoming}`);
  return reason(
    true,
    `It was due at ${named(moment)} (${timezone}), with ${news(before.length, deferred)} to process.`,
  );
}

function thresholdReason({ waiting, deferred }: State, threshold: number): DueReason {
  const count = waiting.length + deferred;
  const due = count >= threshold;
  const known = count === 0 ? 'Every episode is processed' : `${verb(waiting.length, deferred)} not processed yet`;
  const limit = due ? `the threshold is ${threshold}` : `${threshold} new ones are needed`;
  return { kind: 'threshold', due, says: `${known}; ${limit}.` };
}

function sessionReason({ waiting, deferred }: State): DueReason {
  const due = waiting.length + deferred > 0;
  const says = due
    ? `A session ended, and ${verb(waiting.length, deferred)} not processed yet.`
    : 'A session ended without anything new.';
  return { kind: 'session-end', due, says };
}

function pendingReason(id: string): DueReason {
  return {
    kind: 'pending',
    due: false,
    says: `${id} needs your decision; run \`agentsoul reflect show\`. Until then no new proposal is created.`,
  };
}

const manual: DueReason = { kind: 'manual', due: false, says: 'You can run `agentsoul reflect` at any time.' };

function episodes(count: number): string {
  return count === 1 ? '1 episode' : `${count} episodes`;
}

function news(count: number, deferred: number): string {
  const proposals = deferred === 1 ? '1 deferred proposal' : `${deferred} deferred proposals`;
  if (deferred === 0) return episodes(count);
  return count === 0 ? proposals : `${episodes(count)} and ${proposals}`;
}

function verb(count: number, deferred: number): string {
  return `${news(count, deferred)} ${count + deferred === 1 ? 'is' : 'are'}`;
}
