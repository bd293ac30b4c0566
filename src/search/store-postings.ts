import type { Database } from './database.js';
import { appendFile, type BlockBytes, blockOf, withoutFiles } from './postings.js';

/** Writes where terms stand. What is added or removed waits until there is much of it. */
export type PostingStore = {
  /** Files have to come in the order of their numbers, after all that the index holds. */
  add(file: number, postings: ReadonlyMap<string, readonly number[]>): void;
  remove(file: number, terms: readonly string[]): void;
  /** Writes what waits. To be called at the end. */
  flush(): void;
};

/** What waits for one block, by term. Of what was added, where its bytes begin and end by turns. */
type Waiting = { readonly added: Map<string, number[]>; readonly removed: Map<string, Set<number>> };

/** Rows that wait at most, and removals. */
const mostWaiting = 200_000;

export function postingStore(database: Database): PostingStore {
  const find = database.prepare('SELECT parts FROM postings WHERE term = ? AND block = ?').pluck();
  const write = database.prepare('INSERT OR REPLACE INTO postings VALUES (?, ?, ?)');
  const erase = database.prepare('DELETE FROM postings WHERE term = ? AND block = ?');
  // Above this block nothing has been written yet, so there is nothing to add to.
  let highest = database.prepare('SELECT 1 FROM postings LIMIT 1').get() === undefined ? -1 : Number.POSITIVE_INFINITY;
  const waiting = new Map<number, Waiting>();
  // All that was added, one after the other: a list of bytes for each term would take longer to make than to fill.
  const added: BlockBytes = { bytes: new Uint8Array(2 ** 16), length: 0 };
  let waitingCount = 0;
  const waitingFor = (block: number): Waiting => {
    let found = waiting.get(block);
    if (found === undefined) {
      found = { added: new Map(), removed: new Map() };
      waiting.set(block, found);
    }
    return found;
  };
  const writtenBefore = (term: string, block: number): Uint8Array => {
    const bytes: unknown = block > highest ? null : find.get(term, block);
    return bytes instanceof Uint8Array ? bytes : nothing;
  };
  const writeRow = (term: string, block: number, changes: Waiting) => {
    const [more, gone] = [changes.added.get(term), changes.removed.get(term)];
    if (more === undefined && gone === undefined) return;
    const before = writtenBefore(term, block);
    const kept = gone === undefined ? before : withoutFiles(block, before, gone);
    const parts = more === undefined ? kept : joined(kept, added.bytes, more);
    if (parts.length === 0) erase.run(term, block);
    else write.run(term, block, parts);
  };
  const flush = () => {
    const blocks = [...waiting].sort(([one], [other]) => one - other);
    const terms = new Set(blocks.flatMap(([, changes]) => [...changes.added.keys(), ...changes.removed.keys()]));
    // In the order of the table, so that its pages are filled one after the other.
    for (const term of [...terms].sort()) for (const [block, changes] of blocks) writeRow(term, block, changes);
    highest = Math.max(highest, blocks.at(-1)?.[0] ?? -1);
    waiting.clear();
    waitingCount = 0;
    added.length = 0;
  };
  return {
    flush,
    add(file, postings) {
      if (waitingCount > mostWaiting) flush();
      const ofBlock = waitingFor(blockOf(file)).added;
      const known = ofBlock.size;
      for (const [term, places] of postings) {
        const start = added.length;
        appendFile(added, file, places);
        const bounds = ofBlock.get(term);
        if (bounds === undefined) ofBlock.set(term, [start, added.length]);
        else bounds.push(start, added.length);
      }
      waitingCount += ofBlock.size - known;
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

/** The bytes before, and those of some stretches of others. */
function joined(before: Uint8Array, others: Uint8Array, bounds: readonly number[]): Uint8Array {
  let length = before.length;
  for (let index = 0; index < bounds.length; index += 2) length += (bounds[index + 1] ?? 0) - (bounds[index] ?? 0);
  const both = new Uint8Array(length);
  both.set(before);
  let at = before.length;
  for (let index = 0; index < bounds.length; index += 2)
    for (let from = bounds[index] ?? 0; from < (bounds[index + 1] ?? 0); from++) both[at++] = others[from] ?? 0;
  return both;
}
