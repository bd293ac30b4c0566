import { nearestWord } from '../../errors/nearest-word.js';
import { SoulError } from '../../errors/soul-error.js';

/** The relations between entities, each with its inverse; null if it has none. A word can be its own inverse. */
export type RelationVocabulary = ReadonlyMap<string, string | null>;

/** Built-in relations; `relations.md` adds more. Of a pair, the first is the one the index shows. */
const usualRelations: readonly (readonly [string, string | null])[] = [
  ['develops', null],
  ['uses', 'used-by'],
  ['part-of', 'contains'],
  ['depends-on', null],
  ['decided-on', null],
  ['supersedes', null],
  ['preceded-by', 'followed-by'],
  ['prefers', null],
  ['avoids', null],
  ['confident-about', null],
  ['uncertain-about', null],
  ['relates-to', 'relates-to'],
];

/** Reads lines such as ``- `uses` / `used-by` — …``. */
export function readRelationVocabulary(text: string): RelationVocabulary {
  const words = new Map<string, string | null>();
  const add = (word: string, inverse: string | null) => {
    if (words.has(word)) return;
    words.set(word, inverse);
    if (inverse !== null && !words.has(inverse)) words.set(inverse, word);
  };
  for (const [word, inverse] of usualRelations) add(word, inverse);
  for (const [, word = '', inverse] of text.matchAll(/^\s*[-*+]\s+`([a-z][a-z-]*)`(?:\s*\/\s*`([a-z][a-z-]*)`)?/gm)) {
    add(word, inverse ?? null);
  }
  return words;
}

/** The relation as the index shows it: the first of a pair, with the ends swapped where the second was written. */
export function normaliseRelation(
  words: RelationVocabulary,
  { from, relation, to }: { from: string; relation: string; to: string },
): { from: string; relation: string; to: string } {
  const active = words.has(relation) ? null : activeOf(words, relation);
  if (active !== null) return { from: to, relation: active, to: from };
  const inverse = words.get(relation) ?? null;
  const isSecond = inverse !== null && inverse !== relation && isBefore(words, inverse, relation);
  if (isSecond || (inverse === relation && to < from)) return { from: to, relation: inverse, to: from };
  return { from, relation, to };
}

/** Whether a relation is in the vocabulary, or the passive of one that is: `developed-by` for `develops`. */
export function isKnownRelation(words: RelationVocabulary, relation: string): boolean {
  return words.has(relation) || activeOf(words, relation) !== null;
}

export function checkRelation(words: RelationVocabulary, relation: string): void {
  if (isKnownRelation(words, relation)) return;
  const meant = nearestWord(relation, [...words.keys()]);
  throw new SoulError('unknown-relation', `There is no relation "${relation}" in the vocabulary of the graph.`, {
    hint: `${meant === null ? `Known: ${[...words.keys()].join(', ')}.` : `Did you mean \`${meant}\`?`} A line in relations.md adds a word.`,
  });
}

function activeOf(words: RelationVocabulary, relation: string): string | null {
  const stem = /^(.+?)e?d-by$/.exec(relation)?.[1];
  if (stem === undefined) return null;
  return [`${stem}s`, `${stem}es`].find((word) => words.has(word) && words.get(word) === null) ?? null;
}

function isBefore(words: RelationVocabulary, one: string, other: string): boolean {
  for (const word of words.keys()) {
    if (word === one) return true;
    if (word === other) return false;
  }
  return false;
}
