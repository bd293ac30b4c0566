import { escapeHidden } from '../excerpt.js';

/**
 * Where in an excerpt the place of a finding stands, counted in UTF-16 units. An excerpt is a part of the line with hidden
 * characters spelled out and secrets masked, so the place is where what comes before and after fits. Null where it can't be told.
 */
export function caretPosition(excerpt: string, { line, column }: { line: string; column: number }): number | null {
  const at = offsetOf(line, column);
  if (at === null) return null;
  const before = shown(line.slice(Math.max(0, at - longest), at));
  const after = shown(line.slice(at, at + longest));
  for (let caret = 0; caret <= excerpt.length; caret++) {
    if (isEndOf(excerpt.slice(0, caret), before) && isStartOf(excerpt.slice(caret), after)) return caret;
  }
  return null;
}

/** More than an excerpt shows, also where each character is spelled out. */
const longest = 2_000;

function offsetOf(line: string, column: number): number | null {
  let at = 0;
  for (let passed = 1; passed < column; passed++) {
    if (at >= line.length) return null;
    at += (line.codePointAt(at) ?? 0) > 0xffff ? 2 : 1;
  }
  return at;
}

function shown(text: string): string {
  return escapeHidden(text.replaceAll('\t', ' '));
}

function isEndOf(part: string, before: string): boolean {
  const isWhole = fits(part, before.trimStart());
  if (isWhole || !part.startsWith('…')) return isWhole;
  const rest = part.slice(1);
  return rest.length <= before.length && fits(rest, before.slice(before.length - rest.length));
}

function isStartOf(part: string, after: string): boolean {
  const text = part.endsWith('…') && part.length <= after.length ? part.slice(0, -1) : part;
  return [after, after.trimStart()].some((side) => {
    const end = side.slice(0, text.length);
    return fits(text, end) && (text !== part || side.slice(text.length).trim() === '');
  });
}

/** A star may stand for any character, because it may mask one. */
function fits(part: string, text: string): boolean {
  if (part.length !== text.length) return false;
  for (let at = 0; at < part.length; at++) if (part[at] !== text[at] && part[at] !== '*') return false;
  return true;
}
