import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { SoulError } from '../../errors/soul-error.js';
import { checksumBytes, extentOf, headerBytes, type PackedVectors, slotOf, unpackTables } from './packed-vectors.js';

/** The word vectors of a file. Rows stay on disk until they are asked for, because a query needs only a few. */
export type StaticVectors = PackedVectors & {
  /** The row of exactly this word, or -1. */
  rowOf(word: string): number;
  /** The rows that were read, in no order. Another list after each `load`. */
  readonly rows: Int8Array;
  /** Reads a row, and tells where in `rows` it begins. */
  load(row: number): number;
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
  const lazy = lazyRows(tables, { descriptor, rowsAt });
  return {
    ...tables,
    rowOf: (word) => rowOf(tables, word),
    load: lazy.load,
    get rows() {
      return lazy.rows();
    },
  };
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
  let rows = new Int8Array(singleReads * dimensions);
  // Where single rows begin; null once all have been read.
  let starts: Map<number, number> | null = new Map();
  return {
    rows: () => rows,
    load(row: number): number {
      if (starts === null) return row * dimensions;
      const known = starts.get(row);
      if (known !== undefined) return known;
      if (starts.size === singleReads) {
        starts = null;
        rows = new Int8Array(wordCount * dimensions);
        readSync(file.descriptor, rows, 0, rows.length, file.rowsAt);
        closeSync(file.descriptor);
        return row * dimensions;
      }
      const start = starts.size * dimensions;
      readSync(file.descriptor, rows, start, dimensions, file.rowsAt + row * dimensions);
      starts.set(row, start);
      return start;
    },
  };
}
