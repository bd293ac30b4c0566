import { BlockTracker } from '../../workspace/markdown-block-tracker.js';
import { isTemplateText } from './is-template-text.js';

/** A paragraph, a list item with what is nested in it, a table, a quotation or a code fence. Lines are 1-based and inclusive. */
export type Block = {
  readonly startLine: number;
  readonly endLine: number;
  /** Without list marker and comments. */
  readonly text: string;
  /** What its comments say, such as `since:2026-02-02 status:superseded`. */
  readonly comments: string;
};

/** Splits the lines below a heading. Comments that fill their lines belong to no block. */
export function splitBlocks(lines: readonly string[], firstLine: number): Block[] {
  const blocks: Block[] = [];
  const tracker = new BlockTracker();
  let open: OpenBlock | null = null;
  const close = () => {
    const block = open === null ? null : finish(open, firstLine);
    if (block !== null) blocks.push(block);
    open = null;
  };
  for (const [index, line] of lines.entries()) {
    const isInside = tracker.isInside(line) || tracker.open !== null;
    const kind = kindOf(line, isInside);
    const current: OpenBlock | null = open;
    if (current !== null && continues(current, kind, line)) {
      current.lines.push(line);
      continue;
    }
    close();
    if (kind !== 'blank') open = { kind, start: index, lines: [line] };
  }
  close();
  return blocks;
}

type Kind = 'blank' | 'item' | 'indented' | 'inside' | 'row' | 'quote' | 'text';

type OpenBlock = { readonly kind: Kind; readonly start: number; readonly lines: string[] };

function kindOf(line: string, isInside: boolean): Kind {
  if (isInside) return 'inside';
  if (line.trim() === '') return 'blank';
  if (itemMark.test(line)) return 'item';
  if (/^(?: {2,}|\t)/.test(line)) return 'indented';
  if (/^\s*\|/.test(line)) return 'row';
  return /^\s*>/.test(line) ? 'quote' : 'text';
}

const itemMark = /^ ?(?:[-*+]|\d{1,9}[.)])(?:[ \t]+|$)/;

function continues({ kind, lines }: OpenBlock, next: Kind, line: string): boolean {
  const isAfterBlank = lines.at(-1)?.trim() === '';
  switch (kind) {
    case 'item':
      // An item goes on after a blank line only with what is indented.
      return (
        next === 'indented' ||
        next === 'blank' ||
        (next === 'inside' && /^[ \t]/.test(line)) ||
        (next === 'text' && !isAfterBlank)
      );
    case 'inside':
      return next === 'inside';
    case 'row':
    case 'quote':
      return next === kind;
    case 'text':
    case 'indented':
      return next === 'text' || next === 'indented';
    default:
      return false;
  }
}

function finish({ kind, start, lines }: OpenBlock, firstLine: number): Block | null {
  const kept = lines.slice(0, lines.findLastIndex((line) => line.trim() !== '') + 1);
  const [first = '', ...rest] = kept.map((line) => line.replace(/\r?\n$/, ''));
  const body = kind === 'item' ? [first.replace(itemMark, ''), ...rest] : [first, ...rest];
  const said = body.join('\n');
  const text = withoutComments(said).trim();
  // Skips horizontal rules and unfilled template text.
  if (!/[\p{L}\p{N}\p{S}]/u.test(text) || isTemplateText(text)) return null;
  return {
    startLine: firstLine + start,
    endLine: firstLine + start + kept.length - 1,
    text,
    comments: commentsIn(said),
  };
}

function commentsIn(text: string): string {
  return [...text.matchAll(/<!--([\s\S]*?)-->/g)].map(([, comment = '']) => comment.trim()).join(' ');
}

export function withoutComments(text: string): string {
  return text.includes('<!--') ? text.replace(/<!--[\s\S]*?(?:-->|$)/g, '').replace(/[ \t]+$/gm, '') : text;
}
