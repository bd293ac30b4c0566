import { decodeText } from '../../workspace/decode-text.js';
import { dailyFile, type Layout } from '../../workspace/role-paths.js';
import type { SnapshotReader } from '../../workspace/snapshot.js';
import { ownerOnly } from '../access/audience.js';
import { type Entry, type Store, storeNames } from '../entry.js';
import { describeMemoryPath } from '../paths/memory-files.js';
import { isArchivedPath, metaFile } from '../paths/meta-files.js';
import { readEntries } from '../read/read-entries.js';
import { contentHash } from './content-hash.js';

export const decayStatuses = ['active', 'fading', 'dormant', 'archived'] as const;

export type DecayStatus = (typeof decayStatuses)[number];

/** The decay record of one memory. */
export type DecayRecord = {
  readonly store: Store;
  readonly baseRelevance: number;
  readonly created: Date | null;
  readonly lastAccessed: Date | null;
  /** Counts the write itself. */
  readonly accessCount: number;
  readonly typeWeight: number;
  readonly currentScore: number;
  readonly status: DecayStatus;
  readonly isPinned: boolean;
  /** The whole record of the file, including unknown keys. */
  readonly raw: Readonly<Record<string, unknown>>;
};

export type DecayScores = {
  /** Why the file could not be read; its memories then count as active. */
  readonly problem: string | null;
  readonly entries: ReadonlyMap<string, DecayRecord>;
  readonly raw: Readonly<Record<string, unknown>>;
};

export function decayFile(layout: Layout): string {
  return metaFile(layout, 'decay-scores.json');
}

export async function readDecayScores(layout: Layout, reader: Pick<SnapshotReader, 'read'>): Promise<DecayScores> {
  const file = await reader.read(decayFile(layout));
  if (file.state === 'missing') return parseDecayScores('{}');
  const text = file.state === 'present' ? (decodeText(file.bytes)?.text ?? '') : '';
  return followContents(layout, reader, parseDecayScores(text));
}

/** An id that is a minute, which another episode gets if the first one is removed by hand. */
export function isMinuteId(id: string): boolean {
  return /^episode:\d{4}-\d{2}-\d{2}:\d{2}:\d{2}$/.test(id);
}

/** The hashes of memories whose id could be reused. */
export function sharedMinutes(entries: readonly Pick<Entry, 'id' | 'text'>[]): ReadonlyMap<string, string> {
  const shared = new Set(
    entries.map(({ id }) => id).flatMap((id) => (id.includes('~') ? [id.replace(/~.*$/, '')] : [])),
  );
  const bound = entries.filter(({ id }) => isMinuteId(id) && shared.has(id));
  return new Map(bound.map(({ id, text }) => [id, contentHash(text)]));
}

/** The records without those of memories whose id was reused. */
async function followContents(
  layout: Layout,
  reader: Pick<SnapshotReader, 'read'>,
  scores: DecayScores,
): Promise<DecayScores> {
  const minutes = new Set<string>();
  for (const [id, { raw }] of scores.entries) {
    const minute = id.replace(/~[0-9a-f]{4}(?:\.\d+)?$/, '');
    if (isMinuteId(minute) && (minute !== id || typeof raw.hash === 'string')) minutes.add(minute);
  }
  if (minutes.size === 0) return scores;
  const entries = new Map(scores.entries);
  const notes = new Map<string, Map<string, string>>();
  for (const minute of minutes) {
    const path = dailyFile(layout, minute.slice('episode:'.length, 'episode:0000-00-00'.length));
    const hashes = notes.get(path) ?? (await hashesIn(layout, reader, path));
    notes.set(path, hashes);
    const hash = hashes.get(minute);
    if (hash === undefined) continue;
    const known = entries.get(minute)?.raw.hash;
    if (typeof known === 'string' && known !== hash) entries.delete(minute);
    const own = `${minute}~${hash.slice(0, 4)}`;
    const moved = hashes.has(own) || entries.has(minute) ? undefined : entries.get(own);
    if (moved !== undefined) entries.set(minute, moved);
  }
  return { ...scores, entries };
}

async function hashesIn(
  layout: Layout,
  reader: Pick<SnapshotReader, 'read'>,
  path: string,
): Promise<Map<string, string>> {
  const file = describeMemoryPath(layout, path);
  const read = file === null ? null : await reader.read(path);
  const text = read?.state === 'present' ? (decodeText(read.bytes)?.text ?? '') : '';
  if (file === null || text === '') return new Map();
  return new Map(readEntries(file, text, ownerOnly).map((entry) => [entry.id, contentHash(entry.text)]));
}

export function parseDecayScores(text: string): DecayScores {
  const raw = parseObject(text);
  if (raw === null) return { problem: 'It is not a JSON object.', entries: new Map(), raw: {} };
  const listed = raw.entries ?? {};
  if (!isObject(listed)) return { problem: 'Its entries are not a JSON object.', entries: new Map(), raw: {} };
  const entries = new Map<string, DecayRecord>();
  for (const [id, record] of Object.entries(listed)) if (isObject(record)) entries.set(id, toRecord(record));
  return { problem: null, entries, raw };
}

/** The record of a memory. The record of an entity applies to each of its lines. */
export function recordOf({ entries }: DecayScores, id: string): DecayRecord | undefined {
  return entries.get(id) ?? entries.get(decayUnit(id));
}

/** The status that is recorded for a memory, active if there is none: decay hides nothing automatically. */
export function recordedStatus(layout: Layout, scores: DecayScores, entry: Pick<Entry, 'id' | 'path'>): DecayStatus {
  if (isArchivedPath(layout, entry.path)) return 'archived';
  const record = recordOf(scores, entry.id);
  return record === undefined || record.isPinned ? 'active' : record.status;
}

/** The unit that fades: a whole entity, or a single memory. */
export function decayUnit(id: string): string {
  return id.startsWith('entity:') ? id.replace(/#.*$/, '') : id;
}

function toRecord(raw: Record<string, unknown>): DecayRecord {
  return {
    store: storeNames.find((store) => store === raw.store) ?? 'episodic',
    baseRelevance: numberIn(raw.base_relevance, 1),
    created: momentIn(raw.created),
    lastAccessed: momentIn(raw.last_accessed),
    accessCount: Math.max(1, numberIn(raw.access_count, 1)),
    typeWeight: numberIn(raw.type_weight, 1),
    currentScore: numberIn(raw.current_score, 1),
    status: decayStatuses.find((status) => status === raw.status) ?? 'active',
    isPinned: raw.pinned === true,
    raw,
  };
}

function numberIn(value: unknown, usual: number): number {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0 ? value : usual;
}

function momentIn(value: unknown): Date | null {
  const moment = typeof value === 'string' ? new Date(value) : null;
  return moment === null || Number.isNaN(moment.getTime()) ? null : moment;
}

function parseObject(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? value : null;
  } catch {
    // Invalid JSON; the caller reports it.
    return null;
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
