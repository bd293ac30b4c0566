/** What a reader does not see, by what it does: each kind has a rule of its own. */
export type InvisibleKind = 'tag' | 'selector' | 'zero-width' | 'bidi' | 'control';

/** Every code point that may be invisible; whether it is honest depends on its place. Pairs are spelled out, which is much faster than the flag `u`. */
export const suspiciousPattern =
  /\u034f|[\u17b4-\u17b5]|[\u180b-\u180f]|[\ufe00-\ufe0f]|[\0-\x08\x0b-\x1f\x7f-\x9f\xad\u061c\u115f\u1160\u200b-\u200f\u2028-\u202e\u2060-\u206f\u2800\u3164\ufdd0-\ufdef\ufeff\uffa0\ufff0-\ufffb\ufffe\uffff]|[\udb40-\udb43][\udc00-\udfff]|\ud80d[\udc30-\udc3f]|\ud81b\udfe4|\ud82f[\udca0-\udca3]|\ud834[\udd73-\udd7a]/g;

export function kindOfCodePoint(codePoint: number): InvisibleKind {
  if (codePoint >= 0xe0100 && codePoint <= 0xe01ef) return 'selector';
  if (codePoint >= 0xe0000 && codePoint <= 0xe007f) return 'tag';
  if (codePoint >= 0xfe00 && codePoint <= 0xfe0f) return 'selector';
  if (bidiMarks.has(codePoint)) return 'bidi';
  const isControl = codePoint < 0x20 || (codePoint >= 0x7f && codePoint <= 0x9f);
  const isSeparator = codePoint === 0x2028 || codePoint === 0x2029;
  const isNoCharacter = (codePoint >= 0xfdd0 && codePoint <= 0xfdef) || codePoint === 0xfffe || codePoint === 0xffff;
  return isControl || isSeparator || isNoCharacter ? 'control' : 'zero-width';
}

const bidiMarks = new Set([
  0x061c, 0x200e, 0x200f, 0x202a, 0x202b, 0x202c, 0x202d, 0x202e, 0x2066, 0x2067, 0x2068, 0x2069,
]);

/** A code point written as HTML: `&#8203;`, `&#x200B;`, `&ZeroWidthSpace;`. */
export const entityPattern = /&(?:#\d{2,7}|#[xX][\da-fA-F]{2,6}|[A-Za-z]{3,24});/g;

/** The code point an entity stands for, or null when it is one that people see. */
export function invisibleEntity(entity: string): number | null {
  const codePoint = codePointOfEntity(entity);
  if (codePoint === null) return null;
  suspiciousPattern.lastIndex = 0;
  const isLineEnd = codePoint === 0x0d || (codePoint >= 0x80 && codePoint <= 0x9f);
  return !isLineEnd && suspiciousPattern.test(String.fromCodePoint(codePoint)) ? codePoint : null;
}

/** The code point of a numeric entity, or of a named one that is not seen. */
export function codePointOfEntity(entity: string): number | null {
  const body = entity.slice(1, -1);
  if (!body.startsWith('#')) return namedEntities[body] ?? null;
  const isHex = body[1] === 'x' || body[1] === 'X';
  const codePoint = isHex ? Number.parseInt(body.slice(2), 16) : Number.parseInt(body.slice(1), 10);
  return codePoint <= 0x10ffff ? codePoint : null;
}

const namedEntities: Readonly<Record<string, number>> = {
  shy: 0xad,
  zwj: 0x200d,
  zwnj: 0x200c,
  lrm: 0x200e,
  rlm: 0x200f,
  ZeroWidthSpace: 0x200b,
  NegativeThinSpace: 0x200b,
  NegativeMediumSpace: 0x200b,
  NegativeThickSpace: 0x200b,
  NegativeVeryThinSpace: 0x200b,
  NoBreak: 0x2060,
  ApplyFunction: 0x2061,
  InvisibleTimes: 0x2062,
  InvisibleComma: 0x2063,
};
