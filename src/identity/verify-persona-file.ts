import { createHash } from 'node:crypto';
import { decodeText } from '../workspace/decode-text.js';

export type VerifiedPersona =
  | { readonly isUsable: true; readonly text: string; readonly sha256: string }
  | { readonly isUsable: false; readonly reason: string };

/** Whether an alternate persona may replace the soul. If it is missing, empty, unreadable or does not match its hash, SOUL.md is used. */
export function verifyPersonaFile(bytes: Uint8Array | null, pinned?: string): VerifiedPersona {
  if (bytes === null) return refuse('The file does not exist.');
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const wanted = pinned
    ?.trim()
    .toLowerCase()
    .replace(/^sha256[:-]/, '');
  if (wanted !== undefined && wanted !== sha256) {
    return refuse(`The file does not match the configured hash: its SHA-256 is ${sha256}, not ${wanted || 'nothing'}.`);
  }
  const decoded = decodeText(bytes);
  if (decoded === null) return refuse('The file is not UTF-8 text.');
  if (decoded.text.trim() === '') return refuse('The file is empty.');
  return { isUsable: true, text: decoded.text, sha256 };
}

function refuse(reason: string): VerifiedPersona {
  return { isUsable: false, reason: `${reason} SOUL.md is used.` };
}
