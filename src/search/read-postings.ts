import type { ChunkMap } from './chunk-map.js';
import type { Database } from './database.js';
import { visitBlock } from './postings.js';

/** The visible chunks with a term, by slot, and how often each has it. */
export type Postings = { readonly slots: readonly number[]; readonly counts: readonly number[] };

export type PostingReader = (terms: readonly string[]) => Postings;

/** Reads where terms stand. Forms of one word are counted together. */
export function postingReader(database: Database, map: ChunkMap): PostingReader {
  const statement = database.prepare('SELECT block, parts FROM postings WHERE term = ?').raw();
  const read = (term: string, visit: (slot: number, count: number) => void) => {
    for (const row of statement.all(term)) {
      if (!Array.isArray(row)) continue;
      const [block, bytes] = row;
      if (typeof block !== 'number' || !(bytes instanceof Uint8Array)) continue;
      let start = 0;
      visitBlock(block, bytes, {
        enter(file) {
          const mapped = map.fileOf.get(file);
          if (mapped !== undefined) start = mapped.start;
          return mapped !== undefined;
        },
        visit(place, count) {
          if (map.visible[start + place] === 1) visit(start + place, count);
        },
      });
    }
  };
  return (terms) => {
    const [only] = terms;
    if (terms.length === 1 && only !== undefined) {
      const slots: number[] = [];
      const counts: number[] = [];
      read(only, (slot, count) => {
        slots.push(slot);
        counts.push(count);
      });
      return { slots, counts };
    }
    const together = new Map<number, number>();
    for (const term of new Set(terms)) {
      read(term, (slot, count) => together.set(slot, (together.get(slot) ?? 0) + count));
    }
    return { slots: [...together.keys()], counts: [...together.values()] };
  };
}
