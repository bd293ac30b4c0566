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
  /** The content that would be restored. */
  readonly content: Buffer | null;
  /** The content that replaced it. */
  readonly instead?: Buffer | null;
};

/**
 * Whether a deleted file was permanently forgotten as a whole: an entity file, or a file with no other content. Its name would reveal
 * what it was about. A file that exists again was written since.
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
