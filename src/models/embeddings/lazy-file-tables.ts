import { readSync } from 'node:fs';

export type LazyTables = {
  /** Sees to it that a part of a table is there before somebody looks at it. */
  need(table: NodeJS.ArrayBufferView & { readonly BYTES_PER_ELEMENT: number }, from: number, to: number): void;
  readAll(): void;
};

/** How much is read at once. */
export const pageBytes = 4_096;

/** Beyond this many single pages, reading the rest at once is cheaper. */
const singlePages = 100;

/** Reads tables page by page, as they are needed: a query looks up a handful of words. The first page is there already. */
export function lazyTables(descriptor: number, head: Uint8Array): LazyTables {
  const isRead = new Uint8Array(Math.ceil(head.length / pageBytes));
  isRead[0] = 1;
  let read = 1;
  const readAll = () => {
    if (!isRead.includes(0)) return;
    readSync(descriptor, head, 0, head.length, 0);
    isRead.fill(1);
  };
  return {
    readAll,
    need({ byteOffset, BYTES_PER_ELEMENT: size }, from, to) {
      const last = Math.floor((byteOffset + to * size - 1) / pageBytes);
      for (let page = Math.floor((byteOffset + from * size) / pageBytes); page <= last; page++) {
        if (isRead[page] !== 0) continue;
        if (++read > singlePages) return readAll();
        const at = page * pageBytes;
        readSync(descriptor, head, at, Math.min(pageBytes, head.length - at), at);
        isRead[page] = 1;
      }
    },
  };
}
