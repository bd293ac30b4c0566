import { readGraphWith } from '../../entries/graph/read-graph.js';
import { type MemoryPlace, readMemoriesWith } from '../../entries/read/read-all-memories.js';
import {
  type DecayRecord,
  type DecayScores,
  type DecayStatus,
  readDecayScores,
  sharedMinutes,
} from '../../entries/records/decay-scores.js';
import type { SnapshotReader } from '../../workspace/snapshot.js';
import type { Workspace } from '../../workspace/workspace.js';
import { daysBetween, decayScore, statusFor } from './decay-score.js';
import { type FadingMemory, type FadingStore, fadingOf } from './read-fading-memories.js';

export type DecayPlace = MemoryPlace & Pick<Workspace, 'timezone' | 'at'>;

/** The decay of a memory at one moment. */
export type MeasuredMemory = {
  readonly id: string;
  readonly store: FadingStore;
  readonly score: number;
  readonly status: DecayStatus;
  /** The recorded status; active if there is none. */
  readonly recorded: DecayStatus;
  readonly isPinned: boolean;
  readonly inputs: {
    readonly baseRelevance: number;
    readonly typeWeight: number;
    readonly created: Date | null;
    readonly lastAccessed: Date | null;
    readonly accessCount: number;
  };
};

export type DecayState = {
  readonly scores: DecayScores;
  /** The text of memories whose id could be reused. */
  readonly hashes: ReadonlyMap<string, string>;
  /** Data from the files, in the order of `memories`. */
  readonly fading: readonly FadingMemory[];
  readonly memories: readonly MeasuredMemory[];
};

export async function measureDecay(workspace: DecayPlace, reader: SnapshotReader): Promise<DecayState> {
  const scores = await readDecayScores(workspace, reader);
  const entries = await readMemoriesWith(workspace, reader);
  const { entities } = await readGraphWith(workspace, reader);
  const fading = await fadingOf(workspace, reader, { entries, entities });
  return {
    scores,
    hashes: sharedMinutes(entries),
    fading,
    memories: fading.map((memory) => measure(workspace, memory, scores.entries.get(memory.id))),
  };
}

/** A new memory needs no record: its date and the write itself are sufficient. */
export function measure(
  { at, config }: Pick<DecayPlace, 'at' | 'config'>,
  memory: FadingMemory,
  record: DecayRecord | undefined,
): MeasuredMemory {
  const { decay } = config.memory;
  const inputs = {
    baseRelevance: record?.baseRelevance ?? decay.base[memory.origin],
    typeWeight: decay.weights[memory.store],
    created: record?.created ?? memory.created,
    lastAccessed: latest([record?.lastAccessed ?? null, memory.updated, memory.created]),
    accessCount: record?.accessCount ?? 1,
  };
  const isPinned = record?.isPinned === true || memory.isPinned;
  const days = inputs.lastAccessed === null ? 0 : daysBetween(inputs.lastAccessed, at);
  const { baseRelevance: base, typeWeight: weight, accessCount: accesses } = inputs;
  const score = isPinned ? 1 : decayScore({ base, weight, days, accesses }, decay);
  const recorded = record?.status ?? 'active';
  // Only a person restores archived memories; otherwise forgetting would not last.
  const status = isPinned ? 'active' : recorded === 'archived' ? 'archived' : statusFor(score, decay);
  return { id: memory.id, store: memory.store, score, status, recorded, isPinned, inputs };
}

function latest(moments: readonly (Date | null)[]): Date | null {
  const known = moments.filter((moment) => moment !== null);
  return known.reduce<Date | null>((last, moment) => (last === null || moment > last ? moment : last), null);
}
