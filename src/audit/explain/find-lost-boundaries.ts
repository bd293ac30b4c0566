import { statesRule } from '../../budget/rule-words.js';

/** Rules among the removed lines: deleted ones, and ones replaced by a similar but weaker line. */
export function findLostBoundaries({ removed, added }: { removed: readonly string[]; added: readonly string[] }): {
  gone: number;
  softened: number;
} {
  const rules = removed.filter(statesRule);
  const isFollowed = (rule: string, isRule: boolean) =>
    added.some((line) => statesRule(line) === isRule && isSimilar(rule, line));
  const changed = rules.filter((rule) => !isFollowed(rule, true));
  const softened = changed.filter((rule) => isFollowed(rule, false));
  return { gone: changed.length - softened.length, softened: softened.length };
}

/** Whether two lines share at least half of their words. */
function isSimilar(one: string, other: string): boolean {
  const words = wordsOf(one);
  const others = wordsOf(other);
  const shared = [...words].filter((word) => others.has(word)).length;
  return shared * 2 >= Math.min(words.size, others.size) && shared > 0;
}

function wordsOf(line: string): Set<string> {
  return new Set(line.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? []);
}
