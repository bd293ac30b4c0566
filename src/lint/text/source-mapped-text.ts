/** Where pieces of a text begin in it, and where each came from. */
export type Pieces = { readonly ats: readonly number[]; readonly sources: readonly number[] };

/** Text taken from a document, with the way back: joined from lines, folded or decoded. */
export class SourceMappedText {
  readonly text: string;
  /** Within a piece both count on together. */
  readonly #ats: readonly number[];
  readonly #sources: readonly number[];
  /** A piece that stands for a place as a whole, such as a decoded blob, does not count on. */
  readonly #isFixed: boolean;

  constructor(text: string, pieces: Pieces, options: { isFixed?: boolean } = {}) {
    this.text = text;
    this.#ats = pieces.ats;
    this.#sources = pieces.sources;
    this.#isFixed = options.isFixed ?? false;
  }

  /** The offset in the document that a place in the text came from. */
  toSource(offset: number): number {
    let low = 0;
    let high = this.#ats.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((this.#ats[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    const source = this.#sources[low] ?? 0;
    return this.#isFixed ? source : source + offset - (this.#ats[low] ?? 0);
  }
}
