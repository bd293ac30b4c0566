import { readFileSync } from 'node:fs';
import type { Concept } from './concepts.js';

/** The entries that begin with some letters: single words, phrases of several words, and beginnings of words. */
export type Group = readonly [words: string, phrases: string, beginnings: string];

/** The group of up to three letters. */
export function groupOf(key: string): Group {
  const known = groups.get(key);
  if (known !== undefined) return known;
  const group = findGroup(key);
  if (groups.size >= mostRemembered) groups.clear();
  groups.set(key, group);
  return group;
}

/** The concepts by the numbers that entries give them. */
export function conceptList(): readonly Concept[] {
  return lexicon().concepts;
}

const groups = new Map<string, Group>();
const mostRemembered = 20_000;
const noGroup: Group = ['', '', ''];

function findGroup(key: string): Group {
  const { slots, text } = lexicon();
  const mask = slots.length / 4 - 1;
  const low = (unitOf(key, 0) | (unitOf(key, 1) << 16)) >>> 0;
  const high = unitOf(key, 2);
  for (let slot = hashOf(low, high) & mask; ; slot = (slot + 1) & mask) {
    const at = slot * 4;
    const length = slots[at + 3] ?? 0;
    if (length === 0) return noGroup;
    if (slots[at] !== low || slots[at + 1] !== high) continue;
    const start = slots[at + 2] ?? 0;
    const [words = '', phrases = '', beginnings = ''] = text.slice(start, start + length).split('\n');
    return [words, phrases, beginnings];
  }
}

function unitOf(key: string, index: number): number {
  return index < key.length ? key.charCodeAt(index) : 0;
}

/** As in scripts/reference/lexicon.js. */
function hashOf(low: number, high: number): number {
  const hash = Math.imul(low ^ Math.imul(high, 0x9e3779b1), 0x85ebca6b);
  return (hash ^ (hash >>> 15)) >>> 0;
}

type Lexicon = { readonly concepts: readonly Concept[]; readonly slots: Uint32Array; readonly text: string };

let loaded: Lexicon | null = null;

function lexicon(): Lexicon {
  loaded ??= unpack();
  return loaded;
}

/** Lies beside this file, in the sources as in the package. Its format is told in scripts/reference/lexicon.js. */
function unpack(): Lexicon {
  const bytes = readFileSync(new URL('./lexicon.generated.bin', import.meta.url));
  const [slotCount = 0, headLength = 0] = new Uint32Array(bytes.buffer, bytes.byteOffset, 3);
  const slots = new Uint32Array(bytes.buffer, bytes.byteOffset + 12, slotCount * 4);
  const text = bytes.toString('utf16le', 12 + slotCount * 16);
  return { concepts: text.slice(0, headLength).split(' ') as Concept[], slots, text };
}
