import { partAt } from '../../src/search/postings.js';

/** Goes through a block. `enter` tells for each file whether its places are wanted. */
export function visitBlock(
  block: number,
  bytes: Uint8Array,
  { enter, visit }: { enter: (file: number) => boolean; visit: (place: number, count: number) => void },
): void {
  for (let at = 0; at < bytes.length; ) {
    const { file, from, to } = partAt(block, bytes, at);
    at = to;
    if (!enter(file)) continue;
    let place = 0;
    let distance = -1;
    for (let next = from; next < to; ) {
      let number = 0;
      for (let shift = 0; ; shift += 7) {
        const byte = bytes[next++] ?? 0;
        number |= (byte & 0x7f) << shift;
        if (byte < 0x80) break;
      }
      if (distance === -1) distance = number;
      else {
        place += distance;
        distance = -1;
        visit(place, number);
      }
    }
  }
}
