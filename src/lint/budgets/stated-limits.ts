import { outlineText } from '../../budget/outline.js';
import type { LintDocument } from '../text/lint-document.js';

/** A section that says in a comment how many tokens it takes, and its text without comments. */
export type StatedLimit = {
  readonly tokens: number;
  readonly text: string;
  /** The place of the heading. */
  readonly start: number;
  readonly end: number;
};

/** Reads comments such as `<!-- 500 tokens: who they are -->` and `<!-- ~500 tokens -->` below headings of the second level and deeper. */
export function statedLimits(document: LintDocument): StatedLimit[] {
  if (!document.text.includes('<!--')) return [];
  const { sections } = outlineText(document.text);
  return sections.flatMap((section, index) => {
    const stated = section.level < 2 ? null : limitIn(section.text);
    if (stated === null) return [];
    const next = sections.findIndex((other, at) => at > index && other.level <= section.level);
    const own = sections.slice(index, next === -1 ? undefined : next);
    const start = document.lines.starts[section.startLine - 1] ?? 0;
    return [
      {
        tokens: stated,
        text: withoutComments(own.map(({ text }) => text).join('')),
        start,
        end: start + document.lines.textOf(section.startLine - 1).length,
      },
    ];
  });
}

function limitIn(text: string): number | null {
  for (const comment of commentsOf(text)) {
    const stated = /(?:^|[\s~≈(<≤])(\d{1,3}(?:[,. ]\d{3}){1,2}|\d{1,6}) ?(?:tokens?|токен|トークン|令牌)/i.exec(
      comment.slice(0, 400),
    );
    if (stated?.[1] !== undefined) return Number(stated[1].replace(/[,. ]/g, ''));
  }
  return null;
}

function* commentsOf(text: string): Generator<string> {
  for (let at = text.indexOf('<!--'); at !== -1; ) {
    const close = text.indexOf('-->', at + 4);
    const end = close === -1 ? text.length : close;
    yield text.slice(at + 4, end);
    at = text.indexOf('<!--', end);
  }
}

function withoutComments(text: string): string {
  let left = '';
  let from = 0;
  for (let at = text.indexOf('<!--'); at !== -1; at = text.indexOf('<!--', from)) {
    left += text.slice(from, at);
    const close = text.indexOf('-->', at + 4);
    if (close === -1) return left;
    from = close + 3;
  }
  return left + text.slice(from);
}
