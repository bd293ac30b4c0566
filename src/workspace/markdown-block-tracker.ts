import { stripInlineCode } from './strip-inline-code.js';

/** Tracks code fences, HTML comments and raw HTML line by line, so that text inside them does not count as structure. */
export class BlockTracker {
  #open: OpenBlock | null = null;

  /** The kind of block that is still open after the lines seen so far. */
  get open(): OpenBlock['kind'] | null {
    return this.#open?.kind ?? null;
  }

  /** The line that would end the open block; empty if a blank line does, null if none is open. */
  get closing(): string | null {
    if (this.#open === null) return null;
    const { kind } = this.#open;
    if (kind === 'comment') return '-->';
    if (kind === 'tag') return '';
    return kind === 'fence' ? this.#open.mark : `</${this.#open.tag}>`;
  }

  /** Whether this line is inside a block that an earlier line opened, or opens a fence or raw block itself. */
  isInside(line: string): boolean {
    if (this.#open !== null) {
      if (this.#open.kind === 'tag' && line.trim() === '') {
        this.#open = null;
        return false;
      }
      if (closes(this.#open, line)) this.#open = reopens(this.#open, line) ? { kind: 'comment' } : null;
      return true;
    }
    // Most lines have no character that could open a block.
    if (!/[`~<]/.test(line)) return false;
    this.#open = opening(line);
    if (this.#open !== null) return this.#open.kind !== 'comment';
    return rawTag.test(line);
  }
}

type OpenBlock =
  | { readonly kind: 'fence'; readonly mark: string }
  | { readonly kind: 'comment' }
  | { readonly kind: 'raw'; readonly tag: string; readonly end: RegExp }
  /** HTML blocks that end at a blank line. */
  | { readonly kind: 'tag' };

const rawTag = /^ {0,3}<(pre|script|style|textarea)(?:[\s>]|$)/i;

function opening(line: string): OpenBlock | null {
  const mark = openingFence(line);
  if (mark !== null) return { kind: 'fence', mark };
  const raw = rawTag.exec(line);
  if (raw !== null) {
    const tag = raw[1] ?? '';
    const end = new RegExp(`</${tag}>`, 'i');
    return end.test(line) ? null : { kind: 'raw', tag, end };
  }
  if (opensComment(stripInlineCode(line))) return { kind: 'comment' };
  return /^ {0,3}<\/?[a-z][a-z0-9-]*(?:[\s/>]|$)/i.test(line) ? { kind: 'tag' } : null;
}

function openingFence(line: string): string | null {
  const fence = /^ {0,3}(`{3,}|~{3,})(.*)/.exec(line);
  if (fence === null) return null;
  const [, mark = '', info = ''] = fence;
  return mark.startsWith('`') && info.includes('`') ? null : mark;
}

function opensComment(text: string): boolean {
  const comment = text.lastIndexOf('<!--');
  return comment !== -1 && !text.includes('-->', comment);
}

function closes(open: OpenBlock, line: string): boolean {
  if (open.kind === 'comment') return line.includes('-->');
  if (open.kind === 'raw') return open.end.test(line);
  if (open.kind === 'tag') return false;
  const fence = /^ {0,3}(`{3,}|~{3,})[ \t]*\r?\n?$/.exec(line);
  return fence?.[1]?.startsWith(open.mark) === true;
}

/** A line that ends a comment may start the next one. */
function reopens(open: OpenBlock, line: string): boolean {
  return open.kind === 'comment' && opensComment(line.slice(line.indexOf('-->') + '-->'.length));
}
