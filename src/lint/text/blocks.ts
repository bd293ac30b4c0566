import type { ZoneKind } from './zones.js';

/** A stretch of source, `end` exclusive. */
export type Span = { readonly start: number; readonly end: number };

/** Lines that belong together: a paragraph, an item of a list, a heading, a comment. Each line without its marks and line end. */
export type Block = {
  readonly kind: Exclude<ZoneKind, 'inline-code' | 'link-target'>;
  readonly lines: readonly Span[];
  /** How deep in lists and quotes, 0 for none. */
  readonly depth: number;
  /** The level of a heading, else 0. */
  readonly level: number;
  /** Whether the block stands inside a quotation, whatever it is itself. */
  readonly isQuoted: boolean;
};

type Open = { kind: Block['kind']; lines: Span[]; depth: number; level: number; isQuoted: boolean };

/** The blocks of a Markdown text in order. Works line by line in linear time and never fails; what is doubtful is prose. */
export function blocksOf(text: string): Block[] {
  const blocks: Open[] = [];
  let open: Open | null = null;
  let fence: string | null = null;
  let isInComment = false;
  const add = (kind: Block['kind'], span: Span, about: { depth?: number; level?: number; isQuoted?: boolean } = {}) => {
    const { depth = 0, level = 0, isQuoted = false } = about;
    open = { kind, lines: [span], depth, level, isQuoted };
    blocks.push(open);
  };
  const extend = (kind: Block['kind'], span: Span) => {
    if (open?.kind === kind) open.lines.push(span);
    else add(kind, span);
  };

  let lineStart = 0;
  const frontMatterEnd = endOfFrontMatter(text);
  while (lineStart < text.length) {
    const newline = text.indexOf('\n', lineStart);
    const next = newline === -1 ? text.length : newline + 1;
    const end =
      newline === -1 ? text.length : text[newline - 1] === '\r' && newline > lineStart ? newline - 1 : newline;
    const span = { start: lineStart, end };
    const line = text.slice(lineStart, end);
    lineStart = next;

    if (span.start < frontMatterEnd) {
      if (/^---\s*$/.test(line)) open = null;
      else add('front-matter', span);
      continue;
    }
    if (fence !== null) {
      if (closesFence(line, fence)) {
        fence = null;
        open = null;
      } else if (line.trim() !== '') extend('fence', span);
      continue;
    }
    if (isInComment) {
      const close = line.indexOf('-->');
      extend('comment', { start: span.start, end: close === -1 ? span.end : span.start + close });
      if (close === -1) continue;
      isInComment = false;
      open = null;
      const rest = line.slice(close + 3);
      if (rest.trim() !== '') add('prose', { start: span.start + close + 3, end: span.end });
      continue;
    }
    const { contentAt, depth, isItem, isQuoted } = containers(line);
    const content = line.slice(contentAt);
    if (content.trim() === '') {
      open = null;
      continue;
    }
    const opened = /^(?:(`{3,})[^`]*$|(~{3,}))/.exec(content);
    if (opened !== null) {
      fence = opened[1] ?? opened[2] ?? null;
      open = null;
      continue;
    }
    const inner = { start: span.start + contentAt, end: span.end };
    const about = { depth, isQuoted };
    const heading = /^#{1,6}(?=[ \t]|$)/.exec(content);
    if (/^<!--/.test(content.trimStart()) && !content.includes('-->')) {
      isInComment = true;
      const from = inner.start + content.indexOf('<!--') + 4;
      add('comment', { start: Math.min(from, inner.end), end: inner.end }, about);
    } else if (heading !== null) {
      add(
        'heading',
        { start: inner.start + heading[0].length, end: inner.end },
        { ...about, level: heading[0].length },
      );
      open = null;
    } else if (/^\|.*\|\s*$/.test(content)) {
      if (!/^[|\s:-]+$/.test(content)) add('table', inner, about);
      open = null;
    } else if (isItem) add('list', inner, about);
    else if (isQuoted && !(isOpenAs(open, 'quote') || isOpenAs(open, 'list'))) add('quote', inner, about);
    else if (open !== null && isRunning(open)) (open as Open).lines.push(inner);
    else add('prose', inner, about);
  }
  return blocks;
}

function isOpenAs(open: Open | null, kind: Block['kind']): boolean {
  return open?.kind === kind;
}

/** A paragraph goes on until something else begins. */
function isRunning({ kind }: Open): boolean {
  return kind === 'prose' || kind === 'list' || kind === 'quote';
}

function endOfFrontMatter(text: string): number {
  const match = /^---[ \t]*\r?\n(?:[^\n]*\n){0,400}?---[ \t]*(?:\r?\n|$)/.exec(text);
  return match === null ? 0 : match[0].length;
}

function closesFence(line: string, mark: string): boolean {
  const trimmed = line.replace(/^[\s>]*/, '').trimEnd();
  return trimmed.length >= mark.length && trimmed === (mark[0] ?? '').repeat(trimmed.length);
}

/** The marks of quotes and lists a line begins with. */
function containers(line: string): { contentAt: number; depth: number; isItem: boolean; isQuoted: boolean } {
  let contentAt = 0;
  let depth = 0;
  let isItem = false;
  let isQuoted = false;
  for (let rounds = 0; rounds < 20; rounds++) {
    const mark = /^\s*(?:(>)|(?:[-*+•]|\d{1,9}[.)])(?=\s)(?:\s+\[[ xX]\](?=\s))?)\s*/.exec(line.slice(contentAt));
    if (mark === null) break;
    contentAt += mark[0].length;
    depth++;
    if (mark[1] === undefined) isItem = true;
    else isQuoted = true;
  }
  const indent = /^\s*/.exec(line.slice(contentAt))?.[0].length ?? 0;
  return { contentAt: contentAt + indent, depth, isItem, isQuoted };
}
