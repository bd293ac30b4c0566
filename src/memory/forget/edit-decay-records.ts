import type { Entry } from '../../entries/entry.js';
import { type MemoryPlace, readMemoriesWith } from '../../entries/read/read-all-memories.js';
import { decayFile, readDecayScores, sharedMinutes } from '../../entries/records/decay-scores.js';
import { SoulError } from '../../errors/soul-error.js';
import type { Edit } from '../../journal/plan.js';
import type { Layout } from '../../workspace/role-paths.js';
import type { SnapshotReader } from '../../workspace/snapshot.js';

/** The records with these memories archived: a score of 0, with everything else unchanged. */
export async function archiveRecords(
  workspace: MemoryPlace & { readonly at: Date },
  reader: SnapshotReader,
  entries: readonly Pick<Entry, 'id' | 'store'>[],
): Promise<Edit> {
  const hashes = sharedMinutes(await readMemoriesWith(workspace, reader));
  const own = await readDecayScores(workspace, reader);
  return editRecords(workspace, reader, (records) => {
    for (const { id, store } of entries) {
      const { hash: _, ...known } = own.entries.get(id)?.raw ?? {};
      const hash = hashes.get(id);
      const bound = hash === undefined ? {} : { hash };
      records[id] = { ...known, store, current_score: 0, status: 'archived', pinned: false, ...bound };
    }
  });
}

/** The records without these memories; null if they contain none of them. */
export async function dropRecords(
  layout: Layout & { readonly at: Date },
  reader: SnapshotReader,
  ids: readonly string[],
): Promise<Edit | null> {
  const { entries } = await readDecayScores(layout, reader);
  if (!ids.some((id) => entries.has(id))) return null;
  return editRecords(layout, reader, (records) => {
    for (const id of ids) delete records[id];
  });
}

/** The changed records as file content, id by id. */
export async function editRecords(
  layout: Layout & { readonly at: Date },
  reader: SnapshotReader,
  change: (records: Record<string, unknown>) => void,
): Promise<Edit> {
  const path = decayFile(layout);
  const { raw, problem } = await readDecayScores(layout, reader);
  if (problem !== null) {
    throw new SoulError('meta-invalid', `${path} cannot be read, so nothing was changed. ${problem}`, {
      hint: 'Correct it, or restore an earlier version with `git checkout`.',
    });
  }
  const records = { ...(isObject(raw.entries) ? raw.entries : {}) };
  change(records);
  const sorted = Object.fromEntries(Object.entries(records).sort(([one], [other]) => (one < other ? -1 : 1)));
  const whole = {
    ...raw,
    version: 1,
    last_updated: layout.at.toISOString().replace(/\.\d{3}Z$/, 'Z'),
    entries: sorted,
  };
  return { path, content: `${JSON.stringify(whole, null, 2)}\n` };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
