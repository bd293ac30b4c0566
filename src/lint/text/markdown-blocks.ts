import type { ZoneKind } from './markdown-zones.js';

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
      if (frontMatterMark.test(line)) open = null;
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
    if (content === '') {
      open = null;
      continue;
    }
    const first = content.charCodeAt(0);
    const opened = first === sign.tick || first === sign.tilde ? fenceMark.exec(content) : null;
    if (opened !== null) {
      fence = opened[1] ?? opened[2] ?? null;
      open = null;
      continue;
    }
    const inner = { start: span.start + contentAt, end: span.end };
    const about = { depth, isQuoted };
    const heading = first === sign.hash ? headingMark.exec(content) : null;
    if (first === sign.less && content.startsWith('<!--') && !content.includes('-->')) {
      isInComment = true;
      const from = inner.start + 4;
      add('comment', { start: Math.min(from, inner.end), end: inner.end }, about);
    } else if (heading !== null) {
      add(
        'heading',
        { start: inner.start + heading[0].length, end: inner.end },
        { ...about, level: heading[0].length },
      );
      open = null;
    } else if (first === sign.bar && tableRow.test(content)) {
      if (!tableRule.test(content)) add('table', inner, about);
      open = null;
    } else if (isItem) add('list', inner, about);
    else if (isQuoted && !(isOpenAs(open, 'quote') || isOpenAs(open, 'list'))) add('quote', inner, about);
    else if (open !== null && isRunning(open)) (open as Open).lines.push(inner);
    else add('prose', inner, about);
  }
  return blocks;
}

const sign = { tick: 0x60, tilde: 0x7e, hash: 0x23, less: 0x3c, bar: 0x7c };
const frontMatterMark = /^---\s*$/;
const fenceMark = /^(?:(`{3,})[^`]*$|(~{3,}))/;
const headingMark = /^#{1,6}(?=[ \t]|$)/;
const tableRow = /^\|.*\|\s*$/;
const tableRule = /^[|\s:-]+$/;

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

type Containers = { contentAt: number; depth: number; isItem: boolean; isQuoted: boolean };

/** The marks of quotes and lists a line begins with. */
function containers(line: string): Containers {
  if (isUnmarked(line.charCodeAt(0))) return noContainers;
  let contentAt = 0;
  let depth = 0;
  let isItem = false;
  let isQuoted = false;
  for (let rounds = 0; rounds < 20; rounds++) {
    const mark = containerMark.exec(line.slice(contentAt));
    if (mark === null) break;
    contentAt += mark[0].length;
    depth++;
    if (mark[1] === undefined) isItem = true;
    else isQuoted = true;
  }
  const indent = blanks.exec(line.slice(contentAt))?.[0].length ?? 0;
  return { contentAt: contentAt + indent, depth, isItem, isQuoted };
}

const noContainers: Containers = { contentAt: 0, depth: 0, isItem: false, isQuoted: false };
const containerMark = /^\s*(?:(>)|(?:[-*+•]|\d{1,9}[.)])(?=\s)(?:\s+\[[ xX]\](?=\s))?)\s*/;
const blanks = /^\s*/;

/** Whether a line that begins so stands in no container: with a letter, a mark of a heading or a table. */
function isUnmarked(unit: number): boolean {
  return (unit >= 65 && unit <= 126) || unit === sign.hash || unit === sign.less;
}
