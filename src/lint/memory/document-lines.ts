import type { LintDocument } from '../text/lint-document.js';

/** A line without its line end; `index` counts from 0. */
export type DocumentLine = {
  readonly index: number;
  readonly start: number;
  readonly end: number;
  readonly text: string;
};

export function documentLines({ lines }: Pick<LintDocument, 'lines'>): DocumentLine[] {
  return lines.starts.map((start, index) => {
    const text = lines.textOf(index);
    return { index, start, end: start + text.length, text };
  });
}

/** A line that stands in a code fence is an example. */
export function isInFence(document: LintDocument, { start, text }: DocumentLine): boolean {
  const first = text.search(/\S/);
  return first !== -1 && document.zoneAt(start + first).kind === 'fence';
}
