import { constants } from 'node:fs';
import { open, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Trace } from './forgotten-phrases.js';

/** A place that contains forgotten text; no line if the file is binary or its name contains it. */
export type RemainingCopy = {
  readonly path: string;
  readonly line: number | null;
  /** Unknown: the file is too large to search. */
  readonly isUnread?: true;
};

const maxBytes = 1024 ** 3;

const pieceBytes = 16 * 1024 * 1024;
/** Overlap between two chunks, because a match may span both. */
const overlapBytes = 4096;
/** A shorter word occurs by chance in binary data. */
const shortestInBytes = 6;

/** Searches every file below a folder, including hidden ones and the index, except git's files. */
export async function findRemainingCopies(root: string, traces: readonly Trace[]): Promise<RemainingCopy[]> {
  if (traces.length === 0) return [];
  const places: RemainingCopy[] = [];
  const walk = async (folder: string) => {
    const found = await readdir(join(root, folder), { withFileTypes: true }).catch(() => []);
    for (const entry of found.sort((one, other) => (one.name < other.name ? -1 : 1))) {
      if (entry.name === '.git' || entry.name === 'node_modules') continue;
      const path = `${folder}${entry.name}`;
      if (entry.isDirectory()) await walk(`${path}/`);
      else if (entry.isFile()) places.push(...(await placesInFile(root, path, traces)));
    }
  };
  await walk('');
  return places;
}

async function placesInFile(root: string, path: string, traces: readonly Trace[]): Promise<RemainingCopy[]> {
  const isSaid = (text: string) => traces.some(({ pattern }) => pattern.test(text));
  if (isSaid(path)) return [{ path, line: null }];
  // The file was removed in the meantime.
  const flags = constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK;
  const file = await open(join(root, path), flags).catch(() => null);
  if (file === null) return [];
  try {
    const { size } = await file.stat();
    if (size > maxBytes) return [{ path, line: null, isUnread: true }];
    for (let position = 0; ; position += pieceBytes - overlapBytes) {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(pieceBytes), 0, pieceBytes, position);
      const bytes = buffer.subarray(0, bytesRead);
      const text = bytes.toString('utf8');
      const isText = !bytes.includes(0);
      if (isText ? isSaid(text) : isSaid(text) || isInBytes(text, traces)) {
        const isWhole = position === 0 && bytesRead < pieceBytes;
        const lines = isText && isWhole ? linesWith(text, isSaid) : [];
        return lines.length === 0 ? [{ path, line: null }] : lines.map((line) => ({ path, line }));
      }
      if (bytesRead < pieceBytes) return [];
    }
  } finally {
    await file.close();
  }
}

/** Beside database fields, word boundaries are not reliable. */
function isInBytes(text: string, traces: readonly Trace[]): boolean {
  const lower = text.toLowerCase();
  return traces.some(({ words, isId }) => {
    return !isId && words.length >= shortestInBytes && lower.includes(words.toLowerCase());
  });
}

function linesWith(text: string, isSaid: (line: string) => boolean): number[] {
  return text.split('\n').flatMap((line, index) => (isSaid(line) ? [index + 1] : []));
}
