import { loadTokenCounter, type TokenCounter } from '../tokens/count-tokens.js';
import { splitPieces } from '../tokens/pre-tokenize.js';
import { cutAfter, cutBefore } from './cut-at-grapheme.js';
import { countCharacters, type Unit } from './measure-text.js';

/** Measures in one unit, without waiting. */
export type SizeMeter = {
  measure(text: string): number;
  /** Where the longest start of the text that fits the size ends. No grapheme cluster is split. */
  endOfHead(text: string, size: number): number;
  /** Where the longest end of the text that fits the size starts. */
  startOfTail(text: string, size: number): number;
};

export async function loadSizeMeter(unit: Unit): Promise<SizeMeter> {
  switch (unit) {
    case 'tokens':
      return tokenRuler(await loadTokenCounter());
    case 'characters':
      return stepRuler(countCharacters, () => 1);
    case 'bytes':
      return stepRuler((text) => Buffer.byteLength(text), bytesOf);
    default:
      return unit satisfies never;
  }
}

/** A ruler for units in which the size of a text is the sum over its code points. */
function stepRuler(measure: (text: string) => number, sizeOf: (codePoint: number) => number): SizeMeter {
  return {
    measure,
    endOfHead(text, size) {
      let used = 0;
      let end = 0;
      while (end < text.length) {
        const codePoint = text.codePointAt(end) ?? 0;
        used += sizeOf(codePoint);
        if (used > size) break;
        end += codePoint > 0xffff ? 2 : 1;
      }
      return cutBefore(text, end);
    },
    startOfTail(text, size) {
      let used = 0;
      let start = text.length;
      while (start > 0) {
        const pair = start >= 2 ? (text.codePointAt(start - 2) ?? 0) : 0;
        const codePoint = pair > 0xffff ? pair : text.charCodeAt(start - 1);
        used += sizeOf(codePoint);
        if (used > size) break;
        start -= codePoint > 0xffff ? 2 : 1;
      }
      return cutAfter(text, start);
    },
  };
}

function bytesOf(codePoint: number): number {
  if (codePoint < 0x80) return 1;
  if (codePoint < 0x800) return 2;
  return codePoint < 0x10000 ? 3 : 4;
}

/** In bytes, and so in characters; what lies further away than this for each token need not be looked at. */
const longestToken = 128;

function tokenRuler(counter: TokenCounter): SizeMeter {
  const sizesOf = (pieces: readonly string[]) => pieces.map((piece) => ({ piece, tokens: counter.countPiece(piece) }));
  return {
    measure: counter.count,
    endOfHead(text, size) {
      const pieces = sizesOf(splitPieces(text.slice(0, (size + 1) * longestToken)));
      return shrinkToFit(size, (wanted) => {
        const end = cutBefore(text, lengthOfPieces(pieces, wanted));
        return { cut: end, size: counter.count(text.slice(0, end)) };
      });
    },
    startOfTail(text, size) {
      const pieces = sizesOf(splitPieces(text.slice(-(size + 1) * longestToken))).reverse();
      return shrinkToFit(size, (wanted) => {
        const start = cutAfter(text, text.length - lengthOfPieces(pieces, wanted));
        return { cut: start, size: counter.count(text.slice(start)) };
      });
    },
  };
}

/** A cut may change how the text around it is split into tokens, so the result is counted again and the wish lowered. */
function shrinkToFit(size: number, cutFor: (wanted: number) => { cut: number; size: number }): number {
  let wanted = size;
  for (;;) {
    const { cut, size: used } = cutFor(wanted);
    if (used <= size || wanted <= 0) return cut;
    wanted -= used - size;
  }
}

const longestWord = 64;

/** The length of as many pieces as fit. Only a piece too long to be a word is taken in part. */
function lengthOfPieces(pieces: readonly { piece: string; tokens: number }[], size: number): number {
  let used = 0;
  let length = 0;
  for (const { piece, tokens } of pieces) {
    if (used + tokens > size) {
      const share = Math.max(0, size - used) / tokens;
      return piece.length > longestWord ? length + Math.floor(piece.length * share) : length;
    }
    used += tokens;
    length += piece.length;
  }
  return length;
}
