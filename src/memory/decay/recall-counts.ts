import { metaFile } from '../../entries/paths/meta-files.js';
import type { AccessEvent, Folded } from '../../search/waiting-accesses.js';
import type { Day } from '../../workspace/calendar-days.js';
import { decodeText } from '../../workspace/decode-text.js';
import type { Layout } from '../../workspace/role-paths.js';
import type { SnapshotReader } from '../../workspace/snapshot.js';

/** By which queries a memory was shown and used on each day. The same query on the same day counts once. */
export type RecallDays = Readonly<Record<Day, { readonly shown: readonly string[]; readonly used: readonly string[] }>>;

export type RecallCounts = { readonly folded: Folded | null; readonly entries: ReadonlyMap<string, RecallDays> };

export function recallFile(layout: Layout): string {
  return metaFile(layout, 'recall.json');
}

export async function readRecallCounts(layout: Layout, reader: Pick<SnapshotReader, 'read'>): Promise<RecallCounts> {
  const file = await reader.read(recallFile(layout));
  return parseRecallCounts(file.state === 'present' ? (decodeText(file.bytes)?.text ?? '') : '');
}

/** Recalls of a memory: each query of a day once, twice where the memory was used. */
export function countHits(days: RecallDays): number {
  return Object.values(days).reduce((sum, { shown, used }) => sum + new Set([...shown, ...used]).size + used.length, 0);
}

export function countQueries(days: RecallDays): number {
  return new Set(Object.values(days).flatMap(({ shown, used }) => [...shown, ...used])).size;
}

export type FoldedCounts = {
  readonly entries: ReadonlyMap<string, RecallDays>;
  /** For each memory with new uses: how often, and the last day. */
  readonly uses: ReadonlyMap<string, { readonly count: number; readonly lastDay: Day }>;
};

const longestMemory = 90;

export function foldEvents(before: RecallCounts['entries'], events: readonly AccessEvent[]): FoldedCounts {
  const entries = new Map(before);
  const uses = new Map<string, { count: number; lastDay: Day }>();
  for (const { day, query, kind, ids } of events) {
    for (const id of ids) {
      const days = entries.get(id) ?? {};
      const { shown = [], used = [] } = days[day] ?? {};
      const known = kind === 'used' ? used : shown;
      if (known.includes(query)) continue;
      entries.set(id, { ...days, [day]: { shown, used, [kind]: [...known, query].sort() } });
      if (kind !== 'used') continue;
      const before = uses.get(id);
      const lastDay = before !== undefined && before.lastDay > day ? before.lastDay : day;
      uses.set(id, { count: (before?.count ?? 0) + 1, lastDay });
    }
  }
  return { entries, uses };
}

/** Only recent days are kept; old ones don't affect promotion. */
export function formatRecallCounts({ folded, entries }: RecallCounts): string {
  const listed = [...entries]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([id, days]) => {
      const kept = Object.entries(days)
        .sort(([one], [other]) => (one < other ? -1 : 1))
        .slice(-longestMemory);
      const recent: RecallDays = Object.fromEntries(kept);
      return [id, { hits: countHits(recent), queries: countQueries(recent), days: recent }];
    });
  return `${JSON.stringify({ version: 1, folded, entries: Object.fromEntries(listed) }, null, 2)}\n`;
}

export function parseRecallCounts(text: string): RecallCounts {
  const raw = objectIn(parseJson(text));
  const { bytes, hash } = objectIn(raw.folded);
  const entries = Object.entries(objectIn(raw.entries)).map(([id, entry]): [string, RecallDays] => {
    const days = Object.entries(objectIn(objectIn(entry).days)).map(([day, said]) => {
      const { shown, used } = objectIn(said);
      return [day, { shown: wordsIn(shown), used: wordsIn(used) }];
    });
    return [id, Object.fromEntries(days)];
  });
  const folded = typeof bytes === 'number' && typeof hash === 'string' ? { bytes, hash } : null;
  return { folded, entries: new Map(entries) };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Unreadable counts start from zero.
    return null;
  }
}

function objectIn(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
}

function wordsIn(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((word) => typeof word === 'string') : [];
}
