import { ownerAlone } from '../entries/audience.js';
import { parseEntity } from '../entries/entity-file.js';
import { isBuriedName, type Tombstones } from '../entries/tombstones.js';
import { decodeText } from '../workspace/decode-text.js';
import { type Layout, roleOfPath } from '../workspace/role-paths.js';

type Restoring = {
  readonly path: string;
  /** What would stand there again, in any of its versions. */
  readonly versions: readonly (Buffer | null)[];
  readonly isThere: boolean;
};

/** Whether a file that is gone holds an entity that was forgotten for good. One that is there again was written since. */
export function isBuriedEntity(
  layout: Layout,
  { path, versions, isThere }: Restoring,
  tombstones: Tombstones | null,
): boolean {
  if (tombstones === null || isThere || roleOfPath(layout, path) !== 'graph') return false;
  return versions.some((version) => {
    const decoded = version === null ? null : decodeText(version);
    if (decoded === null) return false;
    const { id, name, aliases } = parseEntity(path, decoded.text, ownerAlone);
    return [id, name, ...aliases].some((call) => isBuriedName(tombstones, call));
  });
}
