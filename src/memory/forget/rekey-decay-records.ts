import { ownerOnly } from '../../entries/access/audience.js';
import { describeMemoryPath } from '../../entries/paths/memory-files.js';
import type { Piece } from '../../entries/read/entry-pieces.js';
import type { MemoryPlace } from '../../entries/read/read-all-memories.js';
import { readEntries } from '../../entries/read/read-entries.js';
import { readDecayScores } from '../../entries/records/decay-scores.js';
import { readWithEdits } from '../../journal/files/read-with-edits.js';
import type { Edit } from '../../journal/plan.js';
import type { SnapshotReader } from '../../workspace/snapshot.js';
import { readText } from '../graph/plan-graph-edits.js';
import { editRecords } from './edit-decay-records.js';

/**
 * The records with those of notes that lose some lines moved to the new ids of the remaining lines: an archived or pinned note stays so.
 * Null if nothing is recorded about them.
 */
export async function rekeyDecayRecords(
  workspace: MemoryPlace & { readonly at: Date },
  reader: SnapshotReader,
  { entries, edits }: { readonly entries: readonly Piece[]; readonly edits: readonly Edit[] },
): Promise<Edit | null> {
  const known = (await readDecayScores(workspace, reader)).entries;
  const wholes = new Set(entries.flatMap(({ whole }) => (whole === undefined || !known.has(whole.id) ? [] : [whole])));
  if (wholes.size === 0) return null;
  const after = readWithEdits(reader, edits);
  const carried: [string, unknown][] = [];
  for (const whole of wholes) {
    const file = describeMemoryPath(workspace, whole.path);
    const text = await readText(after, whole.path);
    if (file === null || text === null) continue;
    const lines = new Set(whole.text.split('\n'));
    const rest = readEntries(file, text, ownerOnly).filter((entry) =>
      entry.text.split('\n').every((line) => lines.has(line)),
    );
    for (const { id } of rest) if (!known.has(id)) carried.push([id, known.get(whole.id)?.raw]);
  }
  return editRecords(workspace, after, (records) => {
    for (const { id } of wholes) delete records[id];
    for (const [id, record] of carried) records[id] = record;
  });
}
