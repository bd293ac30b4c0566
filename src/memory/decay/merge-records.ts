import { decayStatuses, readDecayScores } from '../../entries/records/decay-scores.js';
import type { Edit } from '../../journal/plan.js';
import type { Layout } from '../../workspace/role-paths.js';
import type { SnapshotReader } from '../../workspace/snapshot.js';
import { editRecords } from '../forget/edit-decay-records.js';
import { formatRecallCounts, type RecallDays, readRecallCounts, recallFile } from './recall-counts.js';

type Place = Layout & { readonly at: Date };

/** Ids that are merged: `entity:person--ann` into `entity:person--ana`. */
export type Joining = { readonly from: string; readonly into: string };

/** Merges the records of two memories: the stronger state wins, and usage counts are added. */
export async function planMergedRecords(place: Place, reader: SnapshotReader, joining: Joining): Promise<Edit[]> {
  const edits = [await joinScores(place, reader, joining), await joinRecalls(place, reader, joining)];
  return edits.filter((edit) => edit !== null);
}

async function joinScores(place: Place, reader: SnapshotReader, { from, into }: Joining): Promise<Edit | null> {
  const { entries } = await readDecayScores(place, reader);
  const [gone, kept] = [entries.get(from), entries.get(into)];
  if (gone === undefined) return null;
  return editRecords(place, reader, (records) => {
    const status = decayStatuses.find((one) => one === gone.status || one === (kept?.status ?? 'active'));
    records[into] = {
      ...gone.raw,
      ...kept?.raw,
      base_relevance: Math.max(gone.baseRelevance, kept?.baseRelevance ?? 0),
      created: timeOf([gone.created, kept?.created], Math.min),
      last_accessed: timeOf([gone.lastAccessed, kept?.lastAccessed], Math.max),
      access_count: gone.accessCount + (kept?.accessCount ?? 1),
      current_score: Math.max(gone.currentScore, kept?.currentScore ?? 0),
      status,
      pinned: gone.isPinned || kept?.isPinned === true,
    };
    delete records[from];
  });
}

/** Lines of the first entity count as lines of the second. */
async function joinRecalls(place: Place, reader: SnapshotReader, { from, into }: Joining): Promise<Edit | null> {
  const counts = await readRecallCounts(place, reader);
  const entries = new Map(counts.entries);
  for (const [id, days] of counts.entries) {
    if (id !== from && !id.startsWith(`${from}#`)) continue;
    const renamed = `${into}${id.slice(from.length)}`;
    entries.set(renamed, bothDays(days, entries.get(renamed) ?? {}));
    entries.delete(id);
  }
  if ([...counts.entries.keys()].every((id) => entries.has(id))) return null;
  return { path: recallFile(place), content: formatRecallCounts({ ...counts, entries }) };
}

function bothDays(one: RecallDays, other: RecallDays): RecallDays {
  const days = [...new Set([...Object.keys(one), ...Object.keys(other)])];
  const union = (day: string, kind: 'shown' | 'used') =>
    [...new Set([...(one[day]?.[kind] ?? []), ...(other[day]?.[kind] ?? [])])].sort();
  return Object.fromEntries(days.map((day) => [day, { shown: union(day, 'shown'), used: union(day, 'used') }]));
}

function timeOf(moments: readonly (Date | null | undefined)[], choose: (...times: number[]) => number): string | null {
  const times = moments.flatMap((moment) => (moment == null ? [] : [moment.getTime()]));
  return times.length === 0 ? null : new Date(choose(...times)).toISOString().replace(/\.\d{3}Z$/, 'Z');
}
