import { readWhole } from '../workspace/state-file.js';

/** More than we ever write to the user's folders. */
const maxBytes = 64 * 1024 * 1024;

/** The text of a file in the user's folders, or null if it is missing or unreadable. Links are followed. */
export function readOptionalFile(path: string): string | null {
  try {
    const read = readWhole(path, { maxBytes });
    return 'bytes' in read ? read.bytes.toString('utf8') : null;
  } catch {
    // A missing or unreadable file counts as empty.
    return null;
  }
}
