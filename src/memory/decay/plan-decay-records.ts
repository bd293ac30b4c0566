import { type DecayRecord, decayFile, decayUnit } from '../../entries/records/decay-scores.js';
import { SoulError } from '../../errors/soul-error.js';
import type { Edit } from '../../journal/plan.js';
import { type Folded, readWaiting } from '../../search/waiting-accesses.js';
import { dayAt } from '../../workspace/calendar-days.js';
import type { SnapshotReader } from '../../workspace/snapshot.js';
import type { Workspace } from '../../workspace/workspace.js';
import { momentAt } from '../../workspace/zoned-time.js';
import { type DecayPlace, type DecayState, type MeasuredMemory, measure, measureDecay } from './measure-decay.js';
import { type FoldedCounts, foldEvents, formatRecallCounts, readRecallCounts, recallFile } from './recall-counts.js';

export type RecordPlace = DecayPlace & Pick<Workspace, 'root'>;

export type RecordChanges = {
  /** Whether statuses are updated from the scores; otherwise only pins change them. */
  readonly transitions: boolean;
  /** Memories to pin or unpin, by id. */
  readonly pins?: ReadonlyMap<string, boolean>;
  /** Memories that were confirmed as still valid, which counts as a use today. */
  readonly confirmed?: ReadonlySet<string>;
};

export type RecordPlan = {
  readonly edits: readonly Edit[];
  readonly memories: readonly MeasuredMemory[];
  /** How many accesses are included, and what to remove from their log afterwards. */
  readonly events: number;
  readonly folded: Folded;
};

/**
 * The updated records: collected accesses are included, pins are set, statuses are updated. If nothing changes, the files stay as they are.
 */
export async function planRecords(
  workspace: RecordPlace,
  reader: SnapshotReader,
  { transitions, pins = new Map(), confirmed = new Set() }: RecordChanges,
): Promise<RecordPlan> {
  const counts = await readRecallCounts(workspace, reader);
  const waiting = readWaiting(workspace.root, counts.folded);
  const folded = foldEvents(counts.entries, waiting.events);
  const state = await measureDecay(workspace, reader);
  if (state.scores.problem !== null) throw unreadable(decayFile(workspace), state.scores.problem);
  const uses = usesByUnit(folded);
  const today = dayAt(workspace.at, workspace.timezone);
  for (const id of confirmed) uses.set(id, { count: (uses.get(id)?.count ?? 0) + 1, lastDay: today });
  const records = new Map(state.scores.entries);
  const changed = new Set<string>();
  const memories = state.memories.map((memory, index) => {
    const touched = touch(workspace, memory, { use: uses.get(memory.id), pin: pins.get(memory.id) });
    const record = records.get(memory.id);
    const known = state.fading[index];
    if (touched === null || known === undefined) return memory;
    const next = measure(
      workspace,
      { ...known, isPinned: touched.isPinned },
      { ...usualRecord(memory, record), ...touched },
    );
    changed.add(memory.id);
    return { ...next, recorded: memory.recorded };
  });
  for (const memory of memories) {
    const isDue = transitions && memory.status !== memory.recorded;
    if (isDue) changed.add(memory.id);
  }
  const edits: Edit[] = [];
  if (changed.size > 0)
    edits.push({
      path: decayFile(workspace),
      content: recordsText(workspace, state, { memories, changed, transitions, pins }),
      action: 'DECAY',
    });
  if (waiting.events.length > 0) {
    const content = formatRecallCounts({ folded: waiting.whole, entries: folded.entries });
    edits.push({ path: recallFile(workspace), content, action: 'DECAY' });
  }
  return { edits, memories, events: waiting.events.length, folded: waiting.whole };
}

type Touch = Pick<DecayRecord, 'accessCount' | 'lastAccessed' | 'isPinned' | 'status'>;

/** The effect of a use or a pin on a memory; null if neither happens. */
function touch(
  { at, timezone }: RecordPlace,
  { inputs, recorded, isPinned }: MeasuredMemory,
  { use, pin }: { use: Use | undefined; pin: boolean | undefined },
): Touch | null {
  if (use === undefined && (pin === undefined || pin === isPinned)) return null;
  const day = use === undefined ? null : momentAt(use.lastDay, '12:00', timezone);
  const used = day !== null && day > at ? at : day;
  const before = inputs.lastAccessed;
  return {
    accessCount: inputs.accessCount + (use?.count ?? 0),
    lastAccessed: used !== null && (before === null || used > before) ? used : before,
    isPinned: pin ?? isPinned,
    status: pin === true ? 'active' : recorded,
  };
}

type Use = { readonly count: number; readonly lastDay: string };

function usesByUnit({ uses }: FoldedCounts): Map<string, Use> {
  const units = new Map<string, Use>();
  for (const [id, { count, lastDay }] of uses) {
    const unit = decayUnit(id);
    const known = units.get(unit);
    const latest = known !== undefined && known.lastDay > lastDay ? known.lastDay : lastDay;
    units.set(unit, { count: (known?.count ?? 0) + count, lastDay: latest });
  }
  return units;
}

function usualRecord(
  { store, inputs, score, recorded, isPinned }: MeasuredMemory,
  record: DecayRecord | undefined,
): DecayRecord {
  return { store, ...inputs, currentScore: score, status: recorded, isPinned, raw: record?.raw ?? {} };
}

type Writing = RecordChanges & { readonly memories: readonly MeasuredMemory[]; readonly changed: ReadonlySet<string> };

function recordsText(
  workspace: RecordPlace,
  { scores, hashes }: DecayState,
  { memories, changed, transitions, pins }: Writing,
): string {
  const entries = new Map<string, object>([...scores.entries].map(([id, { raw }]) => [id, raw]));
  for (const memory of memories) {
    const raw = scores.entries.get(memory.id)?.raw;
    if (raw === undefined && !changed.has(memory.id)) continue;
    const isPinning = pins?.get(memory.id) === true;
    const { hash: _, ...known } = raw ?? {};
    const hash = hashes.get(memory.id);
    entries.set(memory.id, {
      ...known,
      store: memory.store,
      base_relevance: memory.inputs.baseRelevance,
      created: isoTime(memory.inputs.created),
      last_accessed: isoTime(memory.inputs.lastAccessed),
      access_count: memory.inputs.accessCount,
      type_weight: memory.inputs.typeWeight,
      current_score: Math.round(memory.score * 10_000) / 10_000,
      status: transitions || isPinning ? memory.status : memory.recorded,
      pinned: memory.isPinned,
      ...(hash !== undefined && { hash }),
    });
  }
  const sorted = [...entries].sort(([one], [other]) => (one < other ? -1 : 1));
  const whole = { ...scores.raw, version: 1, last_updated: isoTime(workspace.at), entries: Object.fromEntries(sorted) };
  return `${JSON.stringify(whole, null, 2)}\n`;
}

function isoTime(moment: Date | null): string | null {
  return moment === null ? null : moment.toISOString().replace(/\.\d{3}Z$/, 'Z');
}

function unreadable(path: string, why: string): SoulError {
  return new SoulError('meta-invalid', `${path} cannot be read, so nothing was written to it. ${why}`, {
    hint: 'Correct it, or restore an earlier version with `git checkout`. Without the file every memory counts as active.',
  });
}
