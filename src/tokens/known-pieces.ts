import { packedOthers, packedPairs, packedTriples, packedWords } from './known-pieces.generated.js';

/** Recognises pieces of text that are one token. Not complete, but never wrong. */
export class KnownPieces {
  readonly #words = packedWords.split('\n');
  /** Punctuation, white space, contractions. */
  readonly #others = new Set(packedOthers.split('0'));
  readonly #pairs = Buffer.from(packedPairs, 'base64');
  readonly #triples = Buffer.from(packedTriples, 'base64');

  has(piece: string): boolean {
    const first = piece.charCodeAt(0);
    if (isDigit(first)) return /^[0-9]{1,3}$/.test(piece);
    const forms = formsAfter(first);
    if (forms === null) return this.#others.has(piece);
    const word = forms === plainForms ? piece : piece.slice(1);
    const lower = word.toLowerCase();
    const bits = this.#formsOf(lower);
    if (bits === null) return this.#others.has(piece);
    return (bits & formOf(word, lower, forms)) !== 0;
  }

  /** A bit for each spelling of the word that is one token; null for words that are not in the table. */
  #formsOf(lower: string): number | null {
    const first = letterIndex(lower.charCodeAt(0)) - 1;
    const second = lower.length < 2 ? 0 : letterIndex(lower.charCodeAt(1));
    const line = this.#words[first * 27 + second];
    const at = line?.indexOf(` ${lower}`) ?? -1;
    if (line === undefined || at === -1 || first < 0 || second < 0) return null;
    const signs = at + 1 + lower.length;
    const high = digits.indexOf(line.charAt(signs));
    return high === -1 ? null : high * 32 + digits.indexOf(line.charAt(signs + 1));
  }

  /** Which ends of `piece.slice(0, end)` are one token: 1 for its last two characters, 2 for its last three. */
  mergesBefore(piece: string, end: number): number {
    const third = letterIndex(piece.charCodeAt(end - 1));
    const second = end < 2 ? -1 : letterIndex(piece.charCodeAt(end - 2));
    if (third === -1 || second === -1) return this.#otherMergesBefore(piece, end);
    const pair = bitAt(this.#pairs, second * 53 + third);
    const first = end < 3 ? -1 : letterIndex(piece.charCodeAt(end - 3));
    if (first === -1 || first > 26 || second > 26 || third > 26) return pair;
    return pair | (bitAt(this.#triples, (first * 27 + second) * 27 + third) << 1);
  }

  #otherMergesBefore(piece: string, end: number): number {
    const pair = end >= 2 && this.#others.has(piece.slice(end - 2, end)) ? 1 : 0;
    return end >= 3 && this.#others.has(piece.slice(end - 3, end)) ? pair | 2 : pair;
  }
}

type Forms = { readonly lower: number; readonly capital: number; readonly upper: number };

const plainForms: Forms = { lower: 1, capital: 2, upper: 4 };
const spacedForms: Forms = { lower: 8, capital: 16, upper: 32 };
/** After a hyphen, slash, full stop or underscore. */
const joinedForms = new Map<number, Forms>([
  [0x2d, { lower: 64, capital: 0, upper: 0 }],
  [0x2f, { lower: 128, capital: 0, upper: 0 }],
  [0x2e, { lower: 256, capital: 0, upper: 0 }],
  [0x5f, { lower: 512, capital: 0, upper: 0 }],
]);

function formsAfter(first: number): Forms | null {
  if (first === 0x20) return spacedForms;
  return letterIndex(first) > 0 ? plainForms : (joinedForms.get(first) ?? null);
}

function formOf(word: string, lower: string, forms: Forms): number {
  if (word === lower) return forms.lower;
  // Compared with the original, because other scripts have letters whose lower case is a Latin letter.
  if (word === lower.charAt(0).toUpperCase() + lower.slice(1)) return forms.capital;
  return word === lower.toUpperCase() ? forms.upper : 0;
}

const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ012345';

/** The space is 0, small letters are 1–26, capitals 27–52, everything else is -1. */
function letterIndex(code: number): number {
  if (code >= 0x61 && code <= 0x7a) return code - 0x60;
  if (code === 0x20) return 0;
  return code >= 0x41 && code <= 0x5a ? code - 0x41 + 27 : -1;
}

function isDigit(code: number): boolean {
  return code >= 0x30 && code <= 0x39;
}

function bitAt(bits: Uint8Array, index: number): number {
  return ((bits[index >> 3] ?? 0) >> (index & 7)) & 1;
}
