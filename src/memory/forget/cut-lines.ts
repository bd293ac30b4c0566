import { linesWithEnds } from '../../workspace/sections.js';

/** A stretch of lines, 1-based and inclusive. */
export type LineRange = { readonly startLine: number; readonly endLine: number };

/** The text without some stretches of lines. Blank lines that only kept a stretch apart go with it; everything else stays as it is. */
export function cutLines(text: string, ranges: readonly LineRange[]): string {
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
