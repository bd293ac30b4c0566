import type { Database } from '../sqlite/database.js';
import { type AddedPostings, addedPostings } from './added-postings.js';
import { blockOf, withoutFiles } from './postings.js';

/** Writes where terms stand. What is added or removed waits until there is much of it. */
export type PostingStore = {
  /** Files have to come in the order of their numbers, after all that the index holds. */
  add(file: number, postings: ReadonlyMap<string, readonly number[]>): void;
  remove(file: number, terms: readonly string[]): void;
  /** Writes what waits. To be called at the end. */
  flush(): void;
};

/** What waits for one block. */
type Waiting = { readonly added: AddedPostings; readonly removed: Map<string, Set<number>> };

/** Rows that wait at most, and removals. */
const mostWaiting = 200_000;

export function postingStore(database: Database): PostingStore {
  const find = database.prepare('SELECT parts FROM postings WHERE term = ? AND block = ?').pluck();
  const write = database.prepare('INSERT OR REPLACE INTO postings VALUES (?, ?, ?)');
  const erase = database.prepare('DELETE FROM postings WHERE term = ? AND block = ?');
  // Above this block nothing has been written yet, so there is nothing to add to.
  let highest = database.prepare('SELECT 1 FROM postings LIMIT 1').get() === undefined ? -1 : Number.POSITIVE_INFINITY;
  const waiting = new Map<number, Waiting>();
  let waitingCount = 0;
  const waitingFor = (block: number): Waiting => {
    let found = waiting.get(block);
    if (found === undefined) {
      found = { added: addedPostings(), removed: new Map() };
      waiting.set(block, found);
    }
    return found;
  };
  const writtenBefore = (term: string, block: number): Uint8Array => {
    const bytes: unknown = block > highest ? null : find.get(term, block);
    return bytes instanceof Uint8Array ? bytes : nothing;
  };
  const writeRow = (term: string, block: number, { added, removed }: Waiting) => {
    const gone = removed.get(term);
    if (gone === undefined && !added.has(term)) return;
    const before = writtenBefore(term, block);
    const kept = gone === undefined ? before : withoutFiles(block, before, gone);
    const parts = added.joined(kept, term);
    if (parts.length === 0) erase.run(term, block);
    else write.run(term, block, parts);
  };
  const flush = () => {
    const blocks = [...waiting].sort(([one], [other]) => one - other);
    const terms = new Set(blocks.flatMap(([, { added, removed }]) => [...added.terms(), ...removed.keys()]));
    // In the order of the table, so that its pages are filled one after the other.
    for (const term of [...terms].sort()) for (const [block, changes] of blocks) writeRow(term, block, changes);
    highest = Math.max(highest, blocks.at(-1)?.[0] ?? -1);
    waiting.clear();
    waitingCount = 0;
  };
  return {
    flush,
    add(file, postings) {
      if (waitingCount > mostWaiting) flush();
      const { added } = waitingFor(blockOf(file));
      const known = added.size;
      for (const [term, places] of postings) added.add(term, file, places);
      waitingCount += added.size - known;
    },
    remove(file, terms) {
      if (waitingCount > mostWaiting) flush();
      const { removed } = waitingFor(blockOf(file));
      for (const term of terms) {
        const files = removed.get(term);
        if (files === undefined) removed.set(term, new Set([file]));
        else files.add(file);
      }
      waitingCount += terms.length;
    },
  };
}

const nothing = new Uint8Array(0);
