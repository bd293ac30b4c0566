import table from '../../../data/language/number-words.json' with { type: 'json' };
import { lazyValue } from '../../workspace/lazy-value.js';

type Language = keyof typeof table.words;

/** Reads words of these languages for numbers: 12 for `zwölf`, null for any other word. In small letters. */
export function numberWordsOf(...languages: readonly Language[]): (word: string) => number | null {
  const numbers = lazyValue(() => new Map(languages.flatMap((language) => rowsOf(language))));
  return (word) => numbers().get(word) ?? null;
}

/** Whether a word means one before what is counted, as `a` and `una` do. */
export function isOneBeforeNoun(word: string): boolean {
  return ones().has(word);
}

const ones = lazyValue(() => new Set(Object.values(table.oneBeforeNoun).flat()));

/** English words for the numbers up to this one, as alternatives of a pattern. */
export function englishNumbersTo(most: number): string {
  const rows = rowsOf('en').filter(([, number]) => number > 0 && number <= most);
  return rows.map(([word]) => word).join('|');
}

function rowsOf(language: Language): [word: string, number: number][] {
  return Object.entries(table.words[language]).flatMap(([number, words]) =>
    words.map((word): [string, number] => [word, Number(number)]),
  );
}
