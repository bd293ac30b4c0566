import { readWhole } from '../workspace/plain-file.js';

const maxBytes = 16 * 1024 * 1024;

/** The text of a plain file of git's; null where there is none, or something that git would not put there. */
export function readSmallFile(path: string): string | null {
  try {
    const read = readWhole(path, { maxBytes });
    return 'says' in read ? null : read.bytes.toString('utf8');
  } catch {
    // Absent, a folder or closed to us.
    return null;
  }
}
