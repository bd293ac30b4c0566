/**
 * A line without its code spans, whose content is an example and not meant literally. A span runs from a run of backticks to the next run
 * of the same length. Scans the runs, because a regular expression would take quadratic time on hostile lines. A line with an escaped
 * backtick is left unchanged, because its code spans are ambiguous.
 */
export function stripInlineCode(line: string): string {
  const rows = [...line.matchAll(/`+/g)].map((row) => ({ start: row.index, length: row[0].length }));
  if (rows.length < 2 || line.includes('\\`')) return line;
  const nextOfSameLength = linkEqualRows(rows);
  let kept = '';
  let position = 0;
  for (let index = 0; index < rows.length; index++) {
    const opening = rows[index];
    const closingIndex = nextOfSameLength[index];
    const closing = closingIndex === undefined ? undefined : rows[closingIndex];
    if (opening === undefined || closing === undefined || closingIndex === undefined) continue;
    kept += line.slice(position, opening.start);
    position = closing.start + closing.length;
    index = closingIndex;
  }
  return kept + line.slice(position);
}

/** For each run, the index of the next one of the same length. */
function linkEqualRows(rows: readonly { length: number }[]): (number | undefined)[] {
  const latest = new Map<number, number>();
  const next = new Array<number | undefined>(rows.length);
  for (let index = rows.length - 1; index >= 0; index--) {
    const length = rows[index]?.length ?? 0;
    next[index] = latest.get(length);
    latest.set(length, index);
  }
  return next;
}
