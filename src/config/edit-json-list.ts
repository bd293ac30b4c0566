import { findNodeAtLocation, parseTree } from 'jsonc-parser';
import { editJsonText, insertMember, print, removeMember } from './edit-json-text.js';
import type { Json } from './json-value.js';

/** A valid JSONC text with one more value at the end of a list, which is made if it is missing. Every other byte stays. */
export function appendToJsonList(text: string, path: readonly string[], value: Json): string {
  const { mark, body, root } = parts(text);
  const list = root === undefined ? undefined : findNodeAtLocation(root, [...path]);
  if (list?.type !== 'array') return editJsonText(text, path, [value]);
  return mark + insertMember(body, list, (indent) => print(body, value, indent));
}

/** The text without one value of a list. */
export function removeFromJsonList(text: string, path: readonly string[], index: number): string {
  const { mark, body, root } = parts(text);
  const item = root === undefined ? undefined : findNodeAtLocation(root, [...path, index]);
  return item === undefined ? text : mark + removeMember(body, item);
}

function parts(text: string) {
  const mark = text.startsWith('\uFEFF') ? '\uFEFF' : '';
  const body = text.slice(mark.length);
  return { mark, body, root: parseTree(body, [], { allowTrailingComma: true }) };
}
