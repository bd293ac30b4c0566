import { BlockTracker } from '../workspace/markdown-block-tracker.js';
import { linesWithEnds, type Section } from '../workspace/split-sections.js';

/** The smallest part of a section that is kept or left out on its own, with the blank lines after it. */
export type Block = {
  readonly kind: 'heading' | 'item' | 'paragraph' | 'solid';
  readonly text: string;
  readonly startLine: number;
  readonly endLine: number;
  /** Whether it is prose that may be shortened at a sentence, without code, tables or comments. */
  readonly isProse: boolean;
};

/** Splits a section into its heading, paragraphs, list items, code, tables and comments. Joining their texts gives it back. */
export function splitBlocks(section: Section): Block[] {
  const tracker = new BlockTracker();
  const blocks: GrowingBlock[] = [];
  let isOpen = false;
  for (const [index, line] of linesWithEnds(section.text).entries()) {
    const wasOpen = isOpen;
    const isInside = tracker.isInside(line);
    isOpen = tracker.open !== null;
    const kind = index === 0 && section.level > 0 ? 'heading' : isInside ? 'solid' : kindOf(line);
    const isProse = !isInside && !isOpen && kind !== 'solid' && !isTableRule(line);
    const current = blocks.at(-1);
    if (current !== undefined && (wasOpen || continues(current, line, kind))) {
      current.text += line;
      current.isClosed = !wasOpen && (kind === 'blank' || kind === 'break');
      current.isProse &&= isProse;
    } else {
      blocks.push({
        kind: kind === 'blank' || kind === 'break' ? 'paragraph' : kind,
        text: line,
        startLine: section.startLine + index,
        indent: indentOf(line),
        isProse,
        isClosed: kind === 'blank',
      });
    }
  }
  return blocks.map(({ kind, text, startLine, isProse }, index) => ({
    kind,
    text,
    startLine,
    endLine: (blocks[index + 1]?.startLine ?? section.endLine + 1) - 1,
    isProse: isProse && kind !== 'heading',
  }));
}

/** Blank lines and horizontal rules belong to the block before them. */
type LineKind = Block['kind'] | 'blank' | 'break';

type GrowingBlock = {
  readonly kind: Block['kind'];
  text: string;
  readonly startLine: number;
  readonly indent: number;
  isProse: boolean;
  /** Whether a blank line followed. */
  isClosed: boolean;
};

function kindOf(line: string): LineKind {
  if (line.trim() === '') return 'blank';
  if (/^ {0,3}(?:(?:-[ \t]*){3,}|(?:\*[ \t]*){3,}|(?:_[ \t]*){3,})\s*$/.test(line)) return 'break';
  if (/^\s*(?:[-*+]|\d{1,9}[.)])(?:\s|$)/.test(line)) return 'item';
  return /^\s*(?:\||<!--)/.test(line) ? 'solid' : 'paragraph';
}

function isTableRule(line: string): boolean {
  return /^[\s|:-]+$/.test(line) && line.includes('|') && line.includes('-');
}

/** Whether a line belongs to the block before it. Text indented under a list item is part of the item. */
function continues(block: GrowingBlock, line: string, kind: LineKind): boolean {
  if (kind === 'blank' || kind === 'break') return true;
  if (block.kind === 'heading') return false;
  if (block.kind === 'item' && indentOf(line) > block.indent) return true;
  if (block.isClosed || kind === 'item') return false;
  return kind === block.kind || (kind === 'paragraph' && block.kind === 'item');
}

function indentOf(line: string): number {
  return /^[ \t]*/.exec(line)?.[0].replaceAll('\t', '    ').length ?? 0;
}
