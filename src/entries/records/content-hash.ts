import { hash as hashOf } from 'node:crypto';

/** A hash of the normalised text: the same words in another form have the same hash. */
export function contentHash(text: string): string {
  return hashOf('sha256', normalised(text), 'hex');
}

function normalised(text: string): string {
  return text
    .normalize('NFC')
    .replace(/\s{2,}|[^\S ]/g, ' ')
    .trim();
}
