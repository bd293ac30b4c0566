import { createRequire } from 'node:module';
import { byPlainWord } from './ascii-word-numbers.js';
import { plainForm } from './irregular-forms.js';
import { languageOf } from './languages.js';
import { stemEnglish } from './porter.js';

/** The form under which a word of a language is indexed: its stem, without accents. */
export function stemWord(word: string, code: string): string {
  const stems = code === lastCode ? lastStems : stemsOf(code);
  let stem = stems.get(word);
  if (stem === undefined) {
    stem = makeStem(word, code);
    stems.set(word, stem);
  }
  return stem;
}

/** The same by the numbers of plain words. */
export function plainStems(code: string): (number: number) => string {
  let stems = ofPlain.get(code);
  if (stems === undefined) {
    stems = byPlainWord((word) => makeStem(word, code));
    ofPlain.set(code, stems);
  }
  return stems;
}

const ofPlain = new Map<string, (number: number) => string>();

function makeStem(word: string, code: string): string {
  return withoutAccents(code === 'en' ? stemEnglish(plainForm(word)) : stemBy(code, word));
}

const known = new Map<string, Map<string, string>>();
let lastCode = '';
let lastStems = new Map<string, string>();

/** Most words are of the same language as the one before. */
function stemsOf(code: string): Map<string, string> {
  lastStems = known.get(code) ?? new Map();
  lastCode = code;
  known.set(code, lastStems);
  return lastStems;
}

function stemBy(code: string, word: string): string {
  const { rules } = languageOf(code);
  if (rules === null || /\d/.test(word)) return shortened(word);
  let stemmer = stemmers.get(rules);
  if (stemmer === undefined) {
    stemmer = loadRules().newStemmer(rules);
    stemmers.set(rules, stemmer);
  }
  return stemmer.stem(code === 'ru' ? word.replaceAll('ё', 'е') : word);
}

type Stemmer = { stem(word: string): string };
const stemmers = new Map<string, Stemmer>();

/** Loaded for languages other than English only, because it takes as long as the rest of a search. */
function loadRules(): { newStemmer(rules: string): Stemmer } {
  const require = createRequire(import.meta.url);
  return require('snowball-stemmers');
}

/** Without rules, long words are taken to differ in their endings. */
function shortened(word: string): string {
  const letters = [...word];
  return letters.length > 5 && !/\d/.test(word) ? letters.slice(0, Math.max(5, letters.length - 3)).join('') : word;
}

export function withoutAccents(word: string): string {
  return /[^\x00-\x7f]/.test(word) ? word.normalize('NFD').replace(/\p{M}/gu, '').normalize('NFC') : word;
}
