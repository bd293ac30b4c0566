import { readWhole } from '../workspace/plain-file.js';

/** More than we ever write to the user's folders. */
const maxBytes = 64 * 1024 * 1024;

/** The text of a file of the user, or null when there is none that could be read. Links of theirs are followed. */
export function readFileIfThere(path: string): string | null {
  try {
    const read = readWhole(path, { maxBytes });
    return 'bytes' in read ? read.bytes.toString('utf8') : null;
  } catch {
    // Absent, or closed to us: both mean that it says nothing.
    return null;
  }
}
