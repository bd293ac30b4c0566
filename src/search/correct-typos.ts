import { glossOf } from '../language/glosses/gloss.js';
import type { QueryTerm } from '../language/words/read-query.js';
import { wordTerm } from '../language/words/read-query.js';
import type { Alternatives, IndexView } from './index-interface.js';
import type { RelatedTerms } from './related-terms.js';
import type { Correction } from './search-answer.js';

export type TypoContext = {
  readonly view: Pick<IndexView, 'countChunks'>;
  readonly related: RelatedTerms;
  readonly languages: ReadonlySet<string>;
  /** The language of the question, if that is clear. */
  readonly spoken: string | null;
  /** Words that exist, whether memories contain them or not. */
  readonly isCommon: (word: string) => boolean;
};

/** A term of the question as it is searched for. */
export type SoughtTerm = {
  readonly term: QueryTerm;
  readonly alternatives: Alternatives;
  /** How many chunks have it. */
  readonly chunkCount: number;
  readonly correction: Correction | null;
};

const shortest = 4;

/**
 * Finds out what to search for. A word that is in no memory and neither common nor glossed is replaced by the most frequent one that
 * is one letter away.
 */
export function seekTerm(term: QueryTerm, context: TypoContext): SoughtTerm {
  const count = (forms: readonly string[]) => context.view.countChunks(oneByOne(forms));
  const forms = [...term.forms, ...(term.isUnspaced ? [] : context.related.compoundsOf(term.word))];
  const asWritten = { term, alternatives: oneByOne(forms), chunkCount: count(forms), correction: null };
  const isPlausible =
    asWritten.chunkCount > 0 || term.isUnspaced || term.word.length < shortest || /\d/.test(term.word);
  if (isPlausible || context.isCommon(term.word)) return asWritten;
  let best: SoughtTerm = asWritten;
  const seen = new Set<string>();
  for (const word of glossOf(term.word, context.spoken) === null ? oneLetterAway(term.word) : []) {
    const found = wordTerm(word, context.languages).forms.filter((form) => !seen.has(form) && count([form]) > 0);
    for (const form of found) seen.add(form);
    const chunkCount = found.length === 0 ? 0 : count(found);
    if (chunkCount > best.chunkCount)
      best = {
        term: { ...term, word, forms: found },
        alternatives: oneByOne(found),
        chunkCount,
        correction: { from: term.word, to: word },
      };
  }
  if (best.chunkCount > 0) return best;
  const parts = context.related.partsOf(term.word);
  if (parts.length === 0) return best;
  return { term: { ...term, forms: parts }, alternatives: oneByOne(parts), chunkCount: count(parts), correction: null };
}

/** Each of these terms is enough. */
export function oneByOne(terms: readonly string[]): Alternatives {
  return [...new Set(terms)].map((term) => [term]);
}

/** All words that result from dropping, swapping, replacing or adding one letter; the most common typos come first. */
function* oneLetterAway(word: string): Generator<string> {
  const letters = [...word];
  const alphabet = alphabetOf(word);
  const join = (from: number, to: number, between = '') =>
    letters.slice(0, from).join('') + between + letters.slice(to).join('');
  for (let at = 0; at + 1 < letters.length; at++) yield join(at, at + 2, `${letters[at + 1]}${letters[at]}`);
  for (let at = 0; at < letters.length; at++) yield join(at, at + 1);
  for (let at = 0; at <= letters.length; at++) for (const letter of alphabet) yield join(at, at, letter);
  for (let at = 0; at < letters.length; at++) for (const letter of alphabet) yield join(at, at + 1, letter);
}

function alphabetOf(word: string): string[] {
  if (/^[\p{Script=Latin}\p{M}]+$/u.test(word))
    return [...'abcdefghijklmnopqrstuvwxyz', ...(/^[a-z]+$/.test(word) ? '' : 'äöüßáéíóúñàèìòùâêîôûçãõ')];
  if (/^\p{Script=Cyrillic}+$/u.test(word)) return [...'абвгдеёжзийклмнопрстуфхцчшщъыьэюя'];
  if (/^\p{Script=Greek}+$/u.test(word)) return [...'αβγδεζηθικλμνξοπρσςτυφχψωάέήίόύώ'];
  return [...new Set(word)];
}
