import { nameKey } from '../names/name-key.js';

/** Stems of words that tell nothing about the subject of a sentence: wanting, saying, doing, having. */
const generic = new Set(
  'want like love hate prefer dislik enjoi enjoy ask say said tell told keep alwai always never onli only again pleas please insist avoid rather instead need make made get got go went come came take took do did doe done have has had be is are was use thing way mean think know everyth anyth noth someth everyon much mani many lot still also just veri very realli really yes no not ok okay time dai day everi every whenev whenever wherev usual usually often'.split(
    ' ',
  ),
);

/** The terms that say what a sentence is about. Names in `without` are left out too, where they are on every line anyway. */
export function subjectTerms(
  terms: readonly string[],
  { without = [] }: { without?: readonly string[] } = {},
): string[] {
  const names = without.flatMap((name) => nameKey(name).split(' '));
  const kept = terms.filter((term) => !generic.has(term) && !names.includes(term));
  return kept.length > 0 ? kept : [...terms];
}
