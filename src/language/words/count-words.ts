/** How many stretches without white space a text has. Beyond `most` it need not be exact. */
export function countWords(text: string, most = Number.POSITIVE_INFINITY): number {
  let count = 0;
  let isInside = false;
  for (let index = 0; index < text.length && count <= most; index++) {
    const isSpace = isWhite(text.charCodeAt(index));
    if (!isSpace && !isInside) count++;
    isInside = !isSpace;
  }
  return count;
}

function isWhite(code: number): boolean {
  if (code <= 0x20) return code === 0x20 || (code >= 0x09 && code <= 0x0d);
  return code >= 0xa0 && otherSpaces.has(code);
}

const otherSpaces = new Set([
  ...[0xa0, 0x1680, 0x2000, 0x2001, 0x2002, 0x2003, 0x2004, 0x2005, 0x2006, 0x2007, 0x2008, 0x2009, 0x200a],
  ...[0x2028, 0x2029, 0x202f, 0x205f, 0x3000, 0xfeff],
]);
