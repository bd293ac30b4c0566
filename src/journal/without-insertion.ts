import type { Versions } from './take-back.js';

/**
 * The present file without what a change put into it, where that stands there once, in one piece and as it was: whatever was written
 * before or behind it meanwhile stays. Null where the change did more than that, or where the piece can't be told for sure. Of a file
 * that the change made, the lines above the first section stay, because others stand below them now.
 */
export function withoutInsertion({ before, after, present }: Versions): Buffer | null {
  if (after === null || present === null) return null;
  const changed = after.toString('latin1');
  const inserted = insertedInto(before?.toString('latin1') ?? aboveSections(changed), changed);
  if (inserted === null) return null;
  const now = present.toString('latin1');
  const at = now.indexOf(inserted);
  const isWhole = at !== -1 && (at === 0 || now[at - 1] === '\n');
  if (!isWhole || now.indexOf(inserted, at + 1) !== -1) return null;
  const [above, below] = [now.slice(0, at), now.slice(at + inserted.length)];
  // One blank line is enough where a section went.
  return Buffer.from(above + (above.endsWith('\n\n') && below.startsWith('\n') ? below.slice(1) : below), 'latin1');
}

/** The lines that make the one text of the other; null where it takes more than lines in one place. */
function insertedInto(before: string | null, after: string): string | null {
  if (before === null) return null;
  let same = 0;
  while (same < before.length && before[same] === after[same]) same++;
  const start = before.lastIndexOf('\n', same - 1) + 1;
  const rest = before.slice(start);
  const inserted = after.slice(start, after.length - rest.length);
  const isAll = after.length > before.length && after.endsWith(rest) && inserted.endsWith('\n');
  return isAll && inserted.trim() !== '' ? inserted : null;
}

function aboveSections(text: string): string | null {
  const section = text.search(/^## /m);
  return section <= 0 ? null : text.slice(0, section);
}
