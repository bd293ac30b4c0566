/** A vocabulary as tables: the bytes of all tokens in rank order, where each starts, and a hash table of ranks. */
export type PackedVocabulary = {
  readonly tokenBytes: Uint8Array;
  /** One more than there are tokens: the last is where the bytes end. */
  readonly starts: Uint32Array;
  /** The rank at each place of the table, or -1. */
  readonly slots: Int32Array;
  /** The bytes of the longest token. */
  readonly longest: number;
};

export const slotCount = 1 << 19;

/** FNV-1a, folded to the size of the table. */
export function slotOf(bytes: Uint8Array, start: number, end: number): number {
  let hash = 0x811c9dc5;
  for (let index = start; index < end; index++) hash = Math.imul(hash ^ (bytes[index] ?? 0), 0x01000193);
  return (hash ^ (hash >>> 15)) & (slotCount - 1);
}

const sign = 0x32307632;
const headerWords = 4;

/** As one file: a header of four numbers, then the tables, in this machine's byte order. */
export function packVocabulary({ tokenBytes, starts, slots, longest }: PackedVocabulary): Uint8Array {
  const header = new Uint32Array([sign, starts.length, longest, tokenBytes.length]);
  const parts = [header, starts, slots].map(({ buffer, byteOffset, byteLength }) =>
    Buffer.from(buffer, byteOffset, byteLength),
  );
  return Buffer.concat([...parts, tokenBytes]);
}

/** Null if the file is from another version or a machine with another byte order. */
export function unpackVocabulary(file: Uint8Array): PackedVocabulary | null {
  if (file.byteLength < headerWords * 4) return null;
  // A typed array must start at a multiple of four, but a file buffer may not.
  const { buffer, byteOffset } = file.byteOffset % 4 === 0 ? file : new Uint8Array(file);
  const [found, startCount = 0, longest = 0, byteCount = 0] = new Uint32Array(buffer, byteOffset, headerWords);
  const startsAt = byteOffset + headerWords * 4;
  const slotsAt = startsAt + startCount * 4;
  const bytesAt = slotsAt + slotCount * 4;
  if (found !== sign || bytesAt + byteCount !== byteOffset + file.byteLength) return null;
  return {
    starts: new Uint32Array(buffer, startsAt, startCount),
    slots: new Int32Array(buffer, slotsAt, slotCount),
    tokenBytes: new Uint8Array(buffer, bytesAt, byteCount),
    longest,
  };
}
