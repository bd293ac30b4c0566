import { countMerged } from './byte-pair-merge.js';
import { splitPieces } from './pre-tokenize.js';
import { loadVocabulary, type Vocabulary } from './vocabulary.js';

/** The encoding that token limits are counted in. */
export const encoding = 'o200k_base';

/** Exact, in near linear time. Text that looks like a special token, such as `<|endoftext|>`, counts as the plain text it is. */
export async function countTokens(text: string): Promise<number> {
  if (text === '') return 0;
  const counter = await loadTokenCounter();
  return counter.count(text);
}

export type TokenCounter = {
  count(text: string): number;
  /** The tokens of one piece of `splitPieces`; the sum over all pieces is the count of the text. */
  countPiece(piece: string): number;
};

let loaded: Promise<TokenCounter> | null = null;

/** For counting many texts: loads the vocabulary once, then counts without waiting. */
export function loadTokenCounter(): Promise<TokenCounter> {
  loaded ??= makeTokenCounter();
  return loaded;
}

async function makeTokenCounter(): Promise<TokenCounter> {
  const vocabulary = await loadVocabulary();
  const countPiece = pieceCounter(vocabulary);
  return {
    countPiece,
    count(text) {
      let tokens = 0;
      for (const piece of splitPieces(text)) tokens += countPiece(piece);
      return tokens;
    },
  };
}

const maxBytesPerUnit = 3;
const longestRemembered = 32;
const mostRemembered = 50_000;
/** Pieces this long take noticeable time, and the same text is counted several times for one prompt. */
const veryLong = 10_000;
const mostLongRemembered = 16;

function pieceCounter(vocabulary: Vocabulary): (piece: string) => number {
  const encoder = new TextEncoder();
  const remembered = new Map<string, number>();
  const longRemembered = new Map<string, number>();
  let buffer = new Uint8Array(1024);
  return (piece) => {
    const known = (piece.length < veryLong ? remembered : longRemembered).get(piece);
    if (known !== undefined) return known;
    if (piece.length * maxBytesPerUnit > buffer.length) buffer = new Uint8Array(piece.length * maxBytesPerUnit);
    const { written } = encoder.encodeInto(piece, buffer);
    const tokens = vocabulary.rankOf(buffer, 0, written) === -1 ? countMerged(vocabulary, buffer, written) : 1;
    if (piece.length <= longestRemembered && remembered.size < mostRemembered) remembered.set(piece, tokens);
    if (piece.length >= veryLong) {
      if (longRemembered.size >= mostLongRemembered) longRemembered.clear();
      longRemembered.set(piece, tokens);
    }
    return tokens;
  };
}
