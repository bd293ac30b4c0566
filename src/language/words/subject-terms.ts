import genericStems from '../../../data/language/en/generic-stems.json' with { type: 'json' };
import { nameKey } from '../names/name-key.js';

/** Stems of words that tell nothing about the subject of a sentence: wanting, saying, doing, having. */
const generic: ReadonlySet<string> = new Set(genericStems.words);

/** The terms that say what a sentence is about. Names in `without` are left out too, where they are on every line anyway. */
export function subjectTerms(
  terms: readonly string[],
  { without = [] }: { without?: readonly string[] } = {},
): string[] {
  const names = without.flatMap((name) => nameKey(name).split(' '));
  const kept = terms.filter((term) => !generic.has(term) && !names.includes(term));
  return kept.length > 0 ? kept : [...terms];
}
