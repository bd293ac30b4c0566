import { formatTombstones, isBuried, readTombstones, tombstonesPath, unbury } from '../entries/tombstones.js';
import { SoulError } from '../errors/soul-error.js';
import type { Edit } from '../journal/plan.js';
import type { Scope } from '../scopes/scopes.js';
import type { Layout } from '../workspace/role-paths.js';
import type { Workspace } from '../workspace/workspace.js';

export type Settling = { readonly scope: Scope; readonly again: boolean | undefined };

/**
 * Refuses what the owner forgot for good, or lifts its tombstone. To everybody else a tombstone is as good as none: a refusal would
 * tell them what was erased, so what they say is kept as theirs, and the tombstone stays.
 */
export async function settleTombstones(
  workspace: Layout & Pick<Workspace, 'reads'>,
  text: string,
  { scope, again = false }: Settling,
): Promise<Edit[]> {
  if (scope.kind !== 'main') return [];
  const tombstones = await readTombstones(workspace);
  if (tombstones === null || !isBuried(tombstones, text)) return [];
  if (again) return [{ path: tombstonesPath(workspace), content: formatTombstones(unbury(tombstones, text)) }];
  throw new SoulError('forgotten', 'This was forgotten for good, so it is not remembered again by itself.', {
    hint: 'Add `--again` if it is to be remembered after all. Nothing was changed.',
  });
}
