import { documentLines } from '../memory/document-lines.js';
import type { LintDocument } from '../text/lint-document.js';

/** A comment that speaks to the linter. */
export type SuppressionComment = {
  /** What stands behind `agentsoul-`: `disable-next-line`, `enable`, or something that means nothing. */
  readonly form: string;
  /** What follows it. */
  readonly words: string;
  /** 1-based. */
  readonly line: number;
  readonly start: number;
  readonly end: number;
};

const longest = 800;
const comment = /^\s{0,20}agentsoul-((?:disable|enable)(?:-[a-z]{1,20}){0,4})(?![\w-])(.*)$/s;

/** The comments of a file that are for the linter, in reading order. Those in code are examples. */
export function suppressionComments(document: LintDocument): SuppressionComment[] {
  if (!/agentsoul-(?:dis|en)able/.test(document.text)) return [];
  const found: SuppressionComment[] = [];
  for (const { text, start, index } of documentLines(document)) {
    for (let at = text.indexOf('<!--'); at !== -1; at = text.indexOf('<!--', at + 4)) {
      const inside = text.slice(at + 4, at + 4 + longest);
      const close = inside.indexOf('-->');
      const match = close === -1 ? null : comment.exec(inside.slice(0, close));
      if (match === null || document.zoneAt(start + at + 4).kind !== 'comment') continue;
      const [, form = '', words = ''] = match;
      found.push({ form, words, line: index + 1, start: start + at, end: start + at + 4 + close + 3 });
    }
  }
  return found;
}
