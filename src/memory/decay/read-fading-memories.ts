import type { Entry } from '../../entries/entry.js';
import type { Entity } from '../../entries/graph/entity.js';
import { readGraphWith } from '../../entries/graph/read-graph.js';
import { isArchivedPath } from '../../entries/paths/meta-files.js';
import { readHeaderMetadata } from '../../entries/read/line-metadata.js';
import { type MemoryPlace, readMemoriesWith } from '../../entries/read/read-all-memories.js';
import { decayUnit } from '../../entries/records/decay-scores.js';
import { type Day, isDay } from '../../workspace/calendar-days.js';
import { decodeText } from '../../workspace/decode-text.js';
import type { SnapshotReader } from '../../workspace/snapshot.js';
import type { Workspace } from '../../workspace/workspace.js';
import { momentAt } from '../../workspace/zoned-time.js';
import { type FileWriteTimes, readFileWriteTimes } from './file-write-times.js';

export type FadingStore = 'episodic' | 'semantic' | 'procedural';

/** The source of a memory, which decides its initial relevance. */
export type MemoryOrigin = 'explicit' | 'detected' | 'inferred';

/** A memory that fades, as described in its file. */
export type FadingMemory = {
  readonly id: string;
  readonly store: FadingStore;
  readonly origin: MemoryOrigin;
  readonly created: Date | null;
  /** When its text was last added to. */
  readonly updated: Date | null;
  readonly isPinned: boolean;
};

type Place = MemoryPlace & Pick<Workspace, 'timezone'>;

/**
 * Everything that fades, in file order: episodes and notes one by one, entities and procedures as a whole. Core memory and the vault never
 * fade, and archived memories have faded already.
 */
export async function readFading(workspace: Place, reader: SnapshotReader): Promise<FadingMemory[]> {
  const entries = await readMemoriesWith(workspace, reader);
  const { entities } = await readGraphWith(workspace, reader);
  return fadingOf(workspace, reader, { entries, entities });
}

export async function fadingOf(
  workspace: Place,
  reader: SnapshotReader,
  { entries, entities }: { entries: readonly Entry[]; entities: readonly Entity[] },
): Promise<FadingMemory[]> {
  const origins = new Map(entries.map((entry) => [entry.id, originOf(entry.about.source)]));
  const times = await readFileWriteTimes(workspace, reader);
  const memories: FadingMemory[] = [];
  for (const entry of entries) {
    if (isArchivedPath(workspace, entry.path) || entry.role === 'graph') continue;
    if (entry.store === 'procedural') memories.push(await procedureOf(times, reader, entry));
    else if (entry.store === 'episodic' || entry.store === 'semantic')
      memories.push(noteOf(workspace, entry, entry.store));
  }
  return [...memories, ...entities.map((entity) => entityOf(times, entity, origins))];
}

/** Without a source, a memory counts as explicit; with another source, as detected. */
export function originOf(source: string | null): MemoryOrigin {
  if (source === null || /^(user-explicit|user|manual)$/i.test(source)) return 'explicit';
  return /^(reflection|dream|inferred)/i.test(source) ? 'inferred' : 'detected';
}

function noteOf({ timezone }: Place, { id, day, time, about }: Entry, store: FadingStore): FadingMemory {
  const created = day === null ? null : momentAt(day, time ?? '00:00', timezone);
  return { id, store, origin: originOf(about.source), created, updated: null, isPinned: false };
}

function entityOf(times: FileWriteTimes, entity: Entity, origins: ReadonlyMap<string, MemoryOrigin>): FadingMemory {
  const { id, path, facts, timeline, created, updated, isPinned } = entity;
  const days = [...facts.map(({ since }) => since), ...timeline.map(({ day }) => day)]
    .filter((day) => day !== null)
    .sort();
  const moment = (day: Day | null | undefined, which: 'first' | 'last') =>
    day === null || day === undefined ? null : times(path, day, which);
  const known = facts.map(({ source }) => (source === null ? 'detected' : (origins.get(source) ?? originOf(source))));
  const origin = (['explicit', 'detected', 'inferred'] as const).find((one) => known.includes(one)) ?? 'detected';
  return {
    id: decayUnit(`entity:${id}`),
    store: 'semantic',
    origin,
    created: moment(created ?? days[0], 'first'),
    updated: moment(updated ?? days.at(-1), 'last'),
    isPinned,
  };
}

/** A procedure has its dates in a comment: `Learned: 2026-01-25 | Last used: 2026-01-30`. */
async function procedureOf(
  times: FileWriteTimes,
  reader: SnapshotReader,
  { id, path, about }: Entry,
): Promise<FadingMemory> {
  const file = await reader.read(path);
  const notes = readHeaderMetadata(file.state === 'present' ? (decodeText(file.bytes)?.text ?? '') : '');
  const moment = (which: 'first' | 'last', ...keys: string[]) => {
    const day = keys.map((key) => notes.get(key)?.slice(0, 10)).find((value) => value !== undefined && isDay(value));
    return day === undefined ? null : times(path, day, which);
  };
  return {
    id,
    store: 'procedural',
    origin: originOf(about.source),
    created: moment('first', 'learned', 'created'),
    updated: moment('last', 'last used', 'last updated', 'updated'),
    isPinned: /^(yes|true)\b/i.test(notes.get('pinned') ?? ''),
  };
}
