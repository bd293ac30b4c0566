/** A place for people: 1-based line, and column counted in characters (code points). */
export type Position = { readonly line: number; readonly column: number };

/** Turns offsets into lines and columns. */
export class LineMap {
  readonly #text: string;
  /** Where the second units of characters of two units stand. Kept, because many findings may lie on one long line. */
  #pairs: readonly number[] | null = null;
  /** Where each line starts. */
  readonly starts: readonly number[];

  constructor(text: string) {
    this.#text = text;
    const starts = [0];
    for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
    this.starts = starts;
  }

  get count(): number {
    return this.starts.length;
  }

  /** The 0-based index of the line that holds the offset. */
  indexAt(offset: number): number {
    let low = 0;
    let high = this.starts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((this.starts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return low;
  }

  positionAt(offset: number): Position {
    const index = this.indexAt(offset);
    const start = this.starts[index] ?? 0;
    this.#pairs ??= pairsOf(this.#text);
    const pairs = countBelow(this.#pairs, offset) - countBelow(this.#pairs, start);
    return { line: index + 1, column: offset - start - pairs + 1 };
  }

  /** The line without its line end. */
  textOf(index: number): string {
    const start = this.starts[index] ?? 0;
    const next = this.starts[index + 1];
    const line = this.#text.slice(start, next === undefined ? undefined : next - 1);
    return line.endsWith('\r') ? line.slice(0, -1) : line;
  }
}

function pairsOf(text: string): number[] {
  const pairs: number[] = [];
  for (const { index } of text.matchAll(/[\ud800-\udbff][\udc00-\udfff]/g)) pairs.push(index + 1);
  return pairs;
}

function countBelow(sorted: readonly number[], limit: number): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? 0) < limit) low = middle + 1;
    else high = middle;
  }
  return low;
}
