import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

/** The byte sequences that are one token, with their ranks: the lower the rank, the earlier two neighbours are merged. */
export type Vocabulary = {
  /** The rank of `bytes[start..end)`, or -1 when that is no token. */
  rankOf(bytes: Uint8Array, start: number, end: number): number;
};

let loading: Promise<Vocabulary> | null = null;

/** Reads the rank file that gpt-tokenizer ships. That takes a fifth of the time its JavaScript form needs to load. */
export function loadVocabulary(): Promise<Vocabulary> {
  loading ??= readRankFile();
  return loading;
}

async function readRankFile(): Promise<Vocabulary> {
  const path = createRequire(import.meta.url).resolve('gpt-tokenizer/data/o200k_base.tiktoken');
  return parseRanks(await readFile(path));
}

const slotCount = 1 << 19;
const space = 32;
const newline = 10;
const padding = 61;

/** One token per line, in rank order: its bytes in base64, a space, its rank. */
function parseRanks(file: Uint8Array): Vocabulary {
  const tokenBytes = new Uint8Array(file.length);
  const starts = new Uint32Array(slotCount);
  const slots = new Int32Array(slotCount).fill(-1);
  const sextets = base64Sextets();
  let rank = 0;
  let written = 0;
  let longest = 0;
  for (let at = 0; at < file.length; rank++) {
    starts[rank] = written;
    for (; file[at] !== space; at += 4) {
      const second = sextets[file[at + 1] ?? 0] ?? 0;
      const third = sextets[file[at + 2] ?? 0] ?? 0;
      tokenBytes[written++] = ((sextets[file[at] ?? 0] ?? 0) << 2) | (second >> 4);
      if (file[at + 2] === padding) continue;
      tokenBytes[written++] = (second << 4) | (third >> 2);
      if (file[at + 3] === padding) continue;
      tokenBytes[written++] = (third << 6) | (sextets[file[at + 3] ?? 0] ?? 0);
    }
    while (at < file.length && file[at] !== newline) at++;
    at++;
    const start = starts[rank] ?? 0;
    longest = Math.max(longest, written - start);
    let slot = slotOf(tokenBytes, start, written);
    while (slots[slot] !== -1) slot = (slot + 1) % slotCount;
    slots[slot] = rank;
  }
  starts[rank] = written;

  return {
    rankOf(bytes, start, end) {
      if (end - start > longest) return -1;
      for (let slot = slotOf(bytes, start, end); ; slot = (slot + 1) % slotCount) {
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

function base64Sextets(): Uint8Array {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
  const sextets = new Uint8Array(256);
  for (let index = 0; index < alphabet.length; index++) sextets[alphabet.charCodeAt(index)] = index;
  return sextets;
}

/** FNV-1a, folded to the size of the table. */
function slotOf(bytes: Uint8Array, start: number, end: number): number {
  let hash = 0x811c9dc5;
  for (let index = start; index < end; index++) hash = Math.imul(hash ^ (bytes[index] ?? 0), 0x01000193);
  return (hash ^ (hash >>> 15)) & (slotCount - 1);
}
