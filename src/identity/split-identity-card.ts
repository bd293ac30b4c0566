import { readFrontMatter } from '../workspace/front-matter.js';
import { BlockTracker } from '../workspace/markdown-block-tracker.js';
import { linesWithEnds } from '../workspace/split-sections.js';

/** One line of an identity card, as a reader sees it. */
export type CardLine = {
  /** The line without its end, comments blanked out, so that positions stay what they are. */
  readonly text: string;
  /** Where the line starts in the whole text. */
  readonly start: number;
  /** Where the next line starts. */
  readonly next: number;
  /** Columns of white space before the first character; a tab counts as four. */
  readonly indent: number;
  /** Whether it is in front matter, a code fence or a comment and does not count. */
  readonly isHidden: boolean;
};

export function cardLines(markdown: string): CardLine[] {
  const mark = byteOrderMark(markdown);
  const body = bodyStart(markdown);
  const blocks = new BlockTracker();
  const lines: CardLine[] = [];
  let start = mark;
  for (const line of linesWithEnds(markdown.slice(mark))) {
    const isFrontMatter = start < body;
    const text = blankComments(line.replace(/\r?\n$/, ''));
    const next = start + line.length;
    lines.push({ text, start, next, indent: indentOf(text), isHidden: isFrontMatter || blocks.isInside(line) });
    start = next;
  }
  return lines;
}

/** Where the text starts, after a byte order mark and front matter. */
export function bodyStart(markdown: string): number {
  const mark = byteOrderMark(markdown);
  return mark + readFrontMatter(markdown.slice(mark)).head.length;
}

function byteOrderMark(markdown: string): number {
  return markdown.startsWith('\uFEFF') ? 1 : 0;
}

function blankComments(line: string): string {
  return line.replace(/<!--.*?(?:-->|$)/gs, (comment) => ' '.repeat(comment.length));
}

function indentOf(text: string): number {
  const space = /^[ \t]*/.exec(text)?.[0] ?? '';
  return space.length + 3 * (space.split('\t').length - 1);
}
