import { overlap, wordsOf } from '../../entries/compare/words.js';
import { normaliseText } from '../../entries/normalise-text.js';
import type { Day } from '../../workspace/days.js';
import type { CoreLine } from './core-lines.js';

export type Prunable = CoreLine & { readonly reason: string };

/** Up to three lines that core memory needs least: said twice, over and done, or the longest. */
export function leastUseful(lines: readonly CoreLine[], today: Day): Prunable[] {
  const seen: Set<string>[] = [];
  const ranked = lines.map((line) => {
    const words = new Set(wordsOf(normaliseText(line.text)));
    const isSaidTwice = seen.some((other) => overlap(words, other) >= 0.8);
    seen.push(words);
    const past = lastDay(line.text);
    if (isSaidTwice) return { ...line, rank: 0, reason: 'said twice' };
    if (past !== null && past < today) return { ...line, rank: 1, reason: `over since ${past}` };
    return { ...line, rank: 2, reason: 'long' };
  });
  return ranked
    .sort((one, other) => one.rank - other.rank || other.text.length - one.text.length)
    .slice(0, 3)
    .map(({ line, block, text, reason }) => ({ line, block, text, reason }));
}

/** The latest day that a line names. */
function lastDay(text: string): Day | null {
  return (
    [...text.matchAll(/\b\d{4}-\d{2}-\d{2}\b/g)]
      .map(([day]) => day)
      .sort()
      .at(-1) ?? null
  );
}
