/** Where a term stands in a file: for each chunk its place and how often, both as numbers of seven bits a byte. */
export function packPlaces(places: readonly number[]): Uint8Array {
  const bytes: number[] = [];
  let last = 0;
  for (let index = 0; index < places.length; index += 2) {
    const place = places[index] ?? 0;
    pushNumber(bytes, place - last);
    pushNumber(bytes, places[index + 1] ?? 0);
    last = place;
  }
  return Uint8Array.from(bytes);
}

export function readPlaces(bytes: Uint8Array, visit: (place: number, count: number) => void): void {
  let place = 0;
  let at = 0;
  const next = () => {
    let number = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = bytes[at++] ?? 0;
      number |= (byte & 0x7f) << shift;
      if (byte < 0x80) return number;
    }
  };
  while (at < bytes.length) {
    place += next();
    visit(place, next());
  }
}

/** Files whose places of a term share one row: rows cost more than what is in them. */
export const filesPerBlock = 32;

/** What a row holds of one file. */
export type BlockPart = { readonly file: number; readonly places: Uint8Array };

export function packBlock(parts: readonly BlockPart[]): Uint8Array {
  const bytes: number[] = [];
  for (const { file, places } of parts) {
    bytes.push(file % filesPerBlock);
    pushNumber(bytes, places.length);
    for (const byte of places) bytes.push(byte);
  }
  return Uint8Array.from(bytes);
}

export function readBlock(block: number, bytes: Uint8Array): BlockPart[] {
  const parts: BlockPart[] = [];
  for (let at = 0; at < bytes.length; ) {
    const file = block * filesPerBlock + (bytes[at++] ?? 0);
    let length = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = bytes[at++] ?? 0;
      length |= (byte & 0x7f) << shift;
      if (byte < 0x80) break;
    }
    parts.push({ file, places: bytes.subarray(at, at + length) });
    at += length;
  }
  return parts;
}

export function blockOf(file: number): number {
  return Math.floor(file / filesPerBlock);
}

function pushNumber(bytes: number[], number: number): void {
  let rest = number;
  for (; rest >= 0x80; rest >>>= 7) bytes.push((rest & 0x7f) | 0x80);
  bytes.push(rest);
}
