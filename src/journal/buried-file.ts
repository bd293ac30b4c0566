import { ownerAlone } from '../entries/audience.js';
import { parseEntity } from '../entries/entity-file.js';
import { saysSomething } from '../entries/says-something.js';
import { isBuriedName, type Tombstones } from '../entries/tombstones.js';
import { decodeText } from '../workspace/decode-text.js';
import { type Layout, roleOfPath } from '../workspace/role-paths.js';
import { withoutBuried } from './keep-buried.js';

type Restoring = {
  readonly path: string;
  readonly isThere: boolean;
  /** What would stand there again. */
  readonly content: Buffer | null;
  /** What stood there in its place. */
  readonly instead?: Buffer | null;
};

/**
 * Whether a file that is gone was forgotten for good as a whole: the file of an entity, or one that said nothing else. Its name would
 * tell what it was about. One that is there again was written since.
 */
export function isBuriedFile(
  layout: Layout,
  { path, isThere, content, instead = null }: Restoring,
  tombstones: Tombstones | null,
): boolean {
  if (tombstones === null || isThere) return false;
  if (content !== null) {
    const kept = withoutBuried(layout, { path, content }, tombstones);
    if (kept !== content && !saysSomething(kept?.toString('utf8') ?? '')) return true;
  }
  return (
    roleOfPath(layout, path) === 'graph' && [content, instead].some((version) => isOfBuried(path, version, tombstones))
  );
}

function isOfBuried(path: string, version: Buffer | null, tombstones: Tombstones): boolean {
  const decoded = version === null ? null : decodeText(version);
  if (decoded === null) return false;
  const { id, name, aliases } = parseEntity(path, decoded.text, ownerAlone);
  return [id, name, ...aliases].some((call) => isBuriedName(tombstones, call));
}
