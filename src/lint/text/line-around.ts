import type { LintDocument } from './lint-document.js';

/** The line of a place, no further than 300 characters to either side. */
export function lineAround({ text }: LintDocument, offset: number): string {
  const before = text.slice(Math.max(0, offset - 300), offset);
  const after = text.slice(offset, offset + 300);
  const end = after.search(/[\r\n]/);
  return before.slice(before.lastIndexOf('\n') + 1) + (end === -1 ? after : after.slice(0, end));
}
