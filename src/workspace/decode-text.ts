import { isUtf8 } from 'node:buffer';

/** A decoded text file: byte order mark and line endings are stored separately, so that content compares and counts the same everywhere. */
export type DecodedText = {
  /** The content with `\n` line endings and no byte order mark. */
  readonly text: string;
  readonly hasBom: boolean;
  readonly lineEnd: '\n' | '\r\n';
};

/** Null when the bytes are not UTF-8 text. */
export function decodeText(bytes: Uint8Array): DecodedText | null {
  const raw = decodeUtf8(bytes);
  if (raw === null || raw.includes('\0')) return null;
  const hasBom = raw.startsWith('\uFEFF');
  const unmarked = hasBom ? raw.slice(1) : raw;
  const windowsEnds = unmarked.match(/\r\n/g)?.length ?? 0;
  if (windowsEnds === 0) return { text: unmarked, hasBom, lineEnd: '\n' };
  const allEnds = unmarked.match(/\n/g)?.length ?? 0;
  return { text: unmarked.replaceAll('\r\n', '\n'), hasBom, lineEnd: windowsEnds * 2 >= allEnds ? '\r\n' : '\n' };
}

/** The text with byte order mark and line endings unchanged; null if the bytes are not UTF-8. */
export function decodeUtf8(bytes: Uint8Array): string | null {
  return isUtf8(bytes) ? Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('utf8') : null;
}
