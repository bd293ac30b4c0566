import type { Vocabulary } from './vocabulary.js';

/**
 * How many tokens byte-pair merging leaves of a piece: the pair of neighbours with the lowest rank is merged first, the
 * leftmost of equals, until no pair of neighbours is a token. A heap keeps this near linear for pieces of any length.
 */
export function countMerged(vocabulary: Vocabulary, bytes: Uint8Array, length: number): number {
  if (length < 2) return length;
  const next = new Int32Array(length + 1);
  const previous = new Int32Array(length + 1);
  const pairRanks = new Int32Array(length + 1).fill(-1);
  const waiting = new PairHeap();
  for (let at = 0; at <= length; at++) {
    next[at] = at + 1;
    previous[at] = at - 1;
  }

  const offer = (at: number) => {
    const second = next[at] ?? length;
    const rank = second >= length ? -1 : vocabulary.rankOf(bytes, at, next[second] ?? length);
    pairRanks[at] = rank;
    if (rank !== -1) waiting.push(rank, at);
  };
  for (let at = 0; at < length - 1; at++) offer(at);

  let count = length;
  for (let key = waiting.pop(); key !== undefined; key = waiting.pop()) {
    const at = key % positions;
    if (pairRanks[at] !== Math.floor(key / positions)) continue;
    const merged = next[at] ?? length;
    const after = next[merged] ?? length;
    next[at] = after;
    previous[after] = at;
    pairRanks[merged] = -1;
    count--;
    offer(at);
    const before = previous[at] ?? -1;
    if (before >= 0) offer(before);
  }
  return count;
}

const positions = 2 ** 32;

/** Pairs by rank, then by position. One number holds both, and stays exact: ranks need 18 bits, positions 32. */
class PairHeap {
  readonly #keys: number[] = [];

  push(rank: number, at: number): void {
    const keys = this.#keys;
    const key = rank * positions + at;
    let index = keys.length;
    keys.push(key);
    while (index > 0) {
      const parent = (index - 1) >> 1;
      const above = keys[parent] ?? 0;
      if (above <= key) break;
      keys[index] = above;
      index = parent;
    }
    keys[index] = key;
  }

  pop(): number | undefined {
    const keys = this.#keys;
    const top = keys[0];
    const last = keys.pop();
    if (last !== undefined && keys.length > 0) this.#sink(last);
    return top;
  }

  #sink(key: number): void {
    const keys = this.#keys;
    let index = 0;
    for (;;) {
      const left = 2 * index + 1;
      if (left >= keys.length) break;
      const leftKey = keys[left] ?? 0;
      const rightKey = keys[left + 1] ?? Number.POSITIVE_INFINITY;
      const smaller = Math.min(leftKey, rightKey);
      if (smaller >= key) break;
      keys[index] = smaller;
      index = leftKey <= rightKey ? left : left + 1;
    }
    keys[index] = key;
  }
}
