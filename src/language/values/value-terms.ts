import { contentTerms } from '../words/content-terms.js';
import { numberOf } from './find-values.js';

/**
 * Numbers together with what they bound or count, as terms: `<9` for "before nine", `5 line` for "five lines" and for "line
 * five". A number alone says little, and the words around it are among the commonest.
 */
export function valueTerms(text: string): string[] {
  const counted = new Set(contentTerms(text));
  const words = [...text.toLowerCase().matchAll(/\p{L}+|\d+(?:[.,:]\d+)*/gu)].map(([word]) => word);
  const found = words.flatMap((word, index): string[] => {
    const number = numberOf(word);
    // "one" mostly stands for a thing, not for a number.
    if (number === null || word === 'one') return [];
    const [before = '', after = ''] = [words[index - 1], words[index + 1]];
    const bound = bounds.get(before);
    return [
      ...(bound === undefined ? [] : [`${bound}${number}`]),
      ...[before, after].flatMap((noun) => countedNoun(noun, counted)).map((noun) => `${number} ${noun}`),
    ];
  });
  return [...new Set(found)];
}

const bounds: ReadonlyMap<string, string> = new Map(
  Object.entries({
    before: '<',
    until: '<',
    till: '<',
    by: '<',
    under: '<',
    below: '<',
    after: '>',
    from: '>',
    over: '>',
    above: '>',
    past: '>',
    than: '~',
    vor: '<',
    bis: '<',
    nach: '>',
    ab: '>',
    avant: '<',
    après: '>',
    antes: '<',
    después: '>',
    prima: '<',
    dopo: '>',
  }),
);

function countedNoun(word: string, counted: ReadonlySet<string>): string[] {
  if (word.length < 3 || bounds.has(word) || numberOf(word) !== null) return [];
  return contentTerms(word).filter((term) => counted.has(term));
}
