import type { Database } from '../sqlite/database.js';

/** Numbers of a vector, each from -127 to 127; null for a chunk without one. */
export type ChunkVectors = readonly (Int8Array | null)[];

/** Files whose vectors share a row: rows cost more than what is in them. */
const filesPerRow = 64;

/** Writes vectors of files. What is put or removed waits until there is much of it. */
export type VectorStore = {
  put(file: number, vectors: ChunkVectors): void;
  remove(file: number): void;
  /** To be called at the end. */
  flush(): void;
};

const mostWaiting = 2_000;

/** What a vector of so many numbers takes: a multiple of 16 bytes, as the kernel wants it. */
export function vectorBytes(dimensions: number): number {
  return Math.ceil(dimensions / 16) * 16;
}

export function vectorStore(database: Database, dimensions: number): VectorStore {
  const find = database.prepare('SELECT parts FROM vectors WHERE block = ?').pluck();
  const write = database.prepare('INSERT OR REPLACE INTO vectors VALUES (?, ?)');
  const erase = database.prepare('DELETE FROM vectors WHERE block = ?');
  const waiting = new Map<number, Uint8Array | null>();
  const flush = () => {
    for (const block of new Set([...waiting.keys()].map((file) => Math.floor(file / filesPerRow)))) {
      const before: unknown = find.get(block);
      const files = new Map<number, Uint8Array>();
      if (before instanceof Uint8Array)
        visitVectors(before, (file, start, end) => files.set(file, before.subarray(start, end)));
      for (let file = block * filesPerRow; file < (block + 1) * filesPerRow; file++) {
        const bytes = waiting.get(file);
        if (bytes === null) files.delete(file);
        else if (bytes !== undefined) files.set(file, bytes);
      }
      if (files.size === 0) erase.run(block);
      else write.run(block, joined(files));
    }
    waiting.clear();
  };
  const change = (file: number, bytes: Uint8Array | null) => {
    waiting.set(file, bytes);
    if (waiting.size > mostWaiting) flush();
  };
  return {
    flush,
    remove: (file) => change(file, null),
    put: (file, vectors) => change(file, packed(vectors, vectorBytes(dimensions))),
  };
}

/**
 * Goes through a row file by file, with where in it the vectors of each begin and end. A row begins with how many files there are,
 * the number of each and how many bytes it has, so that all vectors stand side by side. A chunk without one has zeros.
 */
export function visitVectors(parts: Uint8Array, visit: (file: number, start: number, end: number) => void): void {
  const view = new DataView(parts.buffer, parts.byteOffset, parts.byteLength);
  const count = view.getUint32(0, true);
  let start = headBytes(count);
  for (let index = 0; index < count; index++) {
    const end = start + view.getUint32(8 + index * 8, true);
    visit(view.getUint32(4 + index * 8, true), start, end);
    start = end;
  }
}

function headBytes(files: number): number {
  return Math.ceil((4 + files * 8) / 16) * 16;
}

function packed(vectors: ChunkVectors, size: number): Uint8Array {
  const bytes = new Int8Array(vectors.length * size);
  for (const [place, vector] of vectors.entries()) if (vector !== null) bytes.set(vector, place * size);
  return new Uint8Array(bytes.buffer);
}

function joined(files: ReadonlyMap<number, Uint8Array>): Uint8Array {
  const head = new DataView(new ArrayBuffer(headBytes(files.size)));
  head.setUint32(0, files.size, true);
  for (const [index, [file, bytes]] of [...files].entries()) {
    head.setUint32(4 + index * 8, file, true);
    head.setUint32(8 + index * 8, bytes.length, true);
  }
  return Buffer.concat([new Uint8Array(head.buffer), ...files.values()]);
}
