import type { LintDocument } from '../text/lint-document.js';
import { type Wish, wishesOf } from './directive-polarity.js';
import { documentLines, isInFence } from './document-lines.js';

/** A wish that holds today, and where it stands. */
export type Directive = Wish & {
  readonly path: string;
  readonly line: number;
  readonly start: number;
  readonly end: number;
  /** What must agree for two directives to speak about the same case. */
  readonly context: string;
};

/**
 * The active directives of a file: bullets such as `Prefer X`, with or without `<!-- observed: 2026-02-02 | status: active -->`.
 * A plain bullet speaks for its own section only; one that was observed speaks for the owner everywhere.
 */
export function activeDirectives(document: LintDocument): Directive[] {
  const directives: Directive[] = [];
  let heading = '';
  let pending: string | null = null;
  for (const line of documentLines(document)) {
    if (line.text.length > longest) continue;
    if (/^#{1,6}\s/.test(line.text)) heading = line.text;
    const comment: string | null = /<!--([^>]{0,300})-->/.exec(line.text)?.[1] ?? null;
    const alone: boolean = comment !== null && /^\s*<!--[^>]*-->\s*$/.test(line.text);
    const bullet = /^\s*(?:[-*+•]|\d{1,3}[.)])\s+(?=\S)/.exec(line.text);
    const mark: string | null = comment ?? pending;
    pending = alone ? comment : null;
    if (alone || bullet === null || isOver(mark, line.text) || isInFence(document, line)) continue;
    const start = line.start + bullet[0].length;
    const isObserved = mark !== null && /observed\s*:/i.test(mark);
    for (const wish of wishesOf(line.text.slice(bullet[0].length))) {
      const context = isObserved ? '' : `${document.path}\0${heading}`;
      directives.push({ ...wish, path: document.path, line: line.index + 1, start, end: line.end, context });
    }
  }
  return directives;
}

const longest = 600;

/** Superseded, retired or struck out. */
function isOver(mark: string | null, line: string): boolean {
  const status = mark === null ? null : /status\s*:\s*([a-z-]{1,20})/i.exec(mark)?.[1];
  return (status !== null && status !== undefined && status.toLowerCase() !== 'active') || line.includes('~~');
}
