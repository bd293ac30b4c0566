import { decodeText } from '../../workspace/decode-text.js';
import type { SnapshotReader } from '../../workspace/snapshot.js';
import { linesWithEnds } from '../../workspace/split-sections.js';
import type { Entry } from '../entry.js';
import { hasLeadingLine, splitBlockLines } from './split-block-lines.js';
import { withoutComments } from './split-blocks.js';

/** A memory that may be forgotten: an entry, or some lines of one that holds several. Its id is then its place, `path#line`. */
export type Piece = Entry & { readonly whole?: Entry; readonly isHead?: boolean };

/**
 * Splits memories with one statement per line, as other tools write them, so that one line can be forgotten without the others. Episodes,
 * procedures and entries of the graph are not split.
 */
export async function splitIntoPieces(reader: SnapshotReader, entries: readonly Entry[]): Promise<readonly Piece[]> {
  const texts = new Map<string, readonly string[]>();
  const pieces: Piece[] = [];
  for (const entry of entries) {
    const lines = texts.get(entry.path) ?? (mayHoldSeveral(entry) ? await linesOf(reader, entry.path) : []);
    if (lines.length > 0) texts.set(entry.path, lines);
    pieces.push(...piecesOf(entry, lines));
  }
  return pieces;
}

/** What an entry holds line by line, or the entry alone where that is one thing. The lines are those of its file. */
export function piecesOf(entry: Entry, lines: readonly string[]): readonly Piece[] {
  if (!mayHoldSeveral(entry)) return [entry];
  const own = lines.slice(entry.startLine - 1, entry.endLine).map((line) => line.replace(/\r?\n$/, ''));
  const found = splitBlockLines(own, entry.startLine);
  if (found.length < 2) return [entry];
  return found.map(({ startLine, endLine }, index) => {
    const said = withoutComments(lines.slice(startLine - 1, endLine).join('')).trim();
    const id = `${entry.path}#${startLine}`;
    const isHead = index === 0 && hasLeadingLine(own);
    return { ...entry, id, startLine, endLine, text: withoutMark(said), whole: entry, isHead };
  });
}

/** The entry itself, or that of which this is a piece. */
export function entryOfPiece(piece: Piece): Entry {
  return piece.whole ?? piece;
}

/** Replaces pieces by their entry, if all pieces are included, or the one that the others depend on. */
export function joinPieces<Item extends { readonly entry: Piece }>(
  items: readonly Item[],
  all: readonly Piece[],
): (Item | (Omit<Item, 'entry'> & { readonly entry: Entry }))[] {
  const given = items.map(({ entry }) => entry);
  const [givenCounts, counts] = [countPieces(given), countPieces(all)];
  const withHead = new Set(given.flatMap(({ whole, isHead }) => (isHead === true ? [whole] : [])));
  const done = new Set<Entry>();
  return items.flatMap((item) => {
    const { whole } = item.entry;
    if (whole === undefined) return [item];
    const isWhole = withHead.has(whole) || (givenCounts.get(whole) ?? 0) >= (counts.get(whole) ?? 0);
    if (!isWhole) return [item];
    if (done.has(whole)) return [];
    done.add(whole);
    return [{ ...item, entry: whole }];
  });
}

function countPieces(pieces: readonly Piece[]): ReadonlyMap<Entry, number> {
  const counts = new Map<Entry, number>();
  for (const { whole } of pieces) if (whole !== undefined) counts.set(whole, (counts.get(whole) ?? 0) + 1);
  return counts;
}

function mayHoldSeveral({ role, time, text, startLine, endLine }: Entry): boolean {
  return endLine > startLine && text.includes('\n') && time === null && role !== 'graph' && role !== 'procedures';
}

async function linesOf(reader: SnapshotReader, path: string): Promise<readonly string[]> {
  const file = await reader.read(path);
  const decoded = file.state === 'present' ? decodeText(file.bytes) : null;
  return decoded === null ? [] : linesWithEnds(decoded.text);
}

/** List and table markers are not part of the text. */
function withoutMark(text: string): string {
  return text.replace(/^(?:[-*+]|\d{1,9}[.)])\s+/, '');
}
