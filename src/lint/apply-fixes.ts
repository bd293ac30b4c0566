import type { Fix, TextEdit } from './rule.js';

export type FixedText = {
  readonly text: string;
  readonly applied: readonly Fix[];
  /** Fixes that overlap an earlier one. Another run finds them again if they are still needed. */
  readonly left: readonly Fix[];
};

/**
 * Applies fixes, each completely or not at all. If two overlap, the first wins. Everything else
 * stays as it is, line ends and a byte order mark included; offsets count from behind that mark.
 */
export function applyFixes(text: string, fixes: readonly Fix[]): FixedText {
  const mark = text.startsWith('\uFEFF') ? '\uFEFF' : '';
  const body = text.slice(mark.length);
  /** In order, and none touches another. */
  const edits: TextEdit[] = [];
  const applied: Fix[] = [];
  const left: Fix[] = [];
  for (const fix of fixes) {
    checkPlaces(fix, body.length);
    if (fix.edits.every((edit) => freePlaceFor(edit, edits) !== null)) {
      for (const edit of fix.edits) {
        // Of two edits of the same fix for one place, the first counts.
        const place = freePlaceFor(edit, edits);
        if (place !== null) edits.splice(place, 0, edit);
      }
      applied.push(fix);
    } else left.push(fix);
  }
  return { text: mark + withEdits(body, edits), applied, left };
}

/** Where an edit belongs among the others; null if it touches one. Two that begin at one place do, because their order would matter. */
function freePlaceFor(edit: TextEdit, edits: readonly TextEdit[]): number | null {
  let low = 0;
  let high = edits.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((edits[middle]?.start ?? 0) < edit.start) low = middle + 1;
    else high = middle;
  }
  const before = edits[low - 1];
  const after = edits[low];
  if (before !== undefined && before.end > edit.start) return null;
  if (after !== undefined && (after.start === edit.start || after.start < edit.end)) return null;
  return low;
}

function withEdits(body: string, edits: readonly TextEdit[]): string {
  const parts: string[] = [];
  let end = 0;
  for (const edit of edits) {
    parts.push(body.slice(end, edit.start), edit.replacement);
    end = edit.end;
  }
  return parts.join('') + body.slice(end);
}

function checkPlaces({ edits, description }: Fix, length: number): void {
  for (const { start, end } of edits) {
    if (start < 0 || end < start || end > length) {
      throw new Error(`The fix "${description}" would change ${start} to ${end} of ${length} characters.`);
    }
  }
}
