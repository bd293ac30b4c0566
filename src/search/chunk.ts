import type { Entry } from '../entries/entry.js';
import { unescapeText } from '../entries/read/unescape-text.js';
import { countWords } from '../language/words/count-words.js';
import { isMostlyUnspaced } from '../language/words/split-words.js';

/** A part of an entry that is small enough to be found by what it says. Lines are 1-based and inclusive, in the file. */
export type Chunk = {
  readonly entry: Entry;
  readonly startLine: number;
  readonly endLine: number;
  /** Without Markdown escapes. */
  readonly text: string;
};

const maxWords = 100;

/** The chunks of a file's entries, in order. Entries of more than a hundred words are split, between sentences if they have any. */
export function chunkEntries(entries: readonly Entry[], fileText: string): Chunk[] {
  let lines: string[] | null = null;
  return entries.flatMap((entry) => {
    if (sizeOf(entry.text) <= maxWords)
      return [{ entry, startLine: entry.startLine, endLine: entry.endLine, text: unescapeText(entry.text) }];
    lines ??= fileText.split('\n');
    return splitEntry(entry, lines);
  });
}

/** Words, or pairs of letters where no spaces are written. */
export function sizeOf(text: string): number {
  const words = countWords(text);
  return text.length > words * 12 && isMostlyUnspaced(text) ? text.length / 2 : words;
}

function splitEntry(entry: Entry, fileLines: readonly string[]): Chunk[] {
  const lineAt = lineFinder(entry, fileLines);
  const chunks: Chunk[] = [];
  let start = 0;
  let end = 0;
  let size = 0;
  const close = () => {
    const text = entry.text.slice(start, end).trim();
    if (text !== '') {
      const lead = entry.text.slice(start).search(/\S/);
      const [startLine, endLine] = [lineAt(start + lead), lineAt(start + lead + text.length - 1)];
      chunks.push({ entry, startLine, endLine, text: unescapeText(text) });
    }
    start = end;
    size = 0;
  };
  for (const piece of pieces(entry.text)) {
    const pieceSize = sizeOf(piece);
    if (size > 0 && size + pieceSize > maxWords) close();
    end += piece.length;
    size += pieceSize;
  }
  close();
  return chunks;
}

/** Sentences and lines with what follows them; a sentence that is too long itself is cut at spaces, or anywhere as a last resort. */
function pieces(text: string): string[] {
  const sentences = text.match(/[^\n]*?(?:[.!?…。！？]+["'”’)\]]*(?:\s+|(?<=[。！？]))|\n+|$)/gu) ?? [text];
  return sentences.flatMap((sentence) => {
    if (sizeOf(sentence) <= maxWords) return sentence === '' ? [] : [sentence];
    if (isMostlyUnspaced(sentence)) return sentence.match(new RegExp(`[^]{1,${maxWords * 2}}`, 'gu')) ?? [];
    const words = sentence.match(/\s*\S+\s*/g) ?? [];
    const parts: string[] = [];
    for (let at = 0; at < words.length; at += maxWords) parts.push(words.slice(at, at + maxWords).join(''));
    return parts;
  });
}

/** Where a place of the entry's text stands in the file, which may hold comments and marks that the text lacks. */
function lineFinder({ text, startLine, endLine }: Entry, fileLines: readonly string[]): (offset: number) => number {
  const starts: { offset: number; line: number }[] = [];
  let line = startLine;
  let offset = 0;
  for (const said of text.split('\n')) {
    const words = said.trim();
    let found = line;
    while (words !== '' && found <= endLine && !(fileLines[found - 1] ?? '').includes(words)) found++;
    if (words !== '' && found <= endLine) line = found;
    starts.push({ offset, line });
    offset += said.length + 1;
  }
  return (wanted) => starts.findLast((start) => start.offset <= wanted)?.line ?? startLine;
}
