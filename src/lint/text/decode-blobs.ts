import { findEncodedRuns } from './find-encoded-runs.js';
import { isReadable, isText } from './is-readable.js';

/** Readable text that stands encoded in another. */
export type DecodedBlob = {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  /** The encodings from the outside in: `base64`, `hex`, `percent`, `entities`. */
  readonly encodings: readonly string[];
};

/** Blobs that decode to readable text, through at most two layers unless told otherwise. */
export function decodeBlobs(text: string, options: { maxLayers?: number } = {}): DecodedBlob[] {
  const blobs: DecodedBlob[] = [];
  const maxLayers = options.maxLayers ?? 2;
  let done = 0;
  for (const { start, end, decoded, encoding } of findEncodedRuns(text)) {
    if (start < done || !isText(decoded)) continue;
    const inner = maxLayers > 1 ? decodeBlobs(decoded, { maxLayers: maxLayers - 1 }) : [];
    const found = inner.map((blob) => ({ start, end, text: blob.text, encodings: [encoding, ...blob.encodings] }));
    if (isReadable(decoded)) found.unshift({ start, end, text: decoded, encodings: [encoding] });
    if (found.length === 0) continue;
    blobs.push(...found);
    done = end;
  }
  return blobs;
}
