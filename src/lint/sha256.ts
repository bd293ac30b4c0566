/**
 * The SHA-256 of a text as 64 hexadecimal digits. Loading the cryptography of Node.js takes longer than all fingerprints of a
 * usual report; nothing secret is hashed here.
 */
export function sha256(text: string): string {
  const block = new Int32Array(64);
  const state = Int32Array.from(starts);
  const bytes = padded(Buffer.from(text));
  for (let offset = 0; offset < bytes.length; offset += 64) {
    for (let index = 0; index < 16; index++) block[index] = bytes.readInt32BE(offset + index * 4);
    extend(block);
    mix(state, block);
  }
  return Array.from(state, (word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
}

/** A one bit, zeros, and the length in bits fill the last block. */
function padded(bytes: Buffer): Buffer {
  const filled = Buffer.alloc((bytes.length + 9 + 63) & ~63);
  bytes.copy(filled);
  filled[bytes.length] = 0x80;
  filled.writeUInt32BE(Math.floor(bytes.length / 0x20000000), filled.length - 8);
  filled.writeUInt32BE((bytes.length << 3) >>> 0, filled.length - 4);
  return filled;
}

function extend(block: Int32Array): void {
  for (let index = 16; index < 64; index++) {
    const early = block[index - 15] ?? 0;
    const late = block[index - 2] ?? 0;
    const one = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3);
    const two = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10);
    block[index] = ((block[index - 16] ?? 0) + one + (block[index - 7] ?? 0) + two) | 0;
  }
}

// Whole numbers of 32 bits with a sign: V8 keeps larger ones in objects.
function mix(state: Int32Array, block: Int32Array): void {
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (let index = 0; index < 64; index++) {
    const chosen = (e & f) ^ (~e & g);
    const most = (a & b) ^ (a & c) ^ (b & c);
    const turns = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
    const one = (h + turns + chosen + (rounds[index] ?? 0) + (block[index] ?? 0)) | 0;
    const two = (turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + most;
    h = g;
    g = f;
    f = e;
    e = (d + one) | 0;
    d = c;
    c = b;
    b = a;
    a = (one + two) | 0;
  }
  for (const [index, word] of [a, b, c, d, e, f, g, h].entries()) state[index] = (state[index] ?? 0) + word;
}

function turned(word: number, bits: number): number {
  return (word >>> bits) | (word << (32 - bits));
}

const primes = firstPrimes(64);
/** The first bits behind the point of the square and cube roots of primes, as the standard defines them. */
const starts = primes.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));
const rounds = Int32Array.from(primes, (prime) => fraction(Math.cbrt(prime)));

function fraction(root: number): number {
  return Math.floor((root % 1) * 0x100000000);
}

function firstPrimes(count: number): number[] {
  const found: number[] = [];
  for (let candidate = 2; found.length < count; candidate++) {
    if (found.every((prime) => candidate % prime !== 0)) found.push(candidate);
  }
  return found;
}
