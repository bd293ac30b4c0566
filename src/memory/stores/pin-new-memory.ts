import { readWithEdits } from '../../journal/files/read-with-edits.js';
import type { Edit } from '../../journal/plan.js';
import type { Folded } from '../../search/waiting-accesses.js';
import { roleOfPath } from '../../workspace/role-paths.js';
import type { Workspace } from '../../workspace/workspace.js';
import { planPin } from '../decay/plan-pin.js';
import type { StorePlan } from './store-plan.js';

export type Pinned = { readonly edits: readonly Edit[]; readonly folded: Folded | null };

/** The edits of a memory that is about to be written, with its pin. Core memory and the vault never fade anyway. */
export async function pinNewMemory(workspace: Workspace, stored: StorePlan): Promise<Pinned> {
  const { id, store, path, edits } = stored;
  if (store === 'core' || store === 'vault') return { edits, folded: null };
  const memory = { id, store, path, role: roleOfPath(workspace, path) };
  const { plan, folded } = await workspace.snapshot((reader) =>
    planPin(workspace, readWithEdits(reader, edits), { memory, isPinned: true }),
  );
  const replaced = new Set(plan.edits.map((edit) => edit.path));
  return { edits: [...edits.filter((edit) => !replaced.has(edit.path)), ...plan.edits], folded };
}
