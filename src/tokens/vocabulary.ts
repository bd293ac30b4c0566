import { readFile } from 'node:fs/promises';
import { type PackedVocabulary, slotOf, unpackVocabulary } from './packed-vocabulary.js';

/** The byte sequences that are one token, with their ranks: the lower the rank, the earlier two neighbours are merged. */
export type Vocabulary = {
  /** The rank of `bytes[start..end)`, or -1 when that is no token. */
  rankOf(bytes: Uint8Array, start: number, end: number): number;
};

let loading: Promise<Vocabulary> | null = null;

export function loadVocabulary(): Promise<Vocabulary> {
  loading ??= readPacked().then(vocabularyOf);
  return loading;
}

/** The build puts the packed vocabulary beside the program. Otherwise it is built from its source. */
async function readPacked(): Promise<PackedVocabulary> {
  const file = await readFile(new URL('./o200k_base.bin', import.meta.url)).catch(() => null);
  const packed = file === null ? null : unpackVocabulary(file);
  if (packed !== null) return packed;
  const { packRankFile } = await import('./parse-rank-file.js');
  return packRankFile();
}

function vocabularyOf({ tokenBytes, starts, slots, longest }: PackedVocabulary): Vocabulary {
  return {
    rankOf(bytes, start, end) {
      if (end - start > longest) return -1;
      for (let slot = slotOf(bytes, start, end); ; slot = (slot + 1) % slots.length) {
        const candidate = slots[slot] ?? -1;
        if (candidate === -1) return -1;
        if (isSame(bytes, start, end, candidate)) return candidate;
      }
    },
  };

  function isSame(bytes: Uint8Array, start: number, end: number, candidate: number): boolean {
    const from = starts[candidate] ?? 0;
    if ((starts[candidate + 1] ?? 0) - from !== end - start) return false;
    for (let offset = 0; offset < end - start; offset++) {
      if (tokenBytes[from + offset] !== bytes[start + offset]) return false;
    }
    return true;
  }
}
