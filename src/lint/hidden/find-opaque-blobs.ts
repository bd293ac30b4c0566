import { longRuns } from '../text/find-long-runs.js';
import type { Span } from '../text/markdown-blocks.js';

/** Long blobs that are not what files honestly hold: pictures, public keys, addresses, hashes, rulers. */
export function findOpaqueBlobs(text: string): Span[] {
  const blobs: Span[] = [];
  let done = -1;
  for (const { start, end } of longRuns(text, shortestLine)) {
    if (end - start < shortest || start < done) continue;
    const blob = text.slice(start, end);
    const before = text.slice(Math.max(0, start - 120), start);
    if (!looksRandom(blob) || honestBefore.test(before) || blob.startsWith('eyJ')) continue;
    blobs.push({ start, end });
    done = end;
  }
  return blobs;
}

const shortest = 200;
const shortestLine = 40;

const honestBefore =
  /data:(?:image|font|audio|video|application)\/[\w.+-]{1,60};base64,$|ssh-[a-z\d]{2,10} $|ecdsa-[\w-]{4,40} $|-----BEGIN [A-Z ]{3,40}-----\s{0,4}$|:\/\/[^\s]{0,100}$|sha\d{3}-$/;

function looksRandom(blob: string): boolean {
  const sample = blob.slice(0, 400);
  const isHex = /^[\da-fA-F\s]+$/.test(sample) && /[a-f]/i.test(sample) && /\d/.test(sample);
  // Hashes stand in lists, each on its line or divided by a space.
  if (isHex) return !/\s/.test(sample);
  const separators = sample.match(/[-_/]/g)?.length ?? 0;
  return /[a-z]/.test(sample) && /[A-Z]/.test(sample) && /\d/.test(sample) && separators * 12 < sample.length;
}
