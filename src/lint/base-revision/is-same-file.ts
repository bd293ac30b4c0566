import { createHash } from 'node:crypto';
import { createReadStream, lstatSync, readlinkSync } from 'node:fs';
import { blobId, type TreeEntry } from '../../git/read-blobs.js';

/** Whether a file on disk is the one that a commit holds, or is missing in both. Links are compared by where they lead. */
export async function isSameFile(
  place: string,
  entry: TreeEntry | undefined,
  objectFormat: 'sha1' | 'sha256',
): Promise<boolean> {
  const found = lstatSync(place, { throwIfNoEntry: false });
  if (found === undefined || entry === undefined) return found === undefined && entry === undefined;
  if (found.isSymbolicLink())
    return entry.mode === '120000' && blobId(Buffer.from(readlinkSync(place)), objectFormat) === entry.blob;
  if (!found.isFile() || entry.mode === '120000') return false;
  try {
    const hash = createHash(objectFormat).update(`blob ${found.size}\0`);
    // In parts, because it may be a file that was too large to be checked.
    for await (const part of createReadStream(place)) hash.update(part as Buffer);
    return hash.digest('hex') === entry.blob;
  } catch {
    // What can't be read can't be called the same.
    return false;
  }
}
