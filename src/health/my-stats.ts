import { readLedger } from '../dream/promotion-ledger.js';
import { readMemoriesWith } from '../entries/read/read-all-memories.js';
import { foldEvents, type RecallDays, readRecallCounts } from '../memory/decay/recall-counts.js';
import { roleNames } from '../roles/roles.js';
import { readWaiting } from '../search/waiting-accesses.js';
import { readSessions } from '../sessions/read-sessions.js';
import { dayAt, shiftDay } from '../workspace/calendar-days.js';
import { roleFiles } from '../workspace/role-paths.js';
import type { Workspace } from '../workspace/workspace.js';
import { countMemories } from './count-memories.js';

export type MyStats = {
  readonly sessions_total: number;
  readonly memories_stored: number;
  readonly memories_promoted: number;
  /** When something was promoted last; null where nothing ever was. */
  readonly last_dream_ts: string | null;
  /** Queries of the last seven days that found a memory. */
  readonly recall_events_7d: number;
  /** The tags of the memories found, most frequent first. */
  readonly top_concept_tags_7d: readonly (readonly [tag: string, count: number])[];
  readonly workspace_files_present: readonly string[];
};

const mostTags = 10;
const days = 7;

/** Statistics about the agent's memory. */
export async function myStats(workspace: Workspace): Promise<MyStats> {
  const since = shiftDay(dayAt(workspace.at, workspace.timezone), 1 - days);
  const { sessions } = await readSessions(workspace);
  const stored = Object.values(await countMemories(workspace));
  return workspace.snapshot(async (reader) => {
    const { promoted } = await readLedger(workspace, reader);
    const counts = await readRecallCounts(workspace, reader);
    const { entries } = foldEvents(counts.entries, readWaiting(workspace.root, counts.folded).events);
    const queries = new Set<string>();
    const tags = new Map<string, number>();
    for (const { id, about } of await readMemoriesWith(workspace, reader)) {
      const recent = recalledSince(entries.get(id) ?? {}, since);
      for (const query of recent) queries.add(query);
      for (const tag of recent.size === 0 ? [] : about.tags) tags.set(tag, (tags.get(tag) ?? 0) + recent.size);
    }
    const files = roleNames.flatMap((role) => roleFiles(workspace, role));
    const present = await Promise.all(files.map(async (path) => (await reader.read(path)).state === 'present'));
    return {
      sessions_total: sessions.length,
      memories_stored: stored.reduce((sum, count) => sum + count, 0),
      memories_promoted: promoted.size,
      last_dream_ts: [...promoted.values()].reduce<string | null>(
        (last, { at }) => (at > (last ?? '') ? at : last),
        null,
      ),
      recall_events_7d: queries.size,
      top_concept_tags_7d: [...tags]
        .sort(([one, first], [other, second]) => second - first || (one < other ? -1 : 1))
        .slice(0, mostTags),
      workspace_files_present: files.filter((_, index) => present[index] === true),
    };
  });
}

/** Each query counts once a day. */
function recalledSince(recalls: RecallDays, since: string): ReadonlySet<string> {
  const recent = Object.entries(recalls).filter(([day]) => day >= since);
  return new Set(recent.flatMap(([day, { shown, used }]) => [...shown, ...used].map((query) => `${day} ${query}`)));
}
