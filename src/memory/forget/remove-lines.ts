import { linesWithEnds } from '../../workspace/split-sections.js';

/** A range of lines, 1-based and inclusive. */
export type LineRange = { readonly startLine: number; readonly endLine: number };

/** The text without some ranges of lines. Blank lines that only separated a range are removed too; everything else stays. */
export function removeLines(text: string, ranges: readonly LineRange[]): string {
  const lines = linesWithEnds(text);
  const isCut = new Array<boolean>(lines.length).fill(false);
  for (const { startLine, endLine } of ranges) isCut.fill(true, startLine - 1, endLine);
  const isBlank = (index: number) => (lines[index] ?? '').trim() === '';
  for (let index = 0; index < lines.length; index++) {
    if (isCut[index] !== true || isCut[index - 1] === true) continue;
    let end = index;
    while (isCut[end] === true) end++;
    const isApart = index === 0 || isBlank(index - 1);
    while (isApart && end < lines.length && isBlank(end) && isCut[end] !== true) isCut[end++] = true;
  }
  return lines.filter((_, index) => isCut[index] !== true).join('');
}
