import { glossOf, hasLatinGlosses, likeStems } from '../language/glosses/gloss.js';
import { endTerm, isCompounding, splitCompound } from '../language/words/compounds.js';
import { stemWord, withoutAccents } from '../language/words/stem.js';
import type { IndexView } from './index-interface.js';

/** Finds indexed terms that contain a word or part of it, for words that may not be indexed themselves. */
export type RelatedTerms = {
  /** Compounds that begin or end with the word. */
  compoundsOf(word: string): string[];
  /** Halves of the word, if it is a compound itself, or terms that begin as it does. */
  partsOf(word: string): string[];
  /** Other words with the same meaning, in languages that have a list of them. */
  likeTerms(word: string): string[];
  startingWith(start: string): string[];
};

const maxTerms = 30;

/** `languages` are those of the chunks; `spoken` is that of the question, if it is clear. */
export function relatedTerms(
  view: Pick<IndexView, 'countChunks' | 'termsStartingWith'>,
  { languages, spoken }: { languages: ReadonlySet<string>; spoken: string | null },
): RelatedTerms {
  const isThere = (term: string) => view.countChunks([[term]]) > 0;
  const startingWith = (start: string) => view.termsStartingWith(start, maxTerms);
  const compounders = [...languages].filter(isCompounding);
  return {
    startingWith,
    compoundsOf(word) {
      return compounders.flatMap((code) => {
        const stem = stemWord(word, code);
        if (stem.length < 4) return [];
        const ends = isThere(endTerm(stem)) ? [endTerm(stem)] : [];
        return stem.length < 5 ? ends : [...ends, ...startingWith(stem)];
      });
    },
    partsOf(word) {
      const halves = compounders.flatMap((code) => {
        const pairs = splitCompound(word).map((pair) => pair.map((half) => stemWord(half, code)));
        const whole = pairs.find((pair) => pair.every((half) => half.length > 2 && isThere(half)));
        if (whole !== undefined) return whole;
        const single = pairs.flat().filter((half) => half.length > 4 && isThere(half));
        return single.sort((one, other) => other.length - one.length).slice(0, 1);
      });
      if (halves.length > 0) return halves;
      const letters = [...withoutAccents(word)];
      for (let size = letters.length - 1; size >= Math.max(4, Math.ceil(letters.length * 0.6)); size--) {
        const found = startingWith(letters.slice(0, size).join(''));
        if (found.length > 0) return found;
      }
      return [];
    },
    likeTerms(word) {
      const gloss = glossOf(word, spoken);
      return likeStems(word, spoken).flatMap((stem) => [
        ...startingWith(stem).filter((term) => glossOf(term, spoken) === gloss),
        ...(hasLatinGlosses(spoken) ? wordTerms(stem, spoken) : []),
      ]);
    },
  };

  /** A word as it is indexed, by itself and at the end of others. */
  function wordTerms(word: string, code: string): string[] {
    const stem = stemWord(word, code);
    const ends = isCompounding(code) && stem.length >= 4 ? [endTerm(stem)] : [];
    return [stem, ...ends].filter(isThere);
  }
}
