/** Half of a 64-bit number each. */
type Word = { low: number; high: number };

/**
 * SipHash-2-4: 16 hexadecimal digits that tell nothing of a text to whoever lacks the key, of which 16 bytes count. Written out
 * here because loading Node's cryptography takes longer than many a search.
 */
export function keyedHash(key: Uint8Array, text: string): string {
  const bytes = new TextEncoder().encode(text);
  const [key0, key1] = [wordAt(key, 0), wordAt(key, 8)];
  const state: State = [
    { low: key0.low ^ 0x70736575, high: key0.high ^ 0x736f6d65 },
    { low: key1.low ^ 0x6e646f6d, high: key1.high ^ 0x646f7261 },
    { low: key0.low ^ 0x6e657261, high: key0.high ^ 0x6c796765 },
    { low: key1.low ^ 0x79746573, high: key1.high ^ 0x74656462 },
  ];
  const [first, , third, last] = state;
  // The last word holds what is left and, at its end, the length.
  const padded = new Uint8Array((bytes.length >> 3) * 8 + 8);
  padded.set(bytes);
  padded[padded.length - 1] = bytes.length & 0xff;
  for (let at = 0; at < padded.length; at += 8) {
    const word = wordAt(padded, at);
    mixIn(last, word);
    stir(state, 2);
    mixIn(first, word);
  }
  third.low ^= 0xff;
  stir(state, 4);
  const hash: Word = { low: 0, high: 0 };
  for (const word of state) mixIn(hash, word);
  return digits(hash.high) + digits(hash.low);
}

type State = readonly [Word, Word, Word, Word];

function stir([a, b, c, d]: State, rounds: number): void {
  for (let round = 0; round < rounds; round++) {
    add(a, b);
    rotate(b, 13);
    mixIn(b, a);
    rotate(a, 32);
    add(c, d);
    rotate(d, 16);
    mixIn(d, c);
    add(a, d);
    rotate(d, 21);
    mixIn(d, a);
    add(c, b);
    rotate(b, 17);
    mixIn(b, c);
    rotate(c, 32);
  }
}

function wordAt(bytes: Uint8Array, at: number): Word {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return { low: view.getUint32(at, true), high: view.getUint32(at + 4, true) };
}

function mixIn(word: Word, other: Word): void {
  word.low ^= other.low;
  word.high ^= other.high;
}

function add(word: Word, other: Word): void {
  const low = (word.low >>> 0) + (other.low >>> 0);
  word.high = (word.high + other.high + (low > 0xffffffff ? 1 : 0)) | 0;
  word.low = low | 0;
}

function rotate(word: Word, bits: number): void {
  const { low, high } = word;
  if (bits === 32) {
    word.low = high;
    word.high = low;
    return;
  }
  word.low = (low << bits) | (high >>> (32 - bits));
  word.high = (high << bits) | (low >>> (32 - bits));
}

function digits(half: number): string {
  return (half >>> 0).toString(16).padStart(8, '0');
}
