import { glossedWords, languageOf, likeWords } from '../language/glosses/unspaced-gloss.js';
import { pairsOf } from '../language/words/index-terms.js';
import { oneByOne } from './correct-typos.js';
import type { Alternatives } from './index-interface.js';

/** A word of a question in a script that is indexed by pairs of characters. */
export type GlossedTerm = {
  readonly word: string;
  readonly exact: Alternatives;
  /** Other words with the same meaning. */
  readonly alike: Alternatives;
};

export function glossedTerms(question: string, startingWith: (start: string) => readonly string[]): GlossedTerm[] {
  return [...new Set(glossedWords(question))].map((word) => {
    const termsOf = termFinder(languageOf(word, question), startingWith);
    return { word, exact: termsOf(word), alike: likeWords(word, question).flatMap(termsOf) };
  });
}

/** A chunk with all pairs of characters of a word rarely lacks the word. */
function termFinder(
  language: ReturnType<typeof languageOf>,
  startingWith: (start: string) => readonly string[],
): (word: string) => Alternatives {
  const follower = followers[language]();
  return (word) => {
    if (word.length > 1) return [[...new Set(pairsOf(word))]];
    return oneByOne(follower === null ? [word] : startingWith(word).filter((term) => follower.test(term)));
  };
}

/** What follows a word of one character if it is not part of another word. Single Han characters are terms themselves. */
const followers = {
  ko: () => /^.[은는이가을를에의로와과도만]?$/u,
  ja: () => /^.[\p{Script=Hiragana}\p{Script=Katakana}]$/u,
  zh: () => null,
};
