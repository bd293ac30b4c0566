import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { join } from 'node:path';
import { SoulError } from '../../errors/soul-error.js';
import { type LazyTables, lazyTables, pageBytes } from './lazy-file-tables.js';
import { extentOf, type PackedVectors, slotOf, unpackTables } from './packed-vectors.js';

/** The word vectors of a file. Rows stay on disk until they are asked for, because a query needs only a few. */
export type StaticVectors = Pick<PackedVectors, 'version' | 'wordCount' | 'dimensions' | 'component'> & {
  /** What a number of a row has to be multiplied with, by row. Zeros for rows that nobody loaded. */
  readonly scales: Float32Array;
  /** The row of exactly this word, or -1. */
  rowOf(word: string): number;
  /** The rows that were read, in no order. Another list after each `load`. */
  readonly rows: Int8Array;
  /** Reads a row, and tells where in `rows` it begins. */
  load(row: number): number;
};

/** The file lies beside this one, in the sources as in the package. */
export function openStaticVectors(path: string = join(import.meta.dirname, 'static-vectors.bin')): StaticVectors {
  let descriptor: number;
  try {
    descriptor = openSync(path, 'r');
  } catch (cause) {
    throw unreadable(path, cause);
  }
  const { tables, rowsAt, lazy } = openTables(descriptor, path);
  const rows = lazyRows(tables, { descriptor, rowsAt, lazy });
  const { version, wordCount, dimensions, component, scales } = tables;
  lazy.need(component, 0, dimensions);
  return {
    version,
    wordCount,
    dimensions,
    component,
    scales,
    rowOf: (word) => rowOf(tables, word, lazy),
    load: rows.load,
    get rows() {
      return rows.rows();
    },
  };
}

type OpenTables = { readonly tables: PackedVectors; readonly rowsAt: number; readonly lazy: LazyTables };

function openTables(descriptor: number, path: string): OpenTables {
  const start = new Uint8Array(pageBytes);
  readSync(descriptor, start, 0, start.length, 0);
  const extent = extentOf(start);
  if (extent === null || fstatSync(descriptor).size !== extent.byteCount) {
    closeSync(descriptor);
    throw unreadable(path);
  }
  const { rowsAt, isMirrored } = extent;
  const head = new Uint8Array(rowsAt);
  head.set(start.subarray(0, rowsAt));
  const lazy = lazyTables(descriptor, head);
  if (isMirrored) lazy.readAll();
  const tables = unpackTables(head);
  if (tables === null) throw unreadable(path);
  return { tables, rowsAt, lazy };
}

function unreadable(path: string, cause?: unknown): SoulError {
  return new SoulError(
    'vectors-unreadable',
    `The word vectors in ${path} are missing, damaged or from another version.`,
    {
      hint: 'Install agentsoul again. Until then `agentsoul config set embeddings.provider none` searches by words only.',
      cause,
    },
  );
}

function rowOf({ slots, starts, letters }: PackedVectors, word: string, { need }: LazyTables): number {
  for (let slot = slotOf(word, slots.length); ; slot = (slot + 1) & (slots.length - 1)) {
    need(slots, slot, slot + 1);
    const row = (slots[slot] ?? 0) - 1;
    if (row === -1) return -1;
    need(starts, row, row + 2);
    const start = starts[row] ?? 0;
    if ((starts[row + 1] ?? 0) - start !== word.length) continue;
    need(letters, start, start + word.length);
    let index = 0;
    while (index < word.length && letters[start + index] === word.charCodeAt(index)) index++;
    if (index === word.length) return row;
  }
}

/** Beyond this many single rows, reading the rest at once is cheaper. */
const singleReads = 200;

function lazyRows(
  { wordCount, dimensions, scales }: PackedVectors,
  { descriptor, rowsAt, lazy }: { descriptor: number; rowsAt: number; lazy: LazyTables },
) {
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
        lazy.readAll();
        rows = new Int8Array(wordCount * dimensions);
        readSync(descriptor, rows, 0, rows.length, rowsAt);
        closeSync(descriptor);
        return row * dimensions;
      }
      const start = starts.size * dimensions;
      lazy.need(scales, row, row + 1);
      readSync(descriptor, rows, start, dimensions, rowsAt + row * dimensions);
      starts.set(row, start);
      return start;
    },
  };
}
