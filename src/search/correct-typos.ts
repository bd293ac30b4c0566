import { glossOf } from '../language/glosses/gloss.js';
import type { QueryTerm } from '../language/words/read-query.js';
import { wordTerm } from '../language/words/read-query.js';
import type { PostingReader, Postings } from './read-postings.js';
import type { RelatedTerms } from './related-terms.js';
import type { Correction } from './search-answer.js';

export type TypoContext = {
  readonly read: PostingReader;
  /** Whether the index holds a term at all, which is cheaper to ask than where. */
  readonly hasTerm: (term: string) => boolean;
  readonly related: RelatedTerms;
  readonly languages: ReadonlySet<string>;
  /** The language of the question, where that is clear. */
  readonly spoken: string | null;
  /** Words that exist, also where nobody wrote them down here. */
  readonly isCommon: (word: string) => boolean;
};

export type SoughtTerm = {
  readonly term: QueryTerm;
  readonly postings: Postings;
  readonly correction: Correction | null;
};

const shortest = 4;

/**
 * Reads where a term stands. A word that stands nowhere and is neither common nor glossed is taken for the most frequent one
 * that is one letter away.
 */
export function seekTerm(term: QueryTerm, context: TypoContext): SoughtTerm {
  const postings = context.read([...term.forms, ...(term.isUnspaced ? [] : context.related.compoundsOf(term.word))]);
  const isPlausible =
    postings.slots.length > 0 || term.isUnspaced || term.word.length < shortest || /\d/.test(term.word);
  if (isPlausible || context.isCommon(term.word)) return { term, postings, correction: null };
  let best: SoughtTerm = { term, postings, correction: null };
  const seen = new Set<string>();
  for (const word of glossOf(term.word, context.spoken) === null ? oneLetterAway(term.word) : []) {
    const forms = wordTerm(word, context.languages).forms.filter((form) => !seen.has(form) && context.hasTerm(form));
    for (const form of forms) seen.add(form);
    if (forms.length === 0) continue;
    const found = context.read(forms);
    if (found.slots.length > best.postings.slots.length)
      best = { term: { ...term, word, forms }, postings: found, correction: { from: term.word, to: word } };
  }
  if (best.postings.slots.length > 0) return best;
  const parts = context.related.partsOf(term.word);
  return parts.length === 0
    ? best
    : { term: { ...term, forms: parts }, postings: context.read(parts), correction: null };
}

/** All words that come of leaving out, swapping, replacing or adding one letter; what fingers do most comes first. */
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
