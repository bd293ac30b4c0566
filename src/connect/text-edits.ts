/** What stood at a place before, and how much stands there now. Undone in reverse order. */
export type UndoEdit = { readonly offset: number; readonly removed: string; readonly length: number };

/** The one place where two texts differ, as what takes the second back to the first. */
export function undoOf(before: string, after: string): UndoEdit {
  const most = Math.min(before.length, after.length);
  let start = 0;
  while (start < most && before[start] === after[start]) start++;
  let end = 0;
  while (end < most - start && before.at(-1 - end) === after.at(-1 - end)) end++;
  return {
    offset: start,
    removed: before.slice(start, before.length - end),
    length: after.length - end - start,
  };
}

export function applyUndo(text: string, edits: readonly UndoEdit[]): string {
  return [...edits]
    .reverse()
    .reduce((now, { offset, removed, length }) => now.slice(0, offset) + removed + now.slice(offset + length), text);
}
