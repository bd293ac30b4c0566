import { SoulError } from '../../index.js';

/** Where the next page begins, as a word that means nothing to a caller. */
export function nextCursor(offset: number): string {
  return Buffer.from(`from:${offset}`).toString('base64url');
}

export function offsetOf(cursor: string | undefined): number {
  if (cursor === undefined) return 0;
  const [, offset] = /^from:(\d{1,6})$/.exec(Buffer.from(cursor, 'base64url').toString('utf8')) ?? [];
  if (offset !== undefined) return Number(offset);
  throw new SoulError('usage', 'This cursor is not one of ours.', {
    hint: 'Leave it out to begin with the first page.',
  });
}
