import { countTokens } from './count-tokens.js';
import { KnownPieces } from './known-pieces.js';
import { splitPieces } from './pre-tokenize.js';

/** Exact, but loads the vocabulary only if neither the bytes, the pieces nor the upper bound decide. */
export async function fitsTokens(text: string, limit: number): Promise<boolean> {
  if (Buffer.byteLength(text) <= limit) return true;
  if (tokenUpperBound(text) <= limit) return true;
  const pieces = splitPieces(text);
  if (pieces.length > limit) return false;
  return (await countTokens(text)) <= limit;
}

/** Never below the exact count, and mostly within one and a half of it for English Markdown. Needs no vocabulary. */
export function tokenUpperBound(text: string): number {
  const known = remembered.get(text);
  if (known !== undefined) return known;
  const bound = boundOfPieces(splitPieces(text));
  if (remembered.size >= mostRemembered) remembered.clear();
  remembered.set(text, bound);
  return bound;
}

/** Cached, because a text is checked against its own limit and every total that includes it. */
const remembered = new Map<string, number>();
const mostRemembered = 64;

let known: KnownPieces | null = null;

/** Cached, because the same words occur in all files of a workspace. */
const bounds = new Map<string, number>();
const mostPieces = 20_000;

function boundOfPieces(pieces: readonly string[]): number {
  known ??= new KnownPieces();
  if (bounds.size >= mostPieces) bounds.clear();
  let total = 0;
  // By index: until a function is optimised, V8 makes an object for every step of an iterator.
  for (let index = 0; index < pieces.length; index++) {
    const piece = pieces[index] ?? '';
    let bound = bounds.get(piece);
    if (bound === undefined) {
      bound = boundOfPiece(piece, known);
      bounds.set(piece, bound);
    }
    total += bound;
  }
  return total;
}

function boundOfPiece(piece: string, known: KnownPieces): number {
  if (known.has(piece)) return 1;
  return ascii.test(piece) ? mostTokens(piece, known) : Buffer.byteLength(piece);
}

const ascii = /^[\x00-\x7f]+$/;

/**
 * Every byte is a token, and merging ends when no two neighbours together are a token. So a piece has at most as many
 * tokens as the longest row of parts in which no two neighbours are a known token. Only neighbours of up to three
 * characters together are looked up. For ASCII, where a character is a byte.
 */
function mostTokens(piece: string, known: KnownPieces): number {
  // The longest rows ending one and two characters back, by the length of their last part: one, two, or more.
  let oneBackOne = noRow;
  let oneBackTwo = noRow;
  let oneBackMore = 0;
  let twoBackOne = noRow;
  let twoBackTwo = noRow;
  let twoBackMore = noRow;
  let threeBackAny = noRow;
  for (let end = 1; end <= piece.length; end++) {
    const merges = known.mergesBefore(piece, end);
    let one = oneBackMore;
    if ((merges & 1) === 0 && oneBackOne > one) one = oneBackOne;
    if ((merges & 2) === 0 && oneBackTwo > one) one = oneBackTwo;
    let two = Math.max(twoBackMore, twoBackTwo);
    if ((merges & 2) === 0 && twoBackOne > two) two = twoBackOne;
    const more = threeBackAny + 1;
    threeBackAny = Math.max(threeBackAny, twoBackOne, twoBackTwo, twoBackMore);
    twoBackOne = oneBackOne;
    twoBackTwo = oneBackTwo;
    twoBackMore = oneBackMore;
    oneBackOne = one + 1;
    oneBackTwo = two + 1;
    oneBackMore = more;
  }
  return Math.max(oneBackOne, oneBackTwo, oneBackMore);
}

/** Less than any count, and small enough for fast integers. */
const noRow = -1_000_000_000;
