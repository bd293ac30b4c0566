import { findNodeAtLocation, type Node, parseTree } from 'jsonc-parser';
import type { Json } from './json-value.js';
import { whitespaceAfter } from './json-whitespace.js';

/**
 * A valid JSONC text with one value set, or removed by null. Every other byte stays, including comments beside or above a removed
 * setting.
 */
export function editJsonText(text: string, path: readonly string[], value: Json): string {
  const mark = text.startsWith('\uFEFF') ? '\uFEFF' : '';
  const body = text.slice(mark.length);
  const root = parseTree(body, [], { allowTrailingComma: true });
  if (root === undefined) return text;
  const present = findNodeAtLocation(root, [...path]);
  if (value === null) return mark + (present?.parent === undefined ? body : removeMember(body, present.parent));
  return mark + (present === undefined ? insertValue(body, root, { path, value }) : replaceNode(body, present, value));
}

type Setting = { readonly path: readonly string[]; readonly value: Json };

function insertValue(text: string, root: Node, { path, value }: Setting): string {
  for (let length = path.length - 1; length >= 0; length--) {
    const holder = findNodeAtLocation(root, path.slice(0, length));
    if (holder === undefined) continue;
    const inner = path.slice(length + 1).reduceRight<Json>((below, key) => ({ [key]: below }), value);
    const key = path[length] ?? '';
    if (holder.type !== 'object') return replaceNode(text, holder, { [key]: inner });
    return insertMember(text, holder, (indent) => `${JSON.stringify(key)}: ${print(text, inner, indent)}`);
  }
  return text;
}

function replaceNode(text: string, node: Node, value: Json): string {
  return splice(
    text,
    { from: node.offset, to: node.offset + node.length },
    print(text, value, indentOfLine(text, node.offset)),
  );
}

/** Adds a setting to an object, or a value to a list, after the last one. */
export function insertMember(text: string, holder: Node, write: (indent: string) => string): string {
  const last = holder.children?.at(-1);
  const end = holder.offset + holder.length - 1;
  const outer = indentOfLine(text, holder.offset);
  const indent = last === undefined ? outer + indentUnit(text) : indentOfLine(text, last.offset);
  const property = write(indent);
  const lineBreak = lineBreakOf(text);

  if (last === undefined) {
    const inside = text.slice(holder.offset + 1, end);
    const kept = inside.trimEnd();
    const closing =
      kept === '' || !/[\r\n]/.test(inside.slice(kept.length)) ? lineBreak + outer : inside.slice(kept.length);
    const opened = `${kept}${lineBreak}${indent}${property}${closing}`;
    return splice(text, { from: holder.offset + 1, to: end }, opened);
  }

  const lastEnd = last.offset + last.length;
  const isOneLine = !/[\r\n]/.test(text.slice(holder.offset, last.offset));
  const gap = whitespaceAfter(text, lastEnd);
  const comma = gap.comma === null ? ',' : '';
  const closingComma = gap.comma === null ? '' : ',';
  const inserted = isOneLine ? ` ${property}${closingComma}` : `${lineBreak}${indent}${property}${closingComma}`;
  const place = isOneLine ? (gap.comma ?? lastEnd - 1) + 1 : gap.endOfLine;
  return `${text.slice(0, lastEnd)}${comma}${text.slice(lastEnd, place)}${inserted}${text.slice(place)}`;
}

/** Removes a setting of an object, or a value of a list, with its comma. */
export function removeMember(text: string, property: Node): string {
  const end = property.offset + property.length;
  const gap = whitespaceAfter(text, end);
  if (gap.comma !== null) {
    const withoutComma = splice(text, { from: gap.comma, to: gap.comma + 1 }, '');
    return removeSpan(withoutComma, property.offset, end);
  }
  const siblings = property.parent?.children ?? [];
  const previous = siblings[siblings.indexOf(property) - 1];
  const removed = removeSpan(text, property.offset, end);
  if (previous === undefined) return removed;
  const comma = whitespaceAfter(text, previous.offset + previous.length).comma;
  return comma === null ? removed : splice(removed, { from: comma, to: comma + 1 }, '');
}

/** Removes a span, the spaces around it, and the line if it becomes empty. */
function removeSpan(text: string, from: number, to: number): string {
  const before = text.slice(0, from);
  const after = text.slice(to);
  const kept = before.replace(/[ \t]+$/, '');
  const isFirstOfLine = kept === '' || /[\r\n]$/.test(kept);
  const restOfLine = /^[ \t]*(\r\n|\r|\n)/.exec(after);
  if (restOfLine === null) return before + after.replace(/^[ \t]+/, '');
  return isFirstOfLine ? kept + after.slice(restOfLine[0].length) : kept + after;
}

export function print(text: string, value: Json, indent: string): string {
  const lines = JSON.stringify(value, null, indentUnit(text)).split('\n');
  return lines.join(lineBreakOf(text) + indent);
}

function lineBreakOf(text: string): string {
  return /\r\n|\r|\n/.exec(text)?.[0] ?? '\n';
}

/** One level of the file's own indentation. */
function indentUnit(text: string): string {
  return /(?:^|[\r\n])([ \t]+)"/.exec(text)?.[1] ?? '  ';
}

function indentOfLine(text: string, offset: number): string {
  const line =
    text
      .slice(0, offset)
      .split(/[\r\n]/)
      .at(-1) ?? '';
  return /^[ \t]*/.exec(line)?.[0] ?? '';
}

function splice(text: string, span: { from: number; to: number }, inserted: string): string {
  return text.slice(0, span.from) + inserted + text.slice(span.to);
}
