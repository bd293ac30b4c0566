import { glossesOf, hasLatinGlosses } from '../../language/glosses/gloss.js';
import { byPlainWord } from '../../language/words/ascii-word-numbers.js';
import type { TextLanguage } from './embedder.js';
import { foldLetters } from './split-words.js';
import type { StaticVectors } from './static-vectors.js';
import { wordBaseForms } from './word-base-forms.js';

/** The rows of a word whose vectors say what it means: mostly one, several for a compound, none for a word that nobody knows. */
export type LookUp = {
  (word: string): readonly number[];
  /** The same by the number of a plain word. */
  readonly ofPlain: (number: number) => readonly number[];
};

type Find = (word: string) => readonly number[];

/** Looks words up as the language of their text has them. Texts use the same words again and again, so they are kept. */
export function wordVectorLookup(vectors: StaticVectors): (language: TextLanguage | null) => LookUp {
  const plain = remembering((word) => findRows(vectors, word));
  const byLanguage = new Map<string, LookUp>();
  return (language) => {
    if (language === null || !hasLatinGlosses(language.code)) return plain;
    let lookUp = byLanguage.get(language.code);
    if (lookUp === undefined) {
      lookUp = remembering(finderFor(vectors, language));
      byLanguage.set(language.code, lookUp);
    }
    return lookUp;
  };
}

const mostKnown = 100_000;
const none: readonly number[] = [];

function remembering(find: Find): LookUp {
  const known = new Map<string, readonly number[]>();
  const lookUp = (word: string) => {
    let rows = known.get(word);
    if (rows === undefined) {
      rows = find(word);
      if (known.size < mostKnown) known.set(word, rows);
    }
    return rows;
  };
  return Object.assign(lookUp, { ofPlain: byPlainWord(find) });
}

function findRows(vectors: StaticVectors, word: string): readonly number[] {
  const row = vectors.rowOf(word);
  if (row !== -1) return [row];
  for (const form of wordBaseForms(word)) {
    const formRow = vectors.rowOf(form);
    if (formRow !== -1) return [formRow];
  }
  return rowsOf(vectors, glossesOf(word));
}

/** An English word that is written alike comes last: it is a name or was borrowed, unless it means something else. */
function finderFor(vectors: StaticVectors, { code, common }: TextLanguage): Find {
  const fillers = new Set([...common].map(foldLetters));
  return (word) => {
    if (fillers.has(word)) return none;
    const glosses = glossesOf(word, code);
    return rowsOf(vectors, glosses.length > 0 ? glosses : [word]);
  };
}

function rowsOf(vectors: StaticVectors, words: readonly string[]): readonly number[] {
  const rows = words.map((word) => vectors.rowOf(word)).filter((row) => row !== -1);
  return rows.length === 0 ? none : rows;
}
