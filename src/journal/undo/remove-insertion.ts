import type { FileVersionsToRevert } from './revert-file.js';

/**
 * The current file without what a change inserted, if that is still there once, in one piece and unmodified; text written before or after
 * it stays. Null if the change did more than insert, or if the piece is ambiguous. If the change created the file, the lines above the
 * first section stay, because other sections are below them now.
 */
export function removeInsertion({ before, after, present }: FileVersionsToRevert): Buffer | null {
  if (after === null || present === null) return null;
  const changed = after.toString('latin1');
  const inserted = insertedInto(before?.toString('latin1') ?? aboveSections(changed), changed);
  if (inserted === null) return null;
  const now = present.toString('latin1');
  const at = now.indexOf(inserted);
  const isWhole = at !== -1 && (at === 0 || now[at - 1] === '\n');
  if (!isWhole || now.indexOf(inserted, at + 1) !== -1) return null;
  const [above, below] = [now.slice(0, at), now.slice(at + inserted.length)];
  // Leave one blank line where a section was removed.
  return Buffer.from(above + (above.endsWith('\n\n') && below.startsWith('\n') ? below.slice(1) : below), 'latin1');
}

/** The lines that turn one text into the other; null if the difference is not one insertion. */
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
