import type { MeasuredMemory } from '../../memory/decay/measure-decay.js';
import type { DecayReport } from '../../memory/decay/plan-decay.js';

/** How memories fade; `memories` lists them all where that was asked for. */
export type DecayAnswer = Omit<DecayReport, 'memories'> & {
  readonly applied: boolean;
  readonly memories?: readonly DecayingMemory[];
};

export type DecayingMemory = Pick<MeasuredMemory, 'id' | 'store' | 'score' | 'status'> & {
  readonly pinned: boolean;
  readonly access_count: number;
  readonly last_accessed: string | null;
};

export function decayAnswer(
  { memories, ...report }: DecayReport,
  { applied, all = false }: { readonly applied: boolean; readonly all?: boolean | undefined },
): DecayAnswer {
  return { applied, ...report, ...(all && { memories: memories.map(decayingMemory) }) };
}

function decayingMemory({ id, store, score, status, isPinned, inputs }: MeasuredMemory): DecayingMemory {
  const lastAccessed = inputs.lastAccessed?.toISOString() ?? null;
  return { id, store, score, status, pinned: isPinned, access_count: inputs.accessCount, last_accessed: lastAccessed };
}
