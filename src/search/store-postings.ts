import type { Database } from './database.js';
import { type BlockPart, blockOf, packBlock, packPlaces, readBlock } from './postings.js';

/** Writes where terms stand. */
export type PostingStore = {
  add(file: number, postings: ReadonlyMap<string, readonly number[]>): void;
  remove(file: number, terms: readonly string[]): void;
  /** Writes what waits. To be called at the end. */
  flush(): void;
};

type Waiting = BlockPart & { readonly term: string };

const mostWaiting = 400_000;

export function postingStore(database: Database): PostingStore {
  const find = database.prepare('SELECT parts FROM postings WHERE term = ? AND block = ?').pluck();
  const write = database.prepare('INSERT OR REPLACE INTO postings VALUES (?, ?, ?)');
  const erase = database.prepare('DELETE FROM postings WHERE term = ? AND block = ?');
  const partsIn = (term: string, block: number): BlockPart[] => {
    const bytes: unknown = find.get(term, block);
    return bytes instanceof Uint8Array ? readBlock(block, bytes) : [];
  };
  let waiting: Waiting[] = [];
  // Above this block nothing has been written yet, so there is nothing to add to.
  let highest = database.prepare('SELECT 1 FROM postings LIMIT 1').get() === undefined ? -1 : Number.POSITIVE_INFINITY;
  const flush = () => {
    // In the order of the table they go into few of its pages at a time.
    waiting.sort((one, other) => (one.term < other.term ? -1 : one.term > other.term ? 1 : one.file - other.file));
    for (let from = 0; from < waiting.length; ) {
      const { term, file } = waiting[from] ?? { term: '', file: 0 };
      let to = from + 1;
      while (waiting[to]?.term === term && blockOf(waiting[to]?.file ?? 0) === blockOf(file)) to++;
      const block = blockOf(file);
      const parts = [...(block > highest ? [] : partsIn(term, block)), ...waiting.slice(from, to)];
      write.run(term, block, packBlock(parts.sort((one, other) => one.file - other.file)));
      from = to;
    }
    highest = waiting.reduce((most, { file }) => Math.max(most, blockOf(file)), highest);
    waiting = [];
  };
  return {
    flush,
    add(file, postings) {
      for (const [term, places] of postings) waiting.push({ term, file, places: packPlaces(places) });
      if (waiting.length > mostWaiting) flush();
    },
    remove(file, terms) {
      const block = blockOf(file);
      for (const term of terms) {
        const left = partsIn(term, block).filter((part) => part.file !== file);
        if (left.length === 0) erase.run(term, block);
        else write.run(term, block, packBlock(left));
      }
    },
  };
}
