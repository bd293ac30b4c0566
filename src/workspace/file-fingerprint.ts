import { lstatSync, readlinkSync } from 'node:fs';
import { join } from 'node:path';
import { contentHash } from './change-in-progress.js';
import { type Root, readBytes } from './read-workspace-file.js';

/** The state of a file at some moment: equal marks mean equal content at the same path. */
export type FileFingerprint = {
  readonly mark: string;
  /** Size, times and inode of a regular file. If they are the same, the file was not written. */
  readonly stat: string | null;
};

export const missingFingerprint: FileFingerprint = { mark: 'missing', stat: null };

/** The current mark of a file; a file with an unchanged stat is not read. A link never counts as a regular file. */
export async function fingerprintFile(root: Root, path: string, known?: FileFingerprint): Promise<FileFingerprint> {
  const full = join(root.path, path);
  const found = lstatSync(full, { bigint: true, throwIfNoEntry: false });
  if (found === undefined) return missingFingerprint;
  const stat = found.isFile() ? [found.size, found.mtimeNs, found.ctimeNs, found.ino].join(' ') : null;
  if (stat !== null && stat === known?.stat) return known;
  const file = await readBytes(root, path);
  const content = file.state === 'present' ? fingerprintOfBytes(file.bytes).mark : 'unreadable';
  if (found.isSymbolicLink()) return { mark: `link to ${readlinkSync(full)}: ${content}`, stat: null };
  if (file.state === 'present' && file.realPath !== path)
    return { mark: `in ${file.realPath}: ${content}`, stat: null };
  return { mark: content, stat: content === 'unreadable' ? null : stat };
}

/** The mark of a regular file with these bytes, or of a missing file. */
export function fingerprintOfBytes(bytes: Uint8Array | null): FileFingerprint {
  return bytes === null ? missingFingerprint : { mark: contentHash(bytes), stat: null };
}
