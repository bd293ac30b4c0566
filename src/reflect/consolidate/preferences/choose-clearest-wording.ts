import { isOver } from '../../../language/sentences/tense.js';
import { valueTerms } from '../../../language/values/value-terms.js';
import { holderOf, preferenceCue } from '../../../language/wishes/preference-cues.js';
import type { TermWeights } from '../term-weights.js';
import type { Wish } from './read-wish.js';

const longestNote = 160;

/** The sentence, or the short note, that names most of what all mentions of a wish share and little else, in the plainest words. */
export function chooseClearestWording(
  wishes: readonly Wish[],
  theme: ReadonlySet<string>,
  weights: TermWeights,
): string {
  const sum = (terms: Iterable<string>) => [...terms].reduce((total, term) => total + weights.weightOf(term), 0);
  const whole = sum(theme);
  const told = wishes.flatMap((wish, index) =>
    tellings(wish).map(({ text, terms }) => {
      const said = new Set([...terms, ...valueTerms(text)]);
      const named = [...said].filter((term) => theme.has(term));
      const cue = preferenceCue(text);
      const worth =
        (whole === 0 ? 0 : sum(named) / whole / 2) +
        (said.size === 0 ? 0 : sum(named) / sum(said) / 4) -
        (named.length === 0 ? 0.3 : 0) +
        (cue === 'plain' ? 0.4 : cue === 'hint' ? 0.1 : 0) +
        (holderOf(text) === null ? 0 : 0.2) +
        (wish.cue === 'typed' ? 0.3 : 0) +
        (text === wish.claim.text ? 0.05 : 0) +
        // Whoever wants something says so first, and reminds later.
        (index === 0 ? 0.2 : 0) +
        (inGeneral.test(text) ? 0.2 : 0) -
        (toldOnce.test(text) || isOver(text) ? 0.5 : 0) -
        (pronoun.test(text) ? 0.3 : 0);
      return { text, worth };
    }),
  );
  return told.reduce((best, one) => (one.worth > best.worth ? one : best), { text: '', worth: -1 }).text;
}

function tellings({ note, cue }: Wish): readonly { readonly text: string; readonly terms: readonly string[] }[] {
  const text = note.entry.text.replace(/\s+/g, ' ').trim();
  const isShort = cue === 'typed' && note.claims.length > 1 && text.length <= longestNote;
  return isShort ? [...note.claims, { text, terms: note.terms }] : note.claims;
}

/** What happened on one day is no way to say what is wanted always. */
const toldOnce =
  /^(?:\p{L}+ed|sent|took|put|had|i \p{L}+|\p{Lu}\p{Ll}+ (?:\p{L}+ed|sent|took|put|had|cut|hung))(?![\p{L}])(?! (?:to|not|for|that))/iu;

/** What holds for every time says so. */
const inGeneral =
  /(?<![\p{L}])(?:always|never|every|everything|any|anything|nothing|only|in future|from now on|whenever|immer|nie|jede\p{L}*|siempre|nunca|toujours|jamais|sempre)(?![\p{L}])/iu;

/** Says of whom or what only to those who read the sentence before it. */
const pronoun = /^(?:she|he|it|they|that|this|these|those|there)(?![\p{L}])/iu;
