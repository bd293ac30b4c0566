import { type DecayStatus, decayStatuses } from '../../entries/records/decay-scores.js';
import type { Plan } from '../../journal/plan.js';
import type { Folded } from '../../search/waiting-accesses.js';
import type { SnapshotReader } from '../../workspace/snapshot.js';
import type { MeasuredMemory } from './measure-decay.js';
import { planRecords, type RecordPlace } from './plan-decay-records.js';
import { type PruneProposal, planPruning, proposePruning } from './prune-daily-notes.js';

export type Transition = {
  readonly id: string;
  readonly from: DecayStatus;
  readonly to: DecayStatus;
  readonly score: number;
};

export type DecayReport = {
  /** How many memories fade; core memory and the vault never do. */
  readonly entries: number;
  readonly transitions: readonly Transition[];
  readonly statuses: Readonly<Record<DecayStatus, number>>;
  /** Accesses that are folded in with the next record. */
  readonly waiting: number;
  readonly prune: readonly PruneProposal[];
  readonly memories: readonly MeasuredMemory[];
};

export type DecayPlan = { readonly plan: Plan; readonly report: DecayReport; readonly folded: Folded };

/** The current decay of the memories, and the change that records it. */
export async function planDecay(
  workspace: RecordPlace,
  reader: SnapshotReader,
  { prunes = false }: { prunes?: boolean } = {},
): Promise<DecayPlan> {
  const records = await planRecords(workspace, reader, { transitions: true });
  const proposals = await proposePruning(workspace, reader);
  const archived = prunes ? await planPruning(reader, proposals) : [];
  const transitions = records.memories.flatMap(({ id, recorded, status, score }): Transition[] =>
    status === recorded ? [] : [{ id, from: recorded, to: status, score: Math.round(score * 10_000) / 10_000 }],
  );
  const report: DecayReport = {
    entries: records.memories.length,
    transitions,
    statuses: countStatuses(records.memories),
    waiting: records.events,
    prune: proposals,
    memories: records.memories,
  };
  const plan = { edits: [...records.edits, ...archived], summary: summaryOf(report, archived.length / 2) };
  return { plan, report, folded: records.folded };
}

function countStatuses(memories: readonly MeasuredMemory[]): Record<DecayStatus, number> {
  const counted = decayStatuses.map((status) => [status, memories.filter((memory) => memory.status === status).length]);
  return { active: 0, fading: 0, dormant: 0, archived: 0, ...Object.fromEntries(counted) };
}

function summaryOf({ transitions, waiting }: DecayReport, archived: number): string {
  const kinds = new Set(transitions.map(({ from, to }) => `${from}→${to}`));
  const moved =
    transitions.length === 0 ? [] : [`${count(transitions.length, 'memory', 'memories')} ${[...kinds].join(', ')}`];
  const folded = waiting === 0 ? [] : [`${count(waiting, 'access', 'accesses')} folded in`];
  const filed = archived === 0 ? [] : [`${count(archived, 'daily log', 'daily logs')} archived`];
  return [...moved, ...folded, ...filed].join('; ') || 'nothing has changed';
}

function count(number: number, one: string, many: string): string {
  return `${number} ${number === 1 ? one : many}`;
}
