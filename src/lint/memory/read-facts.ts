import { isPlain } from '../text/is-plain.js';
import type { LintDocument } from '../text/lint-document.js';
import { documentLines, isInFence } from './document-lines.js';

/** A bullet that states something, under the key that its repetitions share. */
export type Fact = {
  readonly key: string;
  readonly path: string;
  readonly line: number;
  readonly start: number;
  readonly end: number;
};

/** Bullets long enough to be facts. Case, punctuation, dates and scores make no difference to the key. */
export function factsOf(document: LintDocument): Fact[] {
  const facts: Fact[] = [];
  for (const line of documentLines(document)) {
    if (line.text.length > longest) continue;
    const bullet = bulletMark.exec(line.text.slice(0, 400));
    if (bullet === null || isInFence(document, line)) continue;
    const words = wordsOf(line.text.slice(bullet[0].length));
    if (!isLongEnough(words)) continue;
    const start = line.start + bullet[0].length;
    facts.push({ key: words.join(' '), path: document.path, line: line.index + 1, start, end: line.end });
  }
  return facts;
}

const bulletMark = /^\s*(?:[-*+•]|\d{1,3}[.)])\s+(?:\[[ xX]\]\s+)?(?=\S)/;
const longest = 1_000;

function wordsOf(text: string): string[] {
  const told = text
    .replace(/<!--[^>]{0,400}-->/g, ' ')
    .replace(/_\(score=[^)]{0,80}\)_/g, ' ')
    .replace(/\d{4}-\d{2}-\d{2}/g, ' ')
    .replace(/[*_`~]/g, '')
    .toLowerCase();
  const words = isPlain(told) ? /[a-z0-9]+/g : /[\p{L}\p{M}\p{N}]+/gu;
  return (told.match(words) ?? []).filter((word) => !smallWords.has(word));
}

const smallWords = new Set(['the', 'a', 'an', 'is', 'are', 'was', 'and', 'that', 'to', 'of']);

function isLongEnough(words: readonly string[]): boolean {
  return words.length >= 4 || [...words.join('')].filter((sign) => /[\u3040-\u9fff]/.test(sign)).length >= 10;
}
