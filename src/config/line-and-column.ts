/** One-based line and column; a column counts code points. */
export type Position = { readonly line: number; readonly column: number };

/** Converts offsets to positions. The text is scanned once, because there may be thousands of offsets on one long line. */
export function positionFinder(text: string): (offset: number) => Position {
  const starts = [0, ...Array.from(text.matchAll(/\r\n|\r|\n/g), ({ 0: end, index }) => index + end.length)];
  const pairs = Array.from(text.matchAll(/[\ud800-\udbff][\udc00-\udfff]/g), ({ index }) => index + 1);
  return (offset) => {
    const line = countUpTo(starts, offset);
    const start = starts[line - 1] ?? 0;
    return { line, column: offset - start - (countUpTo(pairs, offset) - countUpTo(pairs, start)) + 1 };
  };
}

function countUpTo(sorted: readonly number[], limit: number): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? 0) <= limit) low = middle + 1;
    else high = middle;
  }
  return low;
}
