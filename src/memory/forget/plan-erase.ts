import { graphPaths } from '../../entries/graph/graph-paths.js';
import { type Graph, readGraphWith } from '../../entries/graph/read-graph.js';
import { listTextFiles } from '../../entries/paths/list-text-files.js';
import { entryOfPiece } from '../../entries/read/entry-pieces.js';
import {
  addNameTombstones,
  addTombstones,
  formatTombstones,
  readTombstones,
  tombstonesPath,
} from '../../entries/records/tombstones.js';
import type { Repository } from '../../git/repository.js';
import type { Edit, Plan } from '../../journal/plan.js';
import type { PendingProposal } from '../../proposals/reflection/pending-reflection.js';
import { ownProposal, readPending } from '../../proposals/reflection/read-pending.js';
import { pendingJsonFile, pendingTextFile } from '../../proposals/reflection/reflection-file-paths.js';
import { dayAt } from '../../workspace/calendar-days.js';
import { isMemoryFile, roleOfPath } from '../../workspace/role-paths.js';
import type { SnapshotReader } from '../../workspace/snapshot.js';
import type { Workspace } from '../../workspace/workspace.js';
import { formatRecallCounts, readRecallCounts, recallFile } from '../decay/recall-counts.js';
import { planGraphEdits, readText } from '../graph/plan-graph-edits.js';
import { dropRecords } from './edit-decay-records.js';
import { eraseFromProposal } from './erase-from-proposal.js';
import { containsPhrase, type Forgetting, forgottenPhrases, quotedPhrases } from './forgotten-phrases.js';
import { countRemoval, type ForgettingPlace, planRemoval, type Removal } from './plan-forget.js';
import { redactWith } from './redact-text.js';
import { redactUncommittedEdits } from './redact-uncommitted-edits.js';
import { rekeyDecayRecords } from './rekey-decay-records.js';

export type ErasingPlace = ForgettingPlace & Pick<Workspace, 'reads' | 'root'>;

export type ErasePlan = {
  readonly plan: Plan;
  /** The pending proposal without changes based on the memories; null if none is pending or nothing is left. */
  readonly proposal: PendingProposal | null;
  /** The files that are removed entirely. */
  readonly removed: readonly string[];
};

type ErasingWhat = Removal & Pick<Forgetting, 'phrase'> & { readonly repository: Repository | null };

/**
 * Removes memories permanently from every file, and mentions of them from other memory files. Tombstones keep them from coming back.
 * Nothing in the plan says what was removed.
 */
export async function planErase(
  workspace: ErasingPlace,
  reader: SnapshotReader,
  { entries, entities, phrase, repository }: ErasingWhat,
): Promise<ErasePlan> {
  const graph = await readGraphWith(workspace, reader);
  const gone = new Set(entities.map(({ entity }) => entity.id));
  const isGone = (link: string) => gone.has(graph.names.exact(link)?.id ?? link);
  const edits = new Map((await planRemoval(workspace, reader, { entries, entities })).map((edit) => [edit.path, edit]));
  const removed = [...edits.values()].filter(({ content }) => content === null).map(({ path }) => path);
  const forgetting = { entries, entities, phrase, removed };
  const [needles, quotes] = [forgottenPhrases(forgetting), quotedPhrases(forgetting)];
  const ids = entries.map((entry) => entryOfPiece(entry).id);
  const records = [await dropRecords(workspace, reader, ids), await dropRecalls(workspace, reader, ids)];
  for (const edit of records) if (edit !== null) edits.set(edit.path, edit);
  const carried = await rekeyDecayRecords(workspace, reader, { entries, edits: [...edits.values()] });
  if (carried !== null) edits.set(carried.path, carried);
  const index = graphPaths(workspace)?.index ?? null;
  const waiting = ownProposal(await readPending(workspace, reader, repository));
  const waitingFiles = waiting === null ? [] : [pendingJsonFile(workspace), pendingTextFile(workspace)];
  const redact = redactWith(workspace, { needles, quotes, isGone });
  for (const path of await listTextFiles(reader)) {
    if (!isMemoryFile(workspace, path) || path === index || waitingFiles.includes(path)) continue;
    const planned = edits.get(path)?.content;
    // The vault stays unchanged, unless a memory in it was named.
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
  const tombstones = addNameTombstones(addTombstones(await readTombstones(workspace), texts, day), names, day);
  const path = tombstonesPath(workspace);
  edits.set(path, { path, content: formatTombstones(tombstones) });
  const rest =
    waiting === null
      ? null
      : await eraseFromProposal(workspace, reader, { waiting, ids, redact, edits: [...edits.values()] });
  for (const edit of rest?.edits ?? []) edits.set(edit.path, edit);
  const all = [...edits.values()];
  const handEdits =
    repository === null ? new Map<string, Edit['content']>() : await redactUncommittedEdits(repository, reader, all);
  return {
    plan: {
      handEdits,
      edits: all.map((edit): Edit => ({ ...edit, action: 'DELETE' })),
      summary: `REDACTED: ${countRemoval({ entries, entities })} permanently forgotten`,
      hides: [...edits.keys()].filter((path) => removed.includes(path) || containsPhrase(path, needles)),
    },
    proposal: rest?.proposal ?? null,
    removed,
  };
}

/** The tombstone of words that were said in conversations and that no memory contains; nothing for none. */
export async function planTombstone(workspace: ErasingPlace, words: string | null): Promise<Plan> {
  if (words === null) return { edits: [], summary: 'nothing' };
  const day = dayAt(workspace.at, workspace.timezone);
  const known = await readTombstones(workspace);
  const content = formatTombstones(addNameTombstones(known, [words], day));
  const edit = { path: tombstonesPath(workspace), content, action: 'DELETE' as const };
  return { edits: [edit], summary: 'REDACTED: transcripts only, no memory contains it' };
}

/** The text of a line without its leading time, because it may come back without one. */
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
