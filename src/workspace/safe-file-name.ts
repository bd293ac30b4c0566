import { createHash } from 'node:crypto';

/**
 * A file name for a room, agent or entity. Simple names are used unchanged; all others get a readable slug and a hash of the exact name, so
 * that two names never share a file, even on file systems that ignore case.
 */
export function safeFileName(name: string): string {
  const exact = name.normalize('NFC');
  if (isPlain(exact)) return exact;
  const slug = exact
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 48)
    .replace(/-+$/, '');
  // A lone surrogate has no UTF-8 form, so two such names would get the same hash.
  const hashed = /\p{Surrogate}/u.test(exact) ? JSON.stringify(exact) : exact;
  const hash = createHash('sha256').update(hashed).digest('hex').slice(0, 8);
  return `${slug === '' ? 'x' : slug}-${hash}`;
}

const reservedNames = /^(con|prn|aux|nul|com\d|lpt\d)$/;

function isPlain(name: string): boolean {
  const looksHashed = /-[0-9a-f]{8}$/.test(name);
  return /^[a-z0-9](?:[a-z0-9-]{0,62}[a-z0-9])?$/.test(name) && !looksHashed && !reservedNames.test(name);
}
