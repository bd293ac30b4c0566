import { readFileSync } from 'node:fs';
import type { Concept } from './concepts.js';

/** Where the lists of a word are: its own entries with the phrases that it begins, then those for beginnings of it, the shortest first. */
export function listsOfWord(word: string): number[] {
  const lists: number[] = [];
  let hash = 0x811c9dc5;
  for (let at = 0; at < word.length; at++) {
    hash = Math.imul(hash ^ word.charCodeAt(at), 0x01000193);
    // One sign alone says too little of a longer word.
    if (at === 0 && word.length > 1) continue;
    const list = find(mark(hash, seeds.beginning), word, at + 1);
    if (list !== -1) lists.push(list);
  }
  const own = find(mark(hash, seeds.word), word, word.length);
  if (own !== -1) lists.unshift(own);
  return lists;
}

/** The entries of scripts without spaces that begin with these signs, one or two. */
export function entriesOfSigns(signs: string): string[] {
  let hash = 0x811c9dc5;
  for (let at = 0; at < signs.length; at++) hash = Math.imul(hash ^ signs.charCodeAt(at), 0x01000193);
  const list = find(mark(hash, seeds.signs), signs, signs.length);
  return list === -1 ? [] : entriesAt(list);
}

export function entriesAt(list: number): string[] {
  const { slots, bytes, textAt } = lexicon();
  const start = textAt + (slots[list * 3 + 1] ?? 0) * 2;
  return bytes.toString('utf16le', start, start + (slots[list * 3 + 2] ?? 0) * 2).split(';');
}

/** The concepts by the numbers that entries give them. */
export function conceptList(): readonly Concept[] {
  return lexicon().concepts;
}

/** The list behind a hash, or -1. Each of its entries begins with what was looked up; another word may have the same hash. */
function find(hash: number, word: string, length: number): number {
  const { slots, units } = lexicon();
  const mask = slots.length / 3 - 1;
  for (let slot = hash & mask; ; slot = (slot + 1) & mask) {
    if (slots[slot * 3 + 2] === 0) return -1;
    if (slots[slot * 3] === hash && beginsWith(units, slots[slot * 3 + 1] ?? 0, word, length)) return slot;
  }
}

function beginsWith(units: Uint16Array, start: number, word: string, length: number): boolean {
  for (let at = 0; at < length; at++) if (units[start + at] !== word.charCodeAt(at)) return false;
  return true;
}

// As in scripts/reference/lexicon.js.

const seeds = { word: 0x2545f491, beginning: 0x9e3779b1, signs: 0x7feb352d };

function mark(hash: number, seed: number): number {
  const mixed = Math.imul(hash ^ seed, 0x85ebca6b);
  return (mixed ^ (mixed >>> 15)) >>> 0;
}

type Lexicon = {
  readonly concepts: readonly Concept[];
  readonly slots: Uint32Array;
  /** The file as it was read. */
  readonly bytes: Buffer;
  /** The text in it, and where it begins. A string of all of it would take longer to make than the few entries of a run. */
  readonly units: Uint16Array;
  readonly textAt: number;
};

let loaded: Lexicon | null = null;

function lexicon(): Lexicon {
  loaded ??= unpack();
  return loaded;
}

/** Lies beside this file, in the sources as in the package. Its format is told in scripts/reference/lexicon.js. */
function unpack(): Lexicon {
  const bytes = readFileSync(new URL('./lexicon.generated.bin', import.meta.url));
  const [slotCount = 0, headLength = 0] = new Uint32Array(bytes.buffer, bytes.byteOffset, 2);
  const slots = new Uint32Array(bytes.buffer, bytes.byteOffset + 8, slotCount * 3);
  const textAt = 8 + slotCount * 12;
  const units = new Uint16Array(bytes.buffer, bytes.byteOffset + textAt, (bytes.length - textAt) / 2);
  const names = bytes.toString('utf16le', textAt, textAt + headLength * 2).split(' ');
  return { concepts: asNames(names) as Concept[], slots, bytes, units, textAt };
}

/** The same words, as V8 keeps names: those it compares by their place in memory, other strings sign by sign. */
function asNames(words: readonly string[]): string[] {
  const names: Record<string, true> = Object.create(null);
  for (const word of words) names[word] = true;
  return Object.keys(names);
}
