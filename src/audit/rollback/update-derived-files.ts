import { readMemoriesWith } from '../../entries/read/read-all-memories.js';
import { type DecayScores, decayFile, decayUnit, parseDecayScores } from '../../entries/records/decay-scores.js';
import { fileAt } from '../../git/read-blobs.js';
import { readWithEdits } from '../../journal/files/read-with-edits.js';
import type { Edit } from '../../journal/plan.js';
import { readFading } from '../../memory/decay/read-fading-memories.js';
import { dropRecords, editRecords } from '../../memory/forget/edit-decay-records.js';
import { planIndex } from '../../memory/graph/plan-graph-edits.js';
import { roleOfPath } from '../../workspace/role-paths.js';
import type { SnapshotReader } from '../../workspace/snapshot.js';
import type { RollbackWorkspace } from './rollback-workspace.js';

/**
 * The edits and their consequences: the graph index is rebuilt from the remaining entities, records of deleted memories are removed, and
 * with `as`, restored memories are archived or pinned as they were at that commit.
 */
export async function updateDerivedFiles(
  place: RollbackWorkspace,
  edits: readonly Edit[],
  { as }: { as?: string } = {},
): Promise<Edit[]> {
  const { workspace, reader } = place;
  const indexed = await updateGraphIndex(place, edits);
  const standing = as === undefined ? indexed : await followStanding(place, indexed, as);
  const before = await fadingIds(place, reader);
  const after = await fadingIds(place, readWithEdits(reader, standing));
  const gone = [...before].filter((id) => !after.has(id));
  const dropped = await dropRecords(workspace, readWithEdits(reader, standing), gone);
  return dropped === null ? standing : replaceEdit(standing, dropped);
}

/** The edits with a rebuilt graph index, if they change its sources. */
export async function updateGraphIndex(
  { workspace, reader }: Pick<RollbackWorkspace, 'workspace' | 'reader'>,
  edits: readonly Edit[],
): Promise<Edit[]> {
  const touchesGraph = edits.some(({ path }) => roleOfPath(workspace, path) === 'graph');
  const made = touchesGraph ? await planIndex(workspace, readWithEdits(reader, edits)) : null;
  return made === null ? [...edits] : replaceEdit(edits, made);
}

/** Memories forgotten or pinned after the commit lose that state. Usage counts stay. */
async function followStanding(
  { workspace, repository, reader }: RollbackWorkspace,
  edits: readonly Edit[],
  commit: string,
): Promise<Edit[]> {
  const path = decayFile(workspace);
  const after = readWithEdits(reader, edits);
  const then = parseDecayScores((await fileAt(repository, commit, path))?.toString('utf8') ?? '{}');
  const now = parseDecayScores(await textOf(reader, path));
  const written = new Set(edits.map((edit) => edit.path));
  if (then.problem !== null || now.problem !== null || written.has(path)) return [...edits];
  const restored = (await readMemoriesWith(workspace, after)).filter((entry) => written.has(entry.path));
  const ids = new Set(restored.flatMap(({ id }) => [id, decayUnit(id)]));
  const differing = [...ids].filter((id) => standingOf(then, id) !== standingOf(now, id));
  if (differing.length === 0) return [...edits];
  const edit = await editRecords(workspace, after, (records) => {
    for (const id of differing) {
      const [known, old] = [now.entries.get(id), then.entries.get(id)];
      if (old === undefined && known?.raw.access_count === undefined) delete records[id];
      else {
        const { status = 'active', currentScore = known?.baseRelevance ?? 1, isPinned = false } = old ?? {};
        records[id] = { ...old?.raw, ...known?.raw, status, current_score: currentScore, pinned: isPinned };
      }
    }
  });
  return replaceEdit(edits, edit);
}

/** Whether a memory is archived or pinned. */
function standingOf({ entries }: DecayScores, id: string): string {
  const record = entries.get(id);
  return `${record?.status === 'archived'} ${record?.isPinned === true}`;
}

async function fadingIds({ workspace }: RollbackWorkspace, reader: SnapshotReader): Promise<Set<string>> {
  return new Set((await readFading(workspace, reader)).map(({ id }) => id));
}

async function textOf(reader: SnapshotReader, path: string): Promise<string> {
  const file = await reader.read(path);
  return file.state === 'present' ? file.bytes.toString('utf8') : '{}';
}

function replaceEdit(edits: readonly Edit[], edit: Edit): Edit[] {
  return [...edits.filter(({ path }) => path !== edit.path), edit];
}
