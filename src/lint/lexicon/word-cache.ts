import { type PhrasesOfWord, phrasesFor } from './phrases.js';

/** A word as it was met, in small letters, with what the lexicon says of it. Each is looked up once. */
export type KnownWord = {
  readonly text: string;
  readonly hash: number;
  /** Its place among the known words. Another word takes it when there are too many. */
  readonly place: number;
  /** Null for none, as nearly always. */
  readonly phrases: PhrasesOfWord | null;
  /** For `don't` and its kin: `do`, which `not` follows, so that the lexicon need not hold everything twice. */
  readonly denied: KnownWord | null;
  /** Whether it has signs of scripts without spaces, in which phrases stand anywhere. */
  readonly isUnspaced: boolean;
};

/**
 * The word between two places of a text. The hash is that of its units by `extendHash`, from `firstHash` on. Asked for every
 * word of every file, so its arguments are not made into an object.
 */
export function knownWord(text: string, start: number, end: number, hash: number): KnownWord {
  const length = end - start;
  for (let slot = hash & mask; ; slot = (slot + 1) & mask) {
    const place = slots[slot] ?? 0;
    if (place === 0) return add(text.slice(start, end), hash);
    const known = words[place];
    if (known?.hash === hash && known.text.length === length && text.startsWith(known.text, start)) return known;
  }
}

export const firstHash = 0x811c9dc5 | 0;

export function extendHash(hash: number, unit: number): number {
  return Math.imul(hash ^ unit, 0x01000193);
}

export function wordOf(text: string): KnownWord {
  let hash = firstHash;
  for (let at = 0; at < text.length; at++) hash = extendHash(hash, text.charCodeAt(at));
  return knownWord(text, 0, text.length, hash);
}

const mostWords = 20_000;
const mask = 0xffff;
const slots = new Uint16Array(mask + 1);
/** By the numbers in the slots; the first stands for none. */
let words: (KnownWord | null)[] = [null];

function add(text: string, hash: number): KnownWord {
  const denied = text.endsWith("n't") ? wordOf(contractions.get(text) ?? text.slice(0, -3)) : null;
  if (words.length > mostWords) {
    slots.fill(0);
    words = [null];
  }
  const place = words.length;
  const word = { text, hash, place, phrases: phrasesFor(text), denied, isUnspaced: unspaced.test(text) };
  let slot = hash & mask;
  while (slots[slot] !== 0) slot = (slot + 1) & mask;
  slots[slot] = place;
  words.push(word);
  return word;
}

const contractions = new Map([
  ["can't", 'can'],
  ["won't", 'will'],
  ["shan't", 'shall'],
]);

const unspaced = /[\u3040-\u30ff\u3400-\u9fff\uf900-\ufaff]/;
