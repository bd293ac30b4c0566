import { BlockTracker } from './markdown-block-tracker.js';

/** A heading and its content, up to the next heading of any level. Line numbers are 1-based and inclusive. */
export type Section = {
  /** The heading's text; empty for text before the first heading. */
  readonly heading: string;
  /** 1–6, or 0 for text before the first heading. */
  readonly level: number;
  readonly startLine: number;
  readonly endLine: number;
  /** Heading line and content exactly as in the file, line endings included. */
  readonly text: string;
  /** Headings from the outermost to this one. */
  readonly trail: readonly string[];
};

/** Splits Markdown at its ATX headings. Headings inside code fences, comments and raw HTML do not count. Joining all texts gives the input back. */
export function splitSections(markdown: string): Section[] {
  const lines = linesWithEnds(markdown);
  const blocks = new BlockTracker();
  const sections: Section[] = [];
  const trail: { heading: string; level: number }[] = [];
  let current: { heading: string; level: number; startLine: number; text: string; trail: string[] } = {
    heading: '',
    level: 0,
    startLine: 1,
    text: '',
    trail: [],
  };
  const close = (endLine: number) => {
    if (current.level > 0 || current.text !== '') sections.push({ ...current, endLine });
  };
  for (const [index, line] of lines.entries()) {
    const isInside = blocks.isInside(line);
    const heading = isInside ? null : parseHeading(line);
    if (heading !== null) {
      close(index);
      while ((trail.at(-1)?.level ?? 0) >= heading.level) trail.pop();
      trail.push(heading);
      current = { ...heading, startLine: index + 1, text: '', trail: trail.map((step) => step.heading) };
    }
    current.text += line;
  }
  close(lines.length);
  return sections;
}

export function linesWithEnds(text: string): string[] {
  return text.match(/[^\n]*\n|[^\n]+$/g) ?? [];
}

function parseHeading(line: string): { heading: string; level: number } | null {
  // Indented fences may be in a list, where they close nothing outside it.
  const match = /^(#{1,6})(?=[ \t\r\n]|$)/.exec(line);
  if (match === null) return null;
  const text = line.slice(match[0].length).trim();
  // Scanned from the end: a regular expression anchored there would take quadratic time on a long run of `#`.
  let end = text.length;
  while (text[end - 1] === '#') end -= 1;
  const isClosed = end === 0 || /[ \t]/.test(text[end - 1] ?? '');
  return { level: (match[1] ?? '').length, heading: isClosed ? text.slice(0, end).trim() : text };
}
