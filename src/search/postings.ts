/** Files whose places of a term share one row: rows cost more than what is in them. */
export const filesPerBlock = 1_024;

export function blockOf(file: number): number {
  return Math.floor(file / filesPerBlock);
}

/**
 * Where a term stands in the files of a block, as bytes that grow. For each file its place in the block, how many bytes follow,
 * then for each chunk its distance from the last one and how often the term stands in it, as numbers of seven bits a byte.
 */
export type BlockBytes = { bytes: Uint8Array; length: number };

/** `places` are the place of a chunk and a count by turns. Files have to come in the order of their numbers. */
export function appendFile(block: BlockBytes, file: number, places: readonly number[]): void {
  const size = sizeOfPlaces(places);
  const needed = block.length + sizeOfNumber(filesPerBlock) + sizeOfNumber(size) + size;
  if (needed > block.bytes.length) {
    const larger = new Uint8Array(Math.max(needed, block.bytes.length * 2));
    larger.set(block.bytes.subarray(0, block.length));
    block.bytes = larger;
  }
  const { bytes } = block;
  let at = writeNumber(bytes, block.length, file % filesPerBlock);
  at = writeNumber(bytes, at, size);
  let last = 0;
  for (let index = 0; index < places.length; index += 2) {
    const place = places[index] ?? 0;
    at = writeNumber(bytes, at, place - last);
    at = writeNumber(bytes, at, places[index + 1] ?? 0);
    last = place;
  }
  block.length = at;
}

function sizeOfPlaces(places: readonly number[]): number {
  let size = 0;
  let last = 0;
  for (let index = 0; index < places.length; index += 2) {
    const place = places[index] ?? 0;
    size += sizeOfNumber(place - last) + sizeOfNumber(places[index + 1] ?? 0);
    last = place;
  }
  return size;
}

function sizeOfNumber(number: number): number {
  return number < 0x80 ? 1 : number < 0x4000 ? 2 : number < 0x200000 ? 3 : number < 0x10000000 ? 4 : 5;
}

function writeNumber(bytes: Uint8Array, start: number, number: number): number {
  let at = start;
  let rest = number;
  for (; rest >= 0x80; rest >>>= 7) bytes[at++] = (rest & 0x7f) | 0x80;
  bytes[at++] = rest;
  return at;
}

/** The same bytes without those of some files. */
export function withoutFiles(block: number, bytes: Uint8Array, files: ReadonlySet<number>): Uint8Array {
  const left = new Uint8Array(bytes.length);
  let length = 0;
  for (let at = 0; at < bytes.length; ) {
    const { file, to } = partAt(block, bytes, at);
    if (!files.has(file)) {
      left.set(bytes.subarray(at, to), length);
      length += to - at;
    }
    at = to;
  }
  return left.subarray(0, length);
}

/** The file whose bytes begin there, and where those of its places lie. */
export function partAt(block: number, bytes: Uint8Array, start: number): { file: number; from: number; to: number } {
  const place = readNumber(bytes, start);
  const { number: size, end } = readNumber(bytes, place.end);
  return { file: block * filesPerBlock + place.number, from: end, to: end + size };
}

function readNumber(bytes: Uint8Array, start: number): { number: number; end: number } {
  let number = 0;
  let at = start;
  for (let shift = 0; ; shift += 7) {
    const byte = bytes[at++] ?? 0;
    number |= (byte & 0x7f) << shift;
    if (byte < 0x80) return { number, end: at };
  }
}
