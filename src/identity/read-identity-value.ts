import type { IdentityField } from './identity-fields.js';
import { isPlaceholder } from './is-placeholder.js';

/** The value as meant: emphasis, code ticks, quotes and links around it taken off. Null when it is empty or an unfilled hint. */
export function readValue(raw: string, field: IdentityField): string | null {
  const value = unwrap(raw, field);
  return isPlaceholder(value) ? null : value;
}

/** Takes off what surrounds the whole value, again and again, so that unwrapping twice changes nothing. */
export function unwrap(raw: string, field: IdentityField): string {
  let value = raw.trim();
  for (;;) {
    const inner = withoutPair(value) ?? withoutLink(value, field);
    if (inner === null) return value;
    value = inner.trim();
  }
}

const pairs: readonly (readonly [open: string, close: string])[] = [
  ['**', '**'],
  ['__', '__'],
  ['*', '*'],
  ['_', '_'],
  ['``', '``'],
  ['`', '`'],
  ['"', '"'],
  ["'", "'"],
  ['“', '”'],
  ['„', '“'],
  ['‘', '’'],
  ['«', '»'],
  ['「', '」'],
  ['『', '』'],
];

function withoutPair(value: string): string | null {
  for (const [open, close] of pairs) {
    if (!value.startsWith(open) || !value.endsWith(close) || value.length <= open.length + close.length) continue;
    const inner = value.slice(open.length, -close.length);
    if (!inner.includes(open) && !inner.includes(close)) return inner;
  }
  return null;
}

/** An avatar is where a link leads to; any other field is what the link says. */
function withoutLink(value: string, field: IdentityField): string | null {
  const address = /^<([a-z][a-z0-9+.-]*:[^\s<>]+)>$/i.exec(value);
  if (address !== null) return address[1] ?? null;
  const link = /^!?\[([^[\]]*)\]\(([^()\s]+)\)$/.exec(value);
  if (link === null) return null;
  return (field === 'avatar' ? link[2] : link[1]) ?? null;
}
