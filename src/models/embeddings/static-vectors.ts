import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { SoulError } from '../../errors/soul-error.js';
import { checksumBytes, extentOf, headerBytes, type PackedVectors, slotOf, unpackTables } from './packed-vectors.js';

/** The word vectors of a file. Rows stay on disk until they are asked for, because a query needs only a few. */
export type StaticVectors = PackedVectors & {
  /** The row of exactly this word, or -1. */
  rowOf(word: string): number;
  /** All rows one after the other; one that was never passed to `load` may hold zeros. */
  readonly rows: Int8Array;
  load(row: number): void;
};

/** The file lies beside this one, in the sources as in the package. */
export function openStaticVectors(
  file: string | URL = new URL('./static-vectors.bin', import.meta.url),
): StaticVectors {
  const path = typeof file === 'string' ? file : fileURLToPath(file);
  let descriptor: number;
  try {
    descriptor = openSync(path, 'r');
  } catch (cause) {
    throw unreadable(path, cause);
  }
  const { tables, rowsAt } = readTables(descriptor, path);
  return { ...tables, rowOf: (word) => rowOf(tables, word), ...lazyRows(tables, { descriptor, rowsAt }) };
}

function readTables(descriptor: number, path: string): { tables: PackedVectors; rowsAt: number } {
  const header = new Uint8Array(headerBytes + checksumBytes);
  readSync(descriptor, header, 0, header.length, 0);
  const extent = extentOf(header);
  const isWhole = extent !== null && fstatSync(descriptor).size === extent.byteCount;
  const head = new Uint8Array(isWhole ? extent.rowsAt : 0);
  if (isWhole) readSync(descriptor, head, 0, head.length, 0);
  const tables = unpackTables(head);
  if (tables !== null && isWhole) return { tables, rowsAt: extent.rowsAt };
  closeSync(descriptor);
  throw unreadable(path);
}

function unreadable(path: string, cause?: unknown): SoulError {
  return new SoulError(
    'vectors-unreadable',
    `The word vectors in ${path} are missing, damaged or of another version.`,
    {
      hint: 'Install agentsoul again. Until then `agentsoul config set embeddings.provider none` searches by words alone.',
      cause,
    },
  );
}

function rowOf({ slots, starts, letters }: PackedVectors, word: string): number {
  for (let slot = slotOf(word, slots.length); ; slot = (slot + 1) & (slots.length - 1)) {
    const row = (slots[slot] ?? 0) - 1;
    if (row === -1) return -1;
    const start = starts[row] ?? 0;
    if ((starts[row + 1] ?? 0) - start !== word.length) continue;
    let index = 0;
    while (index < word.length && letters[start + index] === word.charCodeAt(index)) index++;
    if (index === word.length) return row;
  }
}

/** Beyond this many single rows, reading the rest at once is cheaper. */
const singleReads = 200;

function lazyRows({ wordCount, dimensions }: PackedVectors, file: { descriptor: number; rowsAt: number }) {
  // The system gives memory to the pages of this table when they are first written.
  const rows = new Int8Array(wordCount * dimensions);
  const isThere = new Uint8Array(wordCount);
  let reads = 0;
  return {
    rows,
    load(row: number): void {
      if (reads > singleReads || isThere[row] === 1) return;
      if (++reads > singleReads) {
        readSync(file.descriptor, rows, 0, rows.length, file.rowsAt);
        closeSync(file.descriptor);
        return;
      }
      readSync(file.descriptor, rows, row * dimensions, dimensions, file.rowsAt + row * dimensions);
      isThere[row] = 1;
    },
  };
}
