import type { Words } from './credential-lexicon.js';

/** Whether a word, or a few with single spaces between them, is among the words. */
export function isAmong(word: string, { whole, stems }: Words): boolean {
  return whole.has(word) || stems.some((stem) => word.startsWith(stem) && word.length <= stem.length + 3);
}

/** The end of the longest of these words that starts at a position; null if none does. */
export function wordAt(lower: string, at: number, words: Words): number | null {
  const { 0: three, 1: one, 2: two } = upToThree.exec(lower.slice(at, at + 60)) ?? [];
  for (const found of [three, two === undefined ? undefined : `${one} ${two}`, one]) {
    if (found !== undefined && isAmong(found, words)) return at + found.length;
  }
  return null;
}

const upToThree = /^([^\s,;:!?()[\]|"`=]+)(?: ([^\s,;:!?()[\]|"`=]+))?(?: [^\s,;:!?()[\]|"`=]+)?/;

/** Skips these words, each preceded by spaces. */
export function skipWords(lower: string, at: number, { words, most }: { words: Words; most: number }): number {
  let end = at;
  for (let count = 0; count < most; count++) {
    const start = skipBlanks(lower, end);
    const next = start === end ? null : wordAt(lower, start, words);
    if (next === null) break;
    end = next;
  }
  return end;
}

export function skipBlanks(lower: string, at: number): number {
  let end = at;
  while (end < at + 8 && (lower.charCodeAt(end) === 0x20 || lower.charCodeAt(end) === 0x09)) end++;
  return end;
}

/** The last word before a position, without spaces and hyphens after it; '' if there is none. */
export function wordBefore(lower: string, at: number): string {
  return /([^\s,;:!?()[\]|"`=]+?)[ \t-]{1,3}$/.exec(lower.slice(Math.max(0, at - 40), at))?.[1] ?? '';
}

/** Whether a text has one of the words somewhere. */
export function hasWord(lower: string, words: Words): boolean {
  if (words.unspaced.test(lower)) return true;
  const found = lower.split(/[\s,;:!?()[\]|"`=/.]+/);
  return found.some((word, index) => isAmong(word, words) || isAmong(`${word} ${found[index + 1]}`, words));
}
