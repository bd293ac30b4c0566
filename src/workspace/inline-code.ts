/**
 * A line without its code spans: what stands in them is shown, not meant. A span runs from a row of backticks to the next row
 * of the same length. Walks along the rows, because a pattern would take quadratic time on hostile lines. A line with an
 * escaped backtick is left alone: it is not worth guessing what is code in it.
 */
export function withoutInlineCode(line: string): string {
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

/** For each row, the index of the next one as long. */
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
