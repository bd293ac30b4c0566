import { appendFile, type BlockBytes } from './postings.js';

/** Where terms stand in files that were added to a block and wait to be written. */
export type AddedPostings = {
  add(term: string, file: number, places: readonly number[]): void;
  has(term: string): boolean;
  terms(): Iterable<string>;
  readonly size: number;
  /** The bytes before, and those that were added for the term. */
  joined(before: Uint8Array, term: string): Uint8Array;
};

/** All bytes lie one after the other in stretches that know the one before of their term: a list for each term takes far longer. */
export function addedPostings(): AddedPostings {
  const added: BlockBytes = { bytes: new Uint8Array(2 ** 16), length: 0 };
  const numbers = new Map<string, number>();
  // Stretches count from 1; 0 is none.
  let lastOf = new Int32Array(2 ** 12);
  let ends = new Int32Array(2 ** 14);
  let previous = new Int32Array(2 ** 14);
  let stretches = 0;
  return {
    has: (term) => numbers.has(term),
    terms: () => numbers.keys(),
    get size() {
      return numbers.size;
    },
    add(term, file, places) {
      let number = numbers.get(term);
      if (number === undefined) {
        number = numbers.size;
        numbers.set(term, number);
        if (number === lastOf.length) lastOf = doubled(lastOf);
      }
      appendFile(added, file, places);
      stretches++;
      if (stretches === ends.length) [ends, previous] = [doubled(ends), doubled(previous)];
      ends[stretches] = added.length;
      previous[stretches] = lastOf[number] ?? 0;
      lastOf[number] = stretches;
    },
    joined(before, term) {
      const number = numbers.get(term);
      if (number === undefined) return before;
      const last = lastOf[number] ?? 0;
      let length = before.length;
      for (let one = last; one !== 0; one = previous[one] ?? 0) length += (ends[one] ?? 0) - (ends[one - 1] ?? 0);
      const both = new Uint8Array(length);
      both.set(before);
      for (let one = last; one !== 0; one = previous[one] ?? 0)
        for (let at = ends[one] ?? 0, start = ends[one - 1] ?? 0; at > start; ) both[--length] = added.bytes[--at] ?? 0;
      return both;
    },
  };
}

function doubled(numbers: Int32Array<ArrayBuffer>): Int32Array<ArrayBuffer> {
  const more = new Int32Array(numbers.length * 2);
  more.set(numbers);
  return more;
}
