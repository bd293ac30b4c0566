import type { Database } from '../sqlite/database.js';
import type { ChunkMap } from './chunk-map.js';
import { filesPerBlock } from './postings.js';

/** The visible chunks with a term, by slot, and how often each has it. */
export type Postings = { readonly slots: Uint32Array; readonly counts: Uint32Array };

export type PostingReader = (terms: readonly string[]) => Postings;

/** Reads where terms stand. Forms of one word are counted together. */
export function postingReader(database: Database, { memory }: ChunkMap): PostingReader {
  const statement = database.prepare('SELECT block, parts FROM postings WHERE term = ?').raw();
  const { kernel, at, chunks, numbers, slots, counts, row } = memory;
  /** Decodes the rows of a term into `slots` and `counts`. */
  const read = (term: string): number => {
    let found = 0;
    for (const values of statement.all(term)) {
      if (!Array.isArray(values)) continue;
      const [block, bytes] = values;
      if (typeof block !== 'number' || !(bytes instanceof Uint8Array)) continue;
      row.set(bytes);
      const [first, end] = [block * filesPerBlock, at.row + bytes.length];
      const lists = [chunks - found, at.slots + found * 4, at.counts + found * 4] as const;
      found += kernel.decode(at.row, end, first, numbers, at.starts, at.visible, chunks, ...lists);
    }
    return found;
  };
  const taken = (found: number): Postings => ({ slots: slots.slice(0, found), counts: counts.slice(0, found) });
  return (terms) => {
    const [only] = terms;
    if (only === undefined) return nowhere;
    if (terms.length === 1) return taken(read(only));
    for (const term of new Set(terms)) kernel.addUp(at.slots, at.counts, read(term), at.sums);
    return taken(kernel.takeSums(at.sums, chunks, at.slots, at.counts));
  };
}

export const nowhere: Postings = { slots: new Uint32Array(0), counts: new Uint32Array(0) };
