import type { Entry } from '../../entries/entry.js';
import { withoutComments } from '../../entries/split-blocks.js';
import { readFrontMatter } from '../../workspace/front-matter.js';
import { cutLines } from './cut-lines.js';

/** A file's text without some of its entries; null where nothing is left but headings, and the file is not one that always exists. */
export function textWithout(text: string, entries: readonly Entry[]): string | null {
  const rest = cutLines(text, entries);
  const role = entries[0]?.role ?? null;
  const isExpected = role === 'core' || role === 'user' || role === 'daily' || role === 'rooms';
  return isExpected || saysSomething(rest) ? rest : null;
}

function saysSomething(text: string): boolean {
  const { body } = readFrontMatter(text);
  return withoutComments(body)
    .split('\n')
    .some((line) => line.trim() !== '' && !/^#{1,6}(?:\s|$)/.test(line));
}
