import { lazyValue } from '../../workspace/lazy-value.js';
import { byPlainWord, plainWord, plainWords } from './ascii-word-numbers.js';

/** A word of a text, or a stretch of a script that writes no spaces. Offsets are those of the text it was found in. */
export type Word = {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly isUnspaced: boolean;
};

/** The words of a text in lower case. Clitics are left out: `Kim's` is `kim`, `l'école` is `école`. */
export function splitWords(text: string): Word[] {
  if (!/[^\x00-\x7f]/.test(text)) return splitPlain(text.toLowerCase());
  const words: Word[] = [];
  for (const match of text.matchAll(anyWord())) pushRuns(words, match[0], match.index);
  return words.filter(({ text: word }) => !clitics.has(word));
}

/**
 * The words of a text without where they stand, which takes half the time: the numbers of plain words, or words and the places of
 * those that are unspaced.
 */
export type WordTexts =
  | { readonly plain: readonly number[] }
  | { readonly plain: null; readonly texts: readonly string[]; readonly unspaced: ReadonlySet<number> };

export function wordTexts(text: string): WordTexts {
  if (!/[^\x00-\x7f]/.test(text)) return { plain: plainWords(text).filter((number) => !isClitic(number)) };
  const words = splitWords(text);
  const unspaced = words.flatMap(({ isUnspaced }, index) => (isUnspaced ? [index] : []));
  return { plain: null, texts: words.map((word) => word.text), unspaced: new Set(unspaced) };
}

export function textsOf(words: WordTexts): readonly string[] {
  return words.plain === null ? words.texts : words.plain.map(plainWord);
}

function splitPlain(text: string): Word[] {
  const words: Word[] = [];
  let end = 0;
  for (const found of text.match(plainRun) ?? []) {
    // Between two words there is nothing that a word could be found in.
    const start = text.indexOf(found, end);
    end = start + found.length;
    if (!clitics.has(found)) words.push({ start, end, text: found, isUnspaced: false });
  }
  return words;
}

/** Whether a text is written without spaces between words, for the most part. */
export function isMostlyUnspaced(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const without = text.match(unspaced().letter)?.length ?? 0;
  return without * 2 > letters;
}

const plainRun = /[a-z0-9]+/g;
const anyWord = lazyValue(() => /[\p{L}\p{M}\p{N}]+/gu);
const unspacedScripts =
  '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Thai}\\p{Script=Lao}\\p{Script=Khmer}\\p{Script=Myanmar}\\p{Script=Hangul}ー々';
const mayBeUnspaced =
  /[\u0e00-\u0eff\u1000-\u11ff\u1780-\u17ff\u2e80-\ud7ff\uf900-\ufaff\uff00-\uffef]|[\ud800-\udfff]/;
type UnspacedPatterns = { readonly letter: RegExp; readonly run: RegExp; readonly start: RegExp };

let loaded: UnspacedPatterns | null = null;

/** Made at their first use, because that takes a while and few texts need them. */
function unspaced(): UnspacedPatterns {
  loaded ??= {
    letter: new RegExp(`[${unspacedScripts}]`, 'gu'),
    run: new RegExp(`[${unspacedScripts}\\p{M}]+|[^${unspacedScripts}]+`, 'gu'),
    start: new RegExp(`^[${unspacedScripts}]`, 'u'),
  };
  return loaded;
}

function pushRuns(words: Word[], found: string, at: number): void {
  if (!mayBeUnspaced.test(found)) {
    words.push({ start: at, end: at + found.length, text: lower(found), isUnspaced: false });
    return;
  }
  for (const match of found.normalize('NFC') === found ? found.matchAll(unspaced().run) : [{ 0: found, index: 0 }]) {
    const start = at + match.index;
    const isUnspaced = unspaced().start.test(match[0]);
    words.push({ start, end: start + match[0].length, text: lower(match[0]), isUnspaced });
  }
}

function lower(word: string): string {
  return word.normalize('NFKC').toLowerCase();
}

/** What is left of `don't`, `we'll`, `l'eau`, `dell'arte` beside the word. */
const clitics = new Set([
  's',
  't',
  'd',
  'm',
  're',
  've',
  'll',
  'l',
  'qu',
  'n',
  'j',
  'c',
  'dell',
  'nell',
  'sull',
  'dall',
]);

const isClitic = byPlainWord((word) => clitics.has(word));
