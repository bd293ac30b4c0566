import { lazyValue } from '../../workspace/lazy-value.js';
import type { Fold } from './fold-text.js';
import { asLatin, hasStrangers, plainLetter, unmixWord } from './homoglyphs.js';

/** Fullwidth, mathematical, circled and small letters where they form words; alone they are symbols or formulas. */
export function foldsOfDrawnLetters(text: string): Fold[] {
  const folds: Fold[] = [];
  for (const { 0: run, index } of text.matchAll(/(?:[\u{1f1e6}-\u{1f1ff}] ?){4,}/gu)) {
    if (onlyFlags().test(run)) continue;
    const letters = [...run].map((letter) => plainLetter(letter) ?? '').join('');
    folds.push({ start: index, end: index + run.length, replacement: letters });
  }
  if (!drawnRun().test(text)) return folds;
  for (const { 0: run, index } of text.matchAll(drawnPart())) {
    const letters = [...run].map((letter) => plainLetter(letter));
    if (letters.every((letter) => letter !== null))
      folds.push({ start: index, end: index + run.length, replacement: letters.join('') });
  }
  return folds.sort((one, other) => one.start - other.start);
}

/** Made here because the compiler's target does not know the flag `v`. */
const flagsInARow = '^(?:\\p{RGI_Emoji_Flag_Sequence} ?)+$';
const onlyFlags = lazyValue(() => new RegExp(flagsInARow, 'v'));
const fullwidth = '\\uff21-\\uff3a\\uff41-\\uff5a';
const mathematical = '\\u{1d400}-\\u{1d6a5}';
const rest =
  '\\u2102-\\u2134\\u2145-\\u2149\\u249c-\\u24e9\\u{1f110}-\\u{1f149}\\u{1f150}-\\u{1f169}\\u{1f170}-\\u{1f189}\\u1d2c-\\u1d9c\\u02b0-\\u02e3\\u1d00-\\u1d22\\ua730\\ua731ɪʀʏʙɢʜʟɴ';

/** Short words in fullwidth capitals are ordinary in East Asia. */
const drawnRun = lazyValue(
  () =>
    new RegExp(
      `[${fullwidth}]{0,40}[\\uff41-\\uff5a][${fullwidth}]|[${fullwidth}]{6}|[${mathematical}]{3}|[A-Za-z][${mathematical}\\uff41-\\uff5a]|[${mathematical}\\uff41-\\uff5a][A-Za-z]|[${rest}]{4}`,
      'u',
    ),
);
const drawnPart = lazyValue(() => new RegExp(`[${fullwidth}${mathematical}]+|[${rest}]{2,}`, 'gu'));

/** Words made of letters from several scripts, words of foreign letters among Latin ones, and words drowned in accents. */
export function foldsOfMixedWords(text: string): Fold[] {
  const isForeign = hasStrangers(text);
  const hasAccents = /[\u0300-\u036f]/.test(text);
  const hasPhonetics = /[ɡɑ]/.test(text);
  if (!isForeign && !hasAccents && !hasPhonetics) return [];
  const isLatinText = isForeign && !hasRealStrangers(text);
  const folds: Fold[] = [];
  for (const { 0: word, index } of text.matchAll(/[\p{L}\p{M}]+/gu)) {
    if (/^[A-Za-z]*$/.test(word)) continue;
    const bare = hasAccents ? withoutAccents(word) : word;
    const plain = hasPhonetics && /^[A-Za-zɡɑ]{4,}$/.test(bare) ? bare.replaceAll('ɡ', 'g').replaceAll('ɑ', 'a') : bare;
    const unmixed = isForeign ? (unmixWord(plain) ?? (isLatinText ? asLatin(plain) : null) ?? plain) : plain;
    if (unmixed !== word) folds.push({ start: index, end: index + word.length, replacement: unmixed });
  }
  return folds;
}

/** A foreign word that looks like nothing Latin: then the text speaks that language too. */
function hasRealStrangers(text: string): boolean {
  for (const [word] of text.matchAll(/[\p{L}\p{M}]+/gu)) {
    if (!/\p{Script=Latin}/u.test(word) && hasStrangers(word) && asLatin(word) === null) return true;
  }
  return false;
}

/** Languages put an accent on a letter here and there; struck-through and dripping text has one on each. */
function withoutAccents(word: string): string {
  const composed = word.normalize('NFC');
  const accents = composed.match(/[\u0300-\u036f]/g)?.length ?? 0;
  if (accents < 3 || accents * 3 < composed.length || !/^[\p{Script=Latin}\p{Script=Cyrillic}\p{M}]+$/u.test(composed))
    return word;
  return composed.replace(/[\u0300-\u036f]/g, '');
}

/** `i g n o r e`: letters with a sign between each two. */
export function foldsOfSpacedLetters(text: string): Fold[] {
  if (!spacedLetters.test(text) || !spacedWord().test(text)) return [];
  return [...text.matchAll(spacedPart())].map(({ 0: found, index }) => ({
    start: index,
    end: index + found.length,
    replacement: found.replace(/[ \u00a0._*·-]/g, ''),
  }));
}

const letter = '[A-Za-z\\u00c0-\\u024f\\u0370-\\u03ff\\u0400-\\u052f]';
/** Cheap to look for, and missing from nearly every text: three single letters in a row. */
const spacedLetters = new RegExp(`[ \\u00a0._*·-](?:${letter}[ \\u00a0._*·-]){3}`);

const spacedWord = lazyValue(
  () => new RegExp(`(?<![\\p{L}\\p{N}])${letter}([ \\u00a0._*·-])${letter}(?:\\1${letter}){3}(?![\\p{L}\\p{N}])`, 'u'),
);
const spacedPart = lazyValue(
  () =>
    new RegExp(`(?<![\\p{L}\\p{N}])${letter}([ \\u00a0._*·-])${letter}(?:\\1${letter}){0,200}(?![\\p{L}\\p{N}])`, 'gu'),
);
