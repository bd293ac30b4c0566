import { createHash } from 'node:crypto';
import { lstatSync, readFileSync } from 'node:fs';

/** A file of a client as it is; `closed` where it can't be edited, with the reason as the end of a sentence. */
export type FoundFile =
  | { readonly state: 'missing' }
  | { readonly state: 'present'; readonly text: string }
  | { readonly state: 'closed'; readonly reason: string };

export function readClientFile(path: string): FoundFile {
  try {
    const found = lstatSync(path, { throwIfNoEntry: false });
    if (found === undefined) return { state: 'missing' };
    if (found.isSymbolicLink()) return { state: 'closed', reason: 'it is a symbolic link' };
    if (!found.isFile()) return { state: 'closed', reason: 'it is not a regular file' };
    if ((found.mode & 0o200) === 0) return { state: 'closed', reason: 'it is read-only' };
    const bytes = readFileSync(path);
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    return { state: 'present', text };
  } catch (error) {
    if (error instanceof TypeError) return { state: 'closed', reason: 'it is not UTF-8 text' };
    const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    return { state: 'closed', reason: `it can't be opened (${code})` };
  }
}

export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
