import { decayUnit } from '../../entries/records/decay-scores.js';
import { SoulError } from '../../errors/soul-error.js';
import type { Plan } from '../../journal/plan.js';
import type { Folded } from '../../search/waiting-accesses.js';
import type { SnapshotReader } from '../../workspace/snapshot.js';
import type { FoundMemory } from '../find-memory.js';
import { markPinned } from '../graph/entity-header.js';
import { readText } from '../graph/plan-graph-edits.js';
import { measureDecay } from './measure-decay.js';
import { planRecords, type RecordPlace } from './plan-decay-records.js';

/** Keeps a memory from fading, or lets it fade again. For an entity, its file records this too. */
export async function planPin(
  workspace: RecordPlace,
  reader: SnapshotReader,
  { memory, isPinned }: { memory: Pick<FoundMemory, 'id' | 'store' | 'role' | 'path'>; isPinned: boolean },
): Promise<{ plan: Plan; folded: Folded }> {
  if (memory.store === 'core' || memory.store === 'vault') throw neverFades(memory);
  const id = decayUnit(memory.id);
  const { edits, folded } = await planRecords(workspace, reader, {
    transitions: false,
    pins: new Map([[id, isPinned]]),
  });
  const text = memory.role === 'graph' ? await readText(reader, memory.path) : null;
  const marked = text === null ? null : markPinned(text, isPinned);
  const entity = marked === null || marked === text ? [] : [{ path: memory.path, content: marked }];
  const summary = `${isPinned ? 'pin' : 'unpin'} ${id}`;
  const { memories } = await measureDecay(workspace, reader);
  const isSo = memories.find((known) => known.id === id)?.isPinned === isPinned && entity.length === 0;
  // Collected accesses alone are no reason to write.
  if (isSo) return { plan: { edits: [], summary }, folded };
  const records = edits.map(({ path, content }) => ({ path, content }));
  return { plan: { edits: [...entity, ...records], summary }, folded };
}

function neverFades({ id, store }: Pick<FoundMemory, 'id' | 'store'>): SoulError {
  const place = store === 'core' ? 'core memory' : 'the vault';
  return new SoulError('usage', `${id} is in ${place}, which never fades, so it cannot be pinned.`, {
    hint: 'Nothing was changed.',
  });
}
