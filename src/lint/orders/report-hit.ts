import type { Report } from '../rule.js';
import type { Sentence } from '../text/sentences.js';

/** A report on a stretch of a sentence, or on all of it. */
export function reportOn(
  sentence: Sentence,
  range: { readonly start: number; readonly end: number } | null,
  report: Omit<Report, 'start' | 'end'>,
): Report {
  const start = range === null ? firstWord(sentence.text) : range.start;
  const end = range === null ? sentence.text.trimEnd().length : range.end;
  const from = sentence.toSource(start);
  const to = Math.max(from + 1, sentence.toSource(Math.max(start, end - 1)) + 1);
  return { start: from, end: to, ...report, ...raised(sentence, report) };
}

/** What shows only when hidden or encoded text is made plain was meant to be missed. */
function raised({ origin }: Sentence, { severity }: Pick<Report, 'severity'>): Pick<Report, 'severity' | 'confidence'> {
  if (origin === 'plain') return {};
  return severity === undefined ? { confidence: 'high' } : { severity: 'error', confidence: 'high' };
}

function firstWord(text: string): number {
  const plain = text.search(/[A-Za-z0-9\x80-\uffff]/);
  if (plain === -1 || text.charCodeAt(plain) < 128) return Math.max(0, plain);
  const found = text.search(/[\p{L}\p{N}]/u);
  return found === -1 ? 0 : found;
}

export function spanOf(...hits: readonly { start: number; end: number }[]): { start: number; end: number } {
  return { start: Math.min(...hits.map(({ start }) => start)), end: Math.max(...hits.map(({ end }) => end)) };
}
