/** Earlier lines that a later text lost or changed, and the 0-based line of the later text where the first of them was. */
export type RemovedLines = { readonly count: number; readonly firstAt: number };

/**
 * Whether a text only grew. Earlier lines must all be there in their order; new ones may stand anywhere between them. Blank
 * lines and space at line ends do not count.
 */
export function removedLines(before: string, after: string): RemovedLines | null {
  const places = new Map<string, number[]>();
  const lines = after.split('\n');
  for (const [index, line] of lines.entries()) {
    const key = line.trimEnd();
    const known = places.get(key);
    if (known === undefined) places.set(key, [index]);
    else known.push(index);
  }
  let next = 0;
  let count = 0;
  let firstAt = 0;
  for (const line of before.split('\n')) {
    const key = line.trimEnd();
    if (key === '') continue;
    const place = firstFrom(places.get(key) ?? [], next);
    if (place !== null) next = place + 1;
    else if (count++ === 0) firstAt = next;
  }
  while (lines[firstAt]?.trim() === '' && firstAt + 1 < lines.length) firstAt++;
  return count === 0 ? null : { count, firstAt };
}

/** The lowest number of a rising row that is not below the given one. */
function firstFrom(row: readonly number[], least: number): number | null {
  let low = 0;
  let high = row.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((row[middle] ?? 0) < least) low = middle + 1;
    else high = middle;
  }
  return row[low] ?? null;
}
