import { readDecayScores, recordedStatus } from '../entries/decay-scores.js';
import type { Entry } from '../entries/entry.js';
import { readProcessed } from '../entries/processed.js';
import { readMemoriesWith } from '../entries/read-memories.js';
import { readReflectionRun } from '../journal/reflection-run.js';
import { waitingProposal } from '../proposals/reflection/waiting-proposal.js';
import { readDeferredWith } from '../proposals/sub-agents/find-deferred.js';
import { clockTimeAt } from '../workspace/clock-time.js';
import { dayAt } from '../workspace/days.js';
import type { SnapshotReader } from '../workspace/snapshot.js';
import type { Workspace } from '../workspace/workspace.js';
import { momentAt } from '../workspace/zoned-time.js';
import { parseReflectionLog, readReflectionLog } from './reflection-log.js';
import { lastRun, nextRun } from './schedule.js';

export type DueReason = {
  readonly kind: 'pending' | 'schedule' | 'threshold' | 'session-end' | 'manual';
  readonly due: boolean;
  /** A full sentence. */
  readonly says: string;
};

export type Due = {
  readonly due: boolean;
  readonly reasons: readonly DueReason[];
  /** Episodes that no reflection has looked at. */
  readonly waiting: number;
  readonly threshold: number;
  readonly schedule: string;
  readonly timezone: string;
  /** When a reflection last ran, and when the next is scheduled. */
  readonly last: string | null;
  readonly next: string | null;
  /** The proposal that waits for a decision. */
  readonly pending: string | null;
};

/** Whether it is time to reflect, and why or why not. */
export async function readDue(workspace: Workspace, { sessionEnd = false } = {}): Promise<Due> {
  const state = await workspace.snapshot((reader) => readState(workspace, reader));
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
  const processed = await readProcessed(workspace, reader);
  const scores = await readDecayScores(workspace, reader);
  const waiting = (await readMemoriesWith(workspace, reader)).filter(
    (entry) =>
      entry.store === 'episodic' && !processed.has(entry.id) && recordedStatus(workspace, scores, entry) !== 'archived',
  );
  const pending = await waitingProposal(workspace, reader);
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
  const named = (date: Date) => `${dayAt(date, timezone)} ${clockTimeAt(date, timezone)}`;
  const upcoming = next === null ? 'There is no next time.' : `The next time is ${named(next)} (${timezone}).`;
  if (moment === null) return reason(false, `The schedule ${schedule} has not come round yet. ${upcoming}`);
  if (last !== null && last >= moment) return reason(false, `A reflection ran since ${named(moment)}. ${upcoming}`);
  const before = waiting.filter(({ day, time }) => day !== null && momentAt(day, time ?? '00:00', timezone) <= moment);
  if (before.length + deferred === 0) return reason(false, `Nothing new was there at ${named(moment)}. ${upcoming}`);
  return reason(
    true,
    `It was due at ${named(moment)} (${timezone}), with ${news(before.length, deferred)} to look at.`,
  );
}

function thresholdReason({ waiting, deferred }: State, threshold: number): DueReason {
  const count = waiting.length + deferred;
  const due = count >= threshold;
  const known = count === 0 ? 'Every episode was looked at' : `${verb(waiting.length, deferred)} not looked at yet`;
  const limit = due ? `${threshold} make it due` : `${threshold} new ones would make it due`;
  return { kind: 'threshold', due, says: `${known}; ${limit}.` };
}

function sessionReason({ waiting, deferred }: State): DueReason {
  const due = waiting.length + deferred > 0;
  const says = due
    ? `A session ended, and ${verb(waiting.length, deferred)} not looked at yet.`
    : 'A session ended and left nothing new.';
  return { kind: 'session-end', due, says };
}

function pendingReason(id: string): DueReason {
  return {
    kind: 'pending',
    due: false,
    says: `${id} waits for your decision; see it with \`agentsoul reflect show\`. No other is made before.`,
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
