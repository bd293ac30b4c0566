import { type Graph, readGraphWith } from '../../entries/graph.js';
import { graphPlaces } from '../../entries/graph-places.js';
import { listTexts } from '../../entries/list-texts.js';
import { wholeOf } from '../../entries/pieces.js';
import { bury, buryNames, formatTombstones, readTombstones, tombstonesPath } from '../../entries/tombstones.js';
import type { Repository } from '../../git/repository.js';
import type { Edit, Plan } from '../../journal/plan.js';
import type { PendingProposal } from '../../proposals/reflection/pending-proposal.js';
import { ownProposal, readPending } from '../../proposals/reflection/read-pending.js';
import { pendingTextFile, sideFile } from '../../proposals/reflection/reflection-files.js';
import { dayAt } from '../../workspace/days.js';
import { isMemoryFile, roleOfPath } from '../../workspace/role-paths.js';
import type { SnapshotReader } from '../../workspace/snapshot.js';
import type { Workspace } from '../../workspace/workspace.js';
import { formatRecallCounts, readRecallCounts, recallFile } from '../decay/recall-counts.js';
import { planGraphEdits, readText } from '../graph/plan-graph-edits.js';
import { carryRecords } from './carry-records.js';
import { eraseFromProposal } from './erase-proposal.js';
import { dropRecords } from './forgotten-records.js';
import { handEditsWithout } from './hand-edits.js';
import { type Forgetting, holdsNeedle, needlesOf, quotesOf } from './needles.js';
import { countGoing, type ForgettingPlace, type Going, planCuts } from './plan-forget.js';
import { redactWith } from './redact-text.js';

export type ErasingPlace = ForgettingPlace & Pick<Workspace, 'reads' | 'root'>;

export type ErasePlan = {
  readonly plan: Plan;
  /** The proposal that waits for a decision, without what rested on the memories; null where none waits or nothing of it is left. */
  readonly proposal: PendingProposal | null;
  /** The files that go as a whole. */
  readonly removed: readonly string[];
};

type ErasingWhat = Going & Pick<Forgetting, 'phrase'> & { readonly repository: Repository | null };

/**
 * Takes memories out of every file for good, and out of what other memory files say about them. Tombstones keep them from coming
 * back. Nothing in the plan says what was removed.
 */
export async function planErase(
  workspace: ErasingPlace,
  reader: SnapshotReader,
  { entries, entities, phrase, repository }: ErasingWhat,
): Promise<ErasePlan> {
  const graph = await readGraphWith(workspace, reader);
  const gone = new Set(entities.map(({ entity }) => entity.id));
  const isGone = (link: string) => gone.has(graph.names.exact(link)?.id ?? link);
  const edits = new Map((await planCuts(workspace, reader, { entries, entities })).map((edit) => [edit.path, edit]));
  const removed = [...edits.values()].filter(({ content }) => content === null).map(({ path }) => path);
  const forgetting = { entries, entities, phrase, removed };
  const [needles, quotes] = [needlesOf(forgetting), quotesOf(forgetting)];
  const ids = entries.map((entry) => wholeOf(entry).id);
  const records = [await dropRecords(workspace, reader, ids), await dropRecalls(workspace, reader, ids)];
  for (const edit of records) if (edit !== null) edits.set(edit.path, edit);
  const carried = await carryRecords(workspace, reader, { entries, edits: [...edits.values()] });
  if (carried !== null) edits.set(carried.path, carried);
  const index = graphPlaces(workspace)?.index ?? null;
  const waiting = ownProposal(await readPending(workspace, reader, repository));
  const waitingFiles = waiting === null ? [] : [sideFile(workspace), pendingTextFile(workspace)];
  const redact = redactWith(workspace, { needles, quotes, isGone });
  for (const path of await listTexts(reader)) {
    if (!isMemoryFile(workspace, path) || path === index || waitingFiles.includes(path)) continue;
    const planned = edits.get(path)?.content;
    // What lies in the vault stays as it is, unless it was named.
    if (planned === undefined && roleOfPath(workspace, path) === 'vault') continue;
    const text =
      typeof planned === 'string' ? planned : planned === null ? null : await readText(reader, path).catch(() => null);
    if (text === null) continue;
    const content = redact(path, text);
    if (content !== text) edits.set(path, { path, content });
  }
  if (index !== null) edits.delete(index);
  for (const edit of await planIndexAfter(workspace, reader, { edits, graph })) edits.set(edit.path, edit);
  const day = dayAt(workspace.at, workspace.timezone);
  const texts = entries.flatMap(({ text, whole }) => (whole === undefined ? [text] : [text, withoutStamp(text)]));
  const names = [...entities.flatMap(({ entity }) => [entity.id, entity.name]), ...(phrase === null ? [] : [phrase])];
  const tombstones = buryNames(bury(await readTombstones(workspace), texts, day), names, day);
  const path = tombstonesPath(workspace);
  edits.set(path, { path, content: formatTombstones(tombstones) });
  const rest =
    waiting === null
      ? null
      : await eraseFromProposal(workspace, reader, { waiting, ids, redact, edits: [...edits.values()] });
  for (const edit of rest?.edits ?? []) edits.set(edit.path, edit);
  const all = [...edits.values()];
  const handEdits =
    repository === null ? new Map<string, Edit['content']>() : await handEditsWithout(repository, reader, all);
  return {
    plan: {
      handEdits,
      edits: all.map((edit): Edit => ({ ...edit, action: 'DELETE' })),
      summary: `REDACTED: ${countGoing({ entries, entities })} forgotten for good`,
      hides: [...edits.keys()].filter((path) => removed.includes(path) || holdsNeedle(path, needles)),
    },
    proposal: rest?.proposal ?? null,
    removed,
  };
}

/** What a line says without the time that it begins with: it may come back without one. */
function withoutStamp(line: string): string {
  return line.replace(/^[[(]?\d{1,2}[:.h]\d{2}(?::\d{2})?[\])]?\s*[-–—:]?\s+/, '');
}

async function dropRecalls(
  workspace: ErasingPlace,
  reader: SnapshotReader,
  ids: readonly string[],
): Promise<Edit | null> {
  const counts = await readRecallCounts(workspace, reader);
  const kept = new Map([...counts.entries].filter(([id]) => !ids.includes(id)));
  if (kept.size === counts.entries.size) return null;
  return { path: recallFile(workspace), content: formatRecallCounts({ ...counts, entries: kept }) };
}

/** The graph's index once all texts are as they will be. */
async function planIndexAfter(
  workspace: ErasingPlace,
  reader: SnapshotReader,
  { edits, graph }: { edits: ReadonlyMap<string, Edit>; graph: Graph },
): Promise<Edit[]> {
  const known = new Set(graph.entities.map(({ path }) => path));
  const texts = new Map<string, string | null>();
  for (const { path, content } of edits.values())
    if (known.has(path) && (content === null || typeof content === 'string')) texts.set(path, content);
  return texts.size === 0 ? [] : planGraphEdits(workspace, reader, { texts, graph });
}
