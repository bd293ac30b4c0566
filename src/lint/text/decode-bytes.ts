import { decodeUtf8 } from '../../workspace/decode-text.js';

/** Bytes as text, or null when they are none: valid UTF-8, or UTF-16 as some shells take it. */
export function decodeBytes(bytes: Uint8Array): string | null {
  if (isWide(bytes)) return decodeWide(bytes);
  const text = decodeUtf8(bytes);
  return text?.startsWith('\uFEFF') === true ? text.slice(1) : text;
}

/** Both alphabets, with or without padding. What is left over at a broken end is dropped. */
export function decodeBase64(text: string): string | null {
  const body = text.replace(/={1,2}$/, '');
  if (!/^[\w+/-]+$/.test(body) || body.length % 4 === 1) return null;
  // A look at the first bytes settles most cases: names and paths rarely decode to text.
  if (!isWhole(Buffer.from(body.slice(0, 24), 'base64'))) return null;
  return decodeBytes(Buffer.from(body, 'base64'));
}

export function decodeHex(digits: string): string | null {
  return digits.length % 2 === 1 ? null : decodeBytes(Buffer.from(digits, 'hex'));
}

export function decodeBase32(text: string): string | null {
  const bytes: number[] = [];
  let bits = 0;
  let value = 0;
  for (const sign of text.replace(/=+$/, '')) {
    value = ((value << 5) | base32Signs.indexOf(sign)) & 0xfff;
    bits += 5;
    if (bits < 8) continue;
    bits -= 8;
    bytes.push((value >> bits) & 0xff);
  }
  return decodeBytes(Uint8Array.from(bytes));
}

const base32Signs = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Every second byte is zero. */
function isWide(bytes: Uint8Array): boolean {
  if (bytes.length < 8 || bytes.length % 2 === 1) return false;
  for (let at = 1; at < Math.min(bytes.length, 32); at += 2) if (bytes[at] !== 0) return false;
  return true;
}

/** No control characters, which text never holds and other bytes hold soon. */
function isWhole(bytes: Uint8Array): boolean {
  return isWide(bytes) || bytes.every((byte) => byte >= 0x20 || byte === 0x09 || byte === 0x0a || byte === 0x0d);
}

function decodeWide(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-16le', { fatal: true }).decode(bytes);
  } catch {
    // Not valid in this encoding: then it is no text.
    return null;
  }
}
