import { ownerOnly } from '../entries/access/audience.js';
import { parseEntity } from '../entries/graph/parse-entity-file.js';
import {
  formatTombstones,
  hasNameTombstone,
  hasTombstone,
  readTombstones,
  removeNameTombstones,
  removeTombstone,
  type Tombstones,
  tombstonesPath,
} from '../entries/records/tombstones.js';
import { SoulError } from '../errors/soul-error.js';
import { bytesOf, type Edit } from '../journal/plan.js';
import type { Scope } from '../scopes/scopes.js';
import { type Layout, roleOfPath } from '../workspace/role-paths.js';
import type { Workspace } from '../workspace/workspace.js';

export type TombstoneCheck = { readonly scope: Scope; readonly again: boolean | undefined };

/**
 * Refuses a permanently forgotten text for the owner, or removes its tombstone. For everybody else a tombstone has no effect: a refusal
 * would reveal what was erased, so their text is stored as theirs, and the tombstone stays.
 */
export async function checkTombstones(
  workspace: Layout & Pick<Workspace, 'reads'>,
  text: string,
  { scope, again = false }: TombstoneCheck,
): Promise<Tombstones | null> {
  if (scope.kind !== 'main') return null;
  const tombstones = await readTombstones(workspace);
  if (tombstones === null || !hasTombstone(tombstones, text)) return tombstones;
  if (again) return removeNameTombstones(removeTombstone(tombstones, text), [text]);
  throw new SoulError('forgotten', 'This was permanently forgotten, so it is not remembered again automatically.', {
    hint: 'Add `--again` to remember it anyway. Nothing was changed.',
  });
}

/** The updated tombstones, without those of entities that the owner mentions again. */
export async function liftTombstones(
  workspace: Layout & Pick<Workspace, 'reads'>,
  settled: Tombstones | null,
  edits: readonly Edit[],
): Promise<Edit[]> {
  if (settled === null) return [];
  const named = edits.filter(({ path }) => roleOfPath(workspace, path) === 'graph').flatMap(namesIn(settled));
  const content = formatTombstones(removeNameTombstones(settled, named));
  const before = await readTombstones(workspace);
  return before !== null && formatTombstones(before) === content ? [] : [{ path: tombstonesPath(workspace), content }];
}

function namesIn(tombstones: Tombstones): (edit: Edit) => string[] {
  return (edit) => {
    const bytes = bytesOf(edit);
    if (bytes === null) return [];
    const { id, name, aliases } = parseEntity(edit.path, bytes.toString('utf8'), ownerOnly);
    return [id, name, ...aliases].filter((call) => hasNameTombstone(tombstones, call));
  };
}
