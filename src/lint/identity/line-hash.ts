/** A short number for a line, the same in the generated table and at the check: FNV-1a over its UTF-16 units. */
export function lineHash(line: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < line.length; at++) {
    hash ^= line.charCodeAt(at);
    hash = Math.imul(hash, 0x01000193) >>> 0;
  }
  return hash.toString(36);
}
