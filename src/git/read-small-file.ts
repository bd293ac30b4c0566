import { readWhole } from '../workspace/state-file.js';

const maxBytes = 16 * 1024 * 1024;

/** The text of one of git's own files; null if it is missing or not a regular file. */
export function readSmallFile(path: string): string | null {
  try {
    const read = readWhole(path, { maxBytes });
    return 'says' in read ? null : read.bytes.toString('utf8');
  } catch {
    return null;
  }
}
