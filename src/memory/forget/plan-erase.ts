import type { Entry } from '../../entries/entry.js';
import { listTexts } from '../../entries/list-texts.js';
import { bury, formatTombstones, readTombstones, tombstonesPath } from '../../entries/tombstones.js';
import type { Edit, Plan } from '../../journal/plan.js';
import { dayAt } from '../../workspace/days.js';
import { isMemoryFile } from '../../workspace/role-paths.js';
import type { SnapshotReader } from '../../workspace/snapshot.js';
import type { Workspace } from '../../workspace/workspace.js';
import { formatRecallCounts, readRecallCounts, recallFile } from '../decay/recall-counts.js';
import { readText } from '../graph/plan-graph-edits.js';
import { dropRecords } from './forgotten-records.js';
import { holdsNeedle, withoutNeedles } from './needles.js';
import { type ForgettingPlace, planCuts } from './plan-forget.js';

export type ErasingPlace = ForgettingPlace & Pick<Workspace, 'reads'>;

export type ErasePlan = {
  readonly plan: Plan;
  /** Places that hold it too and are not ours to change: rules, souls, settings. */
  readonly left: readonly { readonly path: string; readonly line: number }[];
};

/**
 * Takes memories out of every file for good, and out of what other memory files say about them. Tombstones keep them from coming
 * back. Nothing in the plan says what was removed.
 */
export async function planErase(
  workspace: ErasingPlace,
  reader: SnapshotReader,
  { entries, needles }: { entries: readonly Entry[]; needles: readonly string[] },
): Promise<ErasePlan> {
  const edits = new Map((await planCuts(workspace, reader, entries)).map((edit) => [edit.path, edit]));
  const records = [
    await dropRecords(
      workspace,
      reader,
      entries.map(({ id }) => id),
    ),
    await dropRecalls(workspace, reader, entries),
  ];
  for (const edit of records) if (edit !== null) edits.set(edit.path, edit);
  const left: { path: string; line: number }[] = [];
  for (const path of await listTexts(reader)) {
    const planned = edits.get(path)?.content;
    const text =
      typeof planned === 'string' ? planned : planned === null ? null : await readText(reader, path).catch(() => null);
    const own = path.endsWith('.json') ? [...new Set([...needles, ...needles.map(asInJson)])] : needles;
    if (text === null || !holdsNeedle(text, own)) continue;
    if (isMemoryFile(workspace, path)) edits.set(path, { path, content: withoutNeedles(text, own) });
    else left.push(...linesHolding(text, own).map((line) => ({ path, line })));
  }
  const tombstones = bury(
    await readTombstones(workspace),
    entries.map(({ text }) => text),
    dayAt(workspace.at, workspace.timezone),
  );
  const path = tombstonesPath(workspace);
  edits.set(path, { path, content: formatTombstones(tombstones) });
  const count = entries.length === 1 ? '1 memory' : `${entries.length} memories`;
  return {
    plan: {
      edits: [...edits.values()].map((edit): Edit => ({ ...edit, action: 'DELETE' })),
      summary: `REDACTED: ${count} forgotten for good`,
    },
    left,
  };
}

/** Quotes and backslashes are written otherwise inside of JSON. */
function asInJson(needle: string): string {
  return JSON.stringify(needle).slice(1, -1);
}

async function dropRecalls(
  workspace: ErasingPlace,
  reader: SnapshotReader,
  entries: readonly Entry[],
): Promise<Edit | null> {
  const counts = await readRecallCounts(workspace, reader);
  const ids = new Set(entries.map(({ id }) => id));
  const kept = new Map([...counts.entries].filter(([id]) => !ids.has(id)));
  if (kept.size === counts.entries.size) return null;
  return { path: recallFile(workspace), content: formatRecallCounts({ ...counts, entries: kept }) };
}

function linesHolding(text: string, needles: readonly string[]): number[] {
  return text.split('\n').flatMap((line, index) => (holdsNeedle(line, needles) ? [index + 1] : []));
}
