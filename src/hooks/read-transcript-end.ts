import { closeSync, fstatSync, openSync, readSync } from 'node:fs';

const mostBytes = 256 * 1024;

/** The last lines of a client's transcript, of which the first may be cut; null where there is none. */
export function readTranscriptEnd(path: string): { text: string; bytes: number } | null {
  try {
    const descriptor = openSync(path, 'r');
    try {
      const { size } = fstatSync(descriptor);
      const buffer = Buffer.alloc(Math.min(size, mostBytes));
      readSync(descriptor, buffer, 0, buffer.length, size - buffer.length);
      return { text: buffer.toString('utf8'), bytes: size };
    } finally {
      closeSync(descriptor);
    }
  } catch {
    // A client may name a transcript before it writes it.
    return null;
  }
}
