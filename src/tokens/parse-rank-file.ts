import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { type PackedVocabulary, slotCount, slotOf } from './packed-vocabulary.js';

/** The vocabulary as tables, from the rank file of the package gpt-tokenizer. */
export async function packRankFile(): Promise<PackedVocabulary> {
  const path = createRequire(import.meta.url).resolve('gpt-tokenizer/data/o200k_base.tiktoken');
  return parseRanks(await readFile(path));
}

const space = 32;
const newline = 10;
const padding = 61;

/** One token per line, in rank order: its bytes in base64, a space, its rank. */
function parseRanks(file: Uint8Array): PackedVocabulary {
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
  return { tokenBytes: tokenBytes.slice(0, written), starts: starts.slice(0, rank + 1), slots, longest };
}

function base64Sextets(): Uint8Array {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
  const sextets = new Uint8Array(256);
  for (let index = 0; index < alphabet.length; index++) sextets[alphabet.charCodeAt(index)] = index;
  return sextets;
}
