import { BlockTracker } from './markdown-block-tracker.js';
import { linesWithEnds, type Section } from './split-sections.js';

/**
 * How many lines certainly belong to a section. A marker on a log entry applies only up to where another entry might begin: at a heading
 * that an unclosed fence or comment swallows, or, with `underlines`, at an underlined heading.
 */
export function certainSectionLines(section: Section, { underlines }: { underlines: boolean }): number {
  const lines = linesWithEnds(section.text);
  const blocks = new BlockTracker();
  let isPlainFence = false;
  let doubtful: number | null = null;
  let paragraph: number | null = null;
  for (const [index, line] of lines.entries()) {
    const wasOpen: string | null = blocks.open;
    const isInside = blocks.isInside(line);
    if (wasOpen === null && blocks.open === 'fence') isPlainFence = /^[`~]/.test(line);
    if (index === 0 && section.level > 0) continue;
    if (looksLikeHeading(line)) {
      // In a fence that starts at the left edge and is closed, `# …` is a comment in code; anywhere else another entry may begin.
      const isCode = isInside && isPlainFence && wasOpen === 'fence' && !looksLikeEntry(line);
      if (!isCode) return index;
      doubtful ??= index;
    }
    if (blocks.open === null) doubtful = null;
    if (underlines && paragraph !== null && isUnderline(line, lines[index - 1] ?? '')) return paragraph;
    if (line.trim() === '') paragraph = null;
    else paragraph ??= index;
  }
  return doubtful ?? lines.length;
}

/** A heading in any form: indented, in a list or quote, without its space, in HTML. */
function looksLikeHeading(line: string): boolean {
  return /^[\s>]*(?:(?:[-*+]|\d{1,9}[.)])\s+)*[\s>]*(?:#{1,6}\s+\S|#{2,6}\S|<h[1-6][\s>])/i.test(line);
}

function looksLikeEntry(line: string): boolean {
  return /^\s*#{1,6}\s+(?:\d{1,2}:\d\d|\d{4}-\d\d-\d\d)\b/.test(line);
}

/** A row of dashes below a list, quote or table is a horizontal rule. */
function isUnderline(line: string, above: string): boolean {
  if (/^ {0,3}=+\s*$/.test(line)) return true;
  return /^ {0,3}-+\s*$/.test(line) && !/^\s*(?:[-*+]\s|\d{1,9}[.)]\s|>|\|)/.test(above);
}
