/** Word vectors as tables. The order of the words is that of their frequency, so a row is also a rank. */
export type PackedVectors = {
  readonly version: number;
  readonly wordCount: number;
  readonly dimensions: number;
  /** What every mixture of words has in common; it is taken out of each. */
  readonly component: Float32Array;
  /** What a number of a row has to be multiplied with, by row. */
  readonly scales: Float32Array;
  /** One more than there are words: the last is where the letters end. */
  readonly starts: Uint32Array;
  /** One more than the row at each place of the hash table, or 0. */
  readonly slots: Uint16Array;
  readonly letters: Uint8Array;
};

/** Where the rows begin in a file and how long it is, told by its header. */
export type Extent = {
  readonly rowsAt: number;
  readonly byteCount: number;
  /** Whether its byte order differs from this machine's, so that whole tables are needed to unpack it. */
  readonly isMirrored: boolean;
};

/** Part of the name of every vector: raise it when the same text gets another vector, by the file or by the code. */
export const vectorsVersion = 1;

export const headerBytes = 24;
export const checksumBytes = 16;

const sign = 0x76656331;
const mirroredSign = 0x31636576;
const tablesAt = headerBytes + checksumBytes;

/** FNV-1a over the letters of a word, folded to the size of the table, which is a power of two. */
export function slotOf(word: string, slotCount: number): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < word.length; index++) hash = Math.imul(hash ^ word.charCodeAt(index), 0x01000193);
  return (hash ^ (hash >>> 15)) & (slotCount - 1);
}

/** One file: the header, its checksum, the tables, then a row of small numbers for every word. */
export function packVectors(
  packed: Omit<PackedVectors, 'version' | 'wordCount' | 'dimensions'> & { readonly rows: Int8Array },
  checksum: (bytes: Uint8Array) => Uint8Array,
): Uint8Array {
  const { component, scales, starts, slots, letters, rows } = packed;
  const counts = [sign, vectorsVersion, scales.length, component.length, slots.length, letters.length];
  const tables = Buffer.concat([component, scales, starts, slots, letters, rows].map(bytesOf));
  return Buffer.concat([bytesOf(Uint32Array.from(counts)), checksum(tables).subarray(0, checksumBytes), tables]);
}

/** Null if this is not such a file or is for another version. */
export function extentOf(header: Uint8Array): Extent | null {
  const counts = readCounts(header);
  if (counts === null) return null;
  const { isMirrored, wordCount, dimensions, slotCount, letterCount } = counts;
  const rowsAt = tablesAt + (dimensions + wordCount + wordCount + 1) * 4 + slotCount * 2 + letterCount;
  return { rowsAt, byteCount: rowsAt + wordCount * dimensions, isMirrored };
}

/** The tables in the part of the file before its rows, which has to lie at the start of its buffer. Its header has to be there. */
export function unpackTables(head: Uint8Array): PackedVectors | null {
  const counts = readCounts(head);
  if (counts === null) return null;
  const { version, wordCount, dimensions, slotCount, letterCount } = counts;
  const scalesAt = tablesAt + dimensions * 4;
  const startsAt = scalesAt + wordCount * 4;
  const slotsAt = startsAt + (wordCount + 1) * 4;
  const lettersAt = slotsAt + slotCount * 2;
  const { buffer } = head;
  if (counts.isMirrored) {
    Buffer.from(buffer, tablesAt, slotsAt - tablesAt).swap32();
    Buffer.from(buffer, slotsAt, lettersAt - slotsAt).swap16();
  }
  return {
    version,
    wordCount,
    dimensions,
    component: new Float32Array(buffer, tablesAt, dimensions),
    scales: new Float32Array(buffer, scalesAt, wordCount),
    starts: new Uint32Array(buffer, startsAt, wordCount + 1),
    slots: new Uint16Array(buffer, slotsAt, slotCount),
    letters: new Uint8Array(buffer, lettersAt, letterCount),
  };
}

function readCounts(header: Uint8Array) {
  if (header.byteLength < headerBytes) return null;
  const copy = Buffer.from(header.subarray(0, headerBytes));
  // The file was created on a machine with another byte order.
  const isMirrored = numbersOf(copy)[0] === mirroredSign;
  if (isMirrored) copy.swap32();
  const [found, version = 0, wordCount = 0, dimensions = 0, slotCount = 0, letterCount = 0] = numbersOf(copy);
  if (found !== sign || version !== vectorsVersion) return null;
  return { isMirrored, version, wordCount, dimensions, slotCount, letterCount };
}

function numbersOf(bytes: Uint8Array): Uint32Array {
  return new Uint32Array(new Uint8Array(bytes).buffer);
}

function bytesOf({ buffer, byteOffset, byteLength }: NodeJS.ArrayBufferView): Uint8Array {
  return new Uint8Array(buffer, byteOffset, byteLength);
}
