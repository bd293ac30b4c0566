import type { IdentityField } from './identity-fields.js';
import { type CardLabel, isListItem, readCardLabel } from './read-card-label.js';
import { readValue } from './read-identity-value.js';
import { type CardLine, cardLines } from './split-identity-card.js';

/** One labelled field in an identity card, filled or not. Positions count from the start of the text. */
export type IdentityEntry = {
  readonly field: IdentityField;
  /** Null when there is nothing but an unfilled hint. */
  readonly value: string | null;
  /** The 1-based line of the value, or of the label when there is no value at all. */
  readonly line: number;
  /** Where the raw value or hint stands; both are equal when there is none. */
  readonly start: number;
  readonly end: number;
  /** Where a value would go if it stood on the line of the label. */
  readonly besideLabel: { readonly start: number; readonly end: number };
  readonly label: CardLabel;
  /** The lines that belong to the entry, from the label to the last continuation. */
  readonly blockStart: number;
  readonly blockEnd: number;
};

/**
 * Every field of the card in order, duplicates included. Labels stand in list items or alone at the start of a line;
 * items below other items speak of somebody else.
 */
export function identityEntries(markdown: string): IdentityEntry[] {
  const lines = cardLines(markdown);
  const entries: IdentityEntry[] = [];
  let listIndent: number | null = null;
  for (const [index, line] of lines.entries()) {
    if (line.isHidden || line.text.trim() === '') continue;
    const isNested = listIndent !== null && line.indent >= listIndent + 2;
    if (isNested || line.indent > 3) continue;
    listIndent = isListItem(line.text) ? line.indent : null;
    const label = readCardLabel(line.text);
    if (label !== null) entries.push(entryAt(lines, index, label));
  }
  return entries;
}

function entryAt(lines: readonly CardLine[], index: number, label: CardLabel): IdentityEntry {
  const [line, following] = [lines[index], lines[index + 1]];
  const lineStart = line?.start ?? 0;
  const besideLabel = { start: lineStart + label.valueStart, end: lineStart + label.valueEnd };
  const isBelow = label.valueStart === label.valueEnd && following !== undefined && isValueLine(following);
  const value = isBelow ? rangeOf(following) : besideLabel;
  const valueIndex = isBelow ? index + 1 : index;
  const text = isBelow ? following.text.trim() : (line?.text.slice(label.valueStart, label.valueEnd) ?? '');
  return {
    field: label.field,
    value: readValue(text, label.field),
    line: valueIndex + 1,
    ...value,
    besideLabel,
    label,
    blockStart: lineStart,
    blockEnd: blockEnd(lines, valueIndex, label.isListItem ? (line?.indent ?? 0) + 2 : Number.POSITIVE_INFINITY),
  };
}

/** Whether a line below an empty label is its value: text that starts nothing of its own. */
function isValueLine(line: CardLine): boolean {
  if (line.isHidden || line.text.trim() === '' || startsBlock(line.text) || readCardLabel(line.text) !== null)
    return false;
  const looksLikeLabel = /^[^:：]{1,40}[:：](?:[\s*_]|$)/.test(line.text);
  return line.indent > 0 || !looksLikeLabel;
}

function startsBlock(text: string): boolean {
  return isListItem(text) || /^\s*(?:#{1,6}(?:\s|$)|>|\||[-=*_]{2,}\s*$|[`~]{3})/.test(text);
}

function rangeOf(line: CardLine): { start: number; end: number } {
  const start = line.start + line.text.length - line.text.trimStart().length;
  return { start, end: start + line.text.trim().length };
}

/** Lines indented below the entry belong to it, and so does the rest of a comment it opens. */
function blockEnd(lines: readonly CardLine[], valueIndex: number, indent: number): number {
  let last = valueIndex;
  for (let line = lines[last + 1]; line !== undefined; line = lines[last + 1]) {
    const isContinued = line.isHidden || (line.text.trim() !== '' && line.indent >= indent);
    if (!isContinued) break;
    last++;
  }
  return lines[last]?.next ?? 0;
}
