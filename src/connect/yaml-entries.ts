import { type Document, isMap, parseDocument, stringify } from 'yaml';
import { canonicalJson, isSameJson, type Json } from '../config/json-value.js';
import type { Entry } from './client.js';
import type { EntryState } from './json-entries.js';

/** Why a YAML file can't be edited; null where it can. */
export function yamlProblem(text: string): string | null {
  const document = parseDocument(text);
  const [error] = document.errors;
  if (error !== undefined) return error.message.split('\n')[0] ?? 'it is not YAML';
  return document.contents === null || isMap(document.contents) ? null : 'it holds no mapping';
}

/** An empty file is an empty mapping. */
function documentOf(text: string): Document {
  const document: Document = parseDocument(text);
  document.contents ??= document.createNode({});
  return document;
}

export function yamlEntryState(text: string, { at, value }: Entry): EntryState {
  const found: unknown = documentOf(text).getIn([...at]);
  if (found === undefined || found === null) return 'missing';
  const plain: unknown = isMap(found) ? found.toJSON() : found;
  return isSameJson(plain as Json, value) ? 'present' : 'different';
}

/** The text with one entry more: as lines of our own where that is enough, so that every other byte stays. */
export function addYamlEntry(text: string, entry: Entry): string {
  const lines = insertLines(text, entry);
  if (yamlProblem(lines) === null && yamlEntryState(lines, entry) === 'present' && isSameRest(text, lines, entry))
    return lines;
  const document = documentOf(text);
  document.setIn([...entry.at], document.createNode(entry.value));
  return document.toString({ lineWidth: 0 });
}

function insertLines(text: string, { at: [top = '', name = ''], value }: Entry): string {
  const lineBreak = text.includes('\r\n') ? '\r\n' : '\n';
  const written = stringify({ [name]: value }, { lineWidth: 0 })
    .trimEnd()
    .split('\n');
  const holder = new RegExp(`^${top}:[ \\t]*(?:#[^\\r\\n]*)?(?:\\r?\\n|$)`, 'm').exec(text);
  if (holder === null) {
    const before = text === '' || text.endsWith('\n') ? text : text + lineBreak;
    return before + [`${top}:`, ...written.map((line) => `  ${line}`), ''].join(lineBreak);
  }
  const end = holder.index + holder[0].length;
  const indent = /^([ \t]+)[^\s#]/m.exec(text.slice(end))?.[1] ?? '  ';
  const before = holder[0].endsWith('\n') ? text.slice(0, end) : text.slice(0, end) + lineBreak;
  return before + written.map((line) => `${indent}${line}${lineBreak}`).join('') + text.slice(end);
}

function isSameRest(before: string, after: string, { at }: Entry): boolean {
  const [old, next] = [before, after].map((text) => {
    const document = documentOf(text);
    if (document.hasIn([...at])) document.deleteIn([...at]);
    removeIfEmpty(document, at.slice(0, -1));
    return canonicalJson((document.toJSON() ?? {}) as Json);
  });
  return old === next;
}

/** How many of the names on the way to an entry are there already. */
export function yamlDepth(text: string, { at }: Entry): number {
  const document = documentOf(text);
  const missing = at.findIndex((_, index) => !document.hasIn(at.slice(0, index + 1)));
  return missing === -1 ? at.length : missing;
}

export function removeYamlEntry(text: string, entry: Entry, depth: number): string {
  if (yamlEntryState(text, entry) === 'missing') return text;
  const document = documentOf(text);
  document.deleteIn([...entry.at]);
  for (let length = entry.at.length - 1; length > depth; length--) removeIfEmpty(document, entry.at.slice(0, length));
  return document.toString({ lineWidth: 0 });
}

function removeIfEmpty(document: Document, path: readonly string[]): void {
  const holder: unknown = document.getIn([...path]);
  const isEmpty = document.hasIn([...path]) && (holder === null || (isMap(holder) && holder.items.length === 0));
  if (isEmpty) document.deleteIn([...path]);
}
