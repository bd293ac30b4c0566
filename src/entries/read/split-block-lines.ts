/** Lines of a block that say one thing, 1-based and inclusive. */
export type PieceLines = { readonly startLine: number; readonly endLine: number };

/**
 * Takes a block of lines apart into what was noted line by line: one that begins with a time or a label, the rows of a table, the
 * items inside of an item, and lines that end where their writer wanted them to. A paragraph that was only wrapped stays one piece.
 */
export function splitBlockLines(lines: readonly string[], firstLine: number): PieceLines[] {
  if (lines.some((line) => /^\s*(?:```|~~~|>)/.test(line))) return [whole(lines, firstLine)];
  const starts = lines.flatMap((_, index) => (index === 0 || startsPiece(lines, index) ? [index] : []));
  return starts.map((start, index) => ({
    startLine: firstLine + start,
    endLine: firstLine + (starts[index + 1] ?? lines.length) - 1,
  }));
}

function whole(lines: readonly string[], firstLine: number): PieceLines {
  return { startLine: firstLine, endLine: firstLine + lines.length - 1 };
}

function startsPiece(lines: readonly string[], index: number): boolean {
  const [line = '', before = ''] = [lines[index], lines[index - 1]];
  if (isRow(line)) return index > 1 && isRow(lines[0] ?? '');
  const nested = nestedIndent(lines);
  if (nested !== null && itemInside.test(line)) return indentOf(line) <= nested;
  if (/^\s/.test(line) || line.trim() === '') return false;
  if (mark.test(line) || endsSentence.test(before)) return true;
  return isShort(before) && (label.test(line) || !startsLow.test(line));
}

/** `[09:12]`, `9.15`, `2026-02-02`, `TODO:`, `Dog:`, `☐`. */
const mark =
  /^(?:\[[^[\]\n]{1,20}\](?![([])|\(?\d{1,2}[:.h]\d{2}|\d{4}-\d{2}-\d{2}|[☐☑✅❌•–—]|(?!\p{Ll})\p{L}[\p{L}\p{N} _-]{0,24}[:：](?:\s|$))/u;
const label = /^\p{L}[\p{L}\p{N} _-]{0,24}[:：](?:\s|$)/u;
const endsSentence = /[.!?…。！？;][)\]"'”’»]*\s*$/u;
/** A line that starts with a lower-case letter continues a sentence. */
const startsLow = /^[("'“„«]*\p{Ll}/u;
const itemInside = /^\s+(?:[-*+]|\d{1,9}[.)])\s/;

/** Wrapped lines are filled. */
const filled = 50;

function isShort(line: string): boolean {
  return [...line.trimEnd()].length < filled;
}

function isRow(line: string): boolean {
  return /^\s*\|/.test(line);
}

/** Whether the first piece is a head that the others make no sense without: that of a table, or an item with items inside. */
export function hasLeadingLine(lines: readonly string[]): boolean {
  return isRow(lines[0] ?? '') || nestedIndent(lines) !== null;
}

/** How far the outermost items inside of an item are indented; null where there are none. */
function nestedIndent(lines: readonly string[]): number | null {
  const indents = lines.filter((line) => itemInside.test(line)).map(indentOf);
  return indents.length === 0 ? null : Math.min(...indents);
}

function indentOf(line: string): number {
  return /^\s*/.exec(line)?.[0].replaceAll('\t', '    ').length ?? 0;
}
