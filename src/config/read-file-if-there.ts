import { readFileSync } from 'node:fs';

/** The text of a file of the user, or null when there is none that could be read. */
export function readFileIfThere(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    // Absent, or closed to us: both mean that it says nothing.
    return null;
  }
}
