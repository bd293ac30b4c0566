import { outlineText } from './outline.js';

/** Lines that were left out, and the section they belong to. Line numbers are 1-based and inclusive. */
export type Omission = {
  /** Empty for text before the first heading. */
  readonly heading: string;
  readonly startLine: number;
  readonly endLine: number;
};

/** What `text.slice(start, end)` takes away, section by section. A line that is cut in two counts as taken away. */
export function omissionsOf(text: string, start: number, end: number): Omission[] {
  if (start >= end) return [];
  const firstLine = lineAt(text, start);
  const lastLine = lineAt(text, end - 1);
  const { frontMatter, sections } = outlineText(text);
  const frontMatterLines = lineAt(text, frontMatter.length) - 1;
  const parts = [{ heading: '', startLine: 1, endLine: frontMatterLines }, ...sections];
  return parts.flatMap((part) => {
    const startLine = Math.max(part.startLine, firstLine);
    const endLine = Math.min(part.endLine, lastLine);
    return startLine <= endLine ? [{ heading: part.heading, startLine, endLine }] : [];
  });
}

function lineAt(text: string, index: number): number {
  let line = 1;
  for (let at = text.indexOf('\n'); at !== -1 && at < index; at = text.indexOf('\n', at + 1)) line++;
  return line;
}
