import { ownerOnly } from '../../entries/access/audience.js';
import { parseEntity } from '../../entries/graph/parse-entity-file.js';
import { hasContent } from '../../entries/read/has-content.js';
import { hasNameTombstone, type Tombstones } from '../../entries/records/tombstones.js';
import { decodeText } from '../../workspace/decode-text.js';
import { type Layout, roleOfPath } from '../../workspace/role-paths.js';
import { removeErasedEntries } from './remove-erased-entries.js';

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
export function isErasedFile(
  layout: Layout,
  { path, isThere, content, instead = null }: Restoring,
  tombstones: Tombstones | null,
): boolean {
  if (tombstones === null || isThere) return false;
  if (content !== null) {
    const kept = removeErasedEntries(layout, { path, content }, tombstones);
    if (kept !== content && !hasContent(kept?.toString('utf8') ?? '')) return true;
  }
  return (
    roleOfPath(layout, path) === 'graph' && [content, instead].some((version) => isOfBuried(path, version, tombstones))
  );
}

function isOfBuried(path: string, version: Buffer | null, tombstones: Tombstones): boolean {
  const decoded = version === null ? null : decodeText(version);
  if (decoded === null) return false;
  const { id, name, aliases } = parseEntity(path, decoded.text, ownerOnly);
  return [id, name, ...aliases].some((call) => hasNameTombstone(tombstones, call));
}
