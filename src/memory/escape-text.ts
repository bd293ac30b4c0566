import { BlockTracker } from '../workspace/markdown-block-tracker.js';

/**
 * The text of a memory, escaped for use below a heading: displayed as written, but never a heading, a marker, a room or an unclosed block of
 * the file. Uses Markdown escapes.
 */
export function escapeText(text: string): string {
  const lines = text.replaceAll('\r\n', '\n').replace(markerStart, '&lt;').split('\n');
  const isClosedLater = closableFences(lines);
  const tracker = new BlockTracker();
  let above = '';
  const escaped = lines.map((line, index) => {
    if (tracker.open === 'fence') {
      tracker.isInside(`${line}\n`);
      return line;
    }
    const opening = fenceMark(line);
    const safe =
      opening === null
        ? escapeLine(line, above)
        : isClosedLater(opening, index) && !/^\s/.test(line)
          ? line
          : escapeFence(line);
    tracker.isInside(`${safe}\n`);
    above = safe;
    return safe;
  });
  return escaped.join('\n').trim();
}

/** One line of a list: the same on one line. */
export function escapeLineText(text: string): string {
  return escapeText(text.replace(/\s+/g, ' ').trim()).replace(/^([-*+>]|\d{1,9}[.)])(?=\s|$)/, '\\$1');
}

/** Look-alike and invisible characters count, because a marker written with them is recognised too. */
const markerStart = /[<\uFE64\uFF1C](?=[\s\p{Cf}\p{Mn}]*[!\uFF01\uFE57\uFE15])/gu;

function escapeLine(line: string, above: string): string {
  const plain = line
    .replace(/<(?=h[1-6][\s>])/gi, '&lt;')
    .replace(/^([\s>]*(?:(?:[-*+]|\d{1,9}[.)])\s+)*[\s>]*)<(?=[a-z/])/i, '$1&lt;');
  return escapeUnderline(escapeRoom(escapeHeading(plain)), above);
}

function escapeHeading(line: string): string {
  return line.replace(/^([\s>]*(?:(?:[-*+]|\d{1,9}[.)])\s+)*[\s>]*)(#{1,6}(?=\s|$)|#{2,6}(?=\S))/, '$1\\$2');
}

/** `Room: …` would bind the entry to that room. */
function escapeRoom(line: string): string {
  return line
    .replace(/^([ \t>]*(?:[-*+][ \t]+)?)(\*|_)\2(?=Room[ \t]*[:：]?(?:\*\*|__))/i, '$1\\$2\\$2')
    .replace(/^([ \t>]*(?:[-*+][ \t]+)?Room)(?=:)/i, '$1\\')
    .replace(/^([ \t>]*(?:[-*+][ \t]+)?Room)：/i, '$1&#65306;');
}

/** A row of `=` or `-` below a line would make that line a heading. */
function escapeUnderline(line: string, above: string): string {
  return above.trim() === '' ? line : line.replace(/^( {0,3})(?=(?:=+|-+)\s*$)/, '$1\\');
}

type Fence = { readonly sign: string; readonly length: number };

function fenceMark(line: string): Fence | null {
  const fence = /^ {0,3}(`{3,}|~{3,})(.*)/.exec(line);
  if (fence === null) return null;
  const [, mark = '', info = ''] = fence;
  return mark.startsWith('`') && info.includes('`') ? null : { sign: mark.slice(0, 1), length: mark.length };
}

function escapeFence(line: string): string {
  return line.replace(/^( *)(?=[`~])/, '$1\\');
}

/** Finds out in one pass from the end whether each opening fence is closed later. */
function closableFences(lines: readonly string[]): (fence: Fence, index: number) => boolean {
  const longest: Record<string, number[]> = { '`': [], '~': [] };
  const after: Record<string, number> = { '`': 0, '~': 0 };
  for (let index = lines.length - 1; index >= 0; index--) {
    for (const sign of ['`', '~']) (longest[sign] ?? [])[index] = after[sign] ?? 0;
    const mark = /^ {0,3}(`{3,}|~{3,})[ \t]*$/.exec(lines[index] ?? '')?.[1] ?? '';
    const sign = mark.slice(0, 1);
    if (sign !== '') after[sign] = Math.max(after[sign] ?? 0, mark.length);
  }
  return ({ sign, length }, index) => (longest[sign]?.[index] ?? 0) >= length;
}
