import { asLatin, hasStrangers, unmixWord } from '../text/homoglyphs.js';

/** A word with letters from several scripts, and how it reads with the letters of one. */
export type MixedScriptWord = { readonly start: number; readonly end: number; readonly plain: string };

/** Words that pass for others. Slavic endings on Latin names are ordinary in a sentence of that language. */
export function mixedScriptWords(text: string): MixedScriptWord[] {
  if (!/[^\0-\x7f]/.test(text) || !hasStrangers(text)) return [];
  const words: MixedScriptWord[] = [];
  for (const { 0: word, index } of text.matchAll(spelled)) {
    if (index > 0 && (/[\p{Script=Latin}\p{M}]/u.test(text.charAt(index - 1)) || isEscape(text, index))) continue;
    const plain = unmixWord(word) ?? (isNameOnTheNet(text, index, index + word.length) ? asLatin(word) : null);
    if (plain === null || isJoined(word) || (isLatinWithEnding(word) && isInSlavicLine(text, index))) continue;
    words.push({ start: index, end: index + word.length, plain });
  }
  return words;
}

/** Letters of alphabets that have look-alikes; `α版` is a letter before a word of another kind. */
const spelled =
  /(?=[^\0-\x7f]|[A-Za-z]{1,60}[^\0-\x7f])[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Cherokee}\p{Script=Coptic}\p{Script=Lisu}\p{M}]+/gu;

/** `\nТак` in JSON: the letter belongs to the escape. */
function isEscape(text: string, index: number): boolean {
  return text[index - 1] === '\\' && /^[nrt]/.test(text.charAt(index));
}

/** `HTTPОтвет`, `АдресAPI`, `aiбенчмарк`: two words of two alphabets, one after the other. What passes for another word has single letters changed. */
function isJoined(word: string): boolean {
  const match = /^(?:(\p{Script=Latin}+)(\P{Script=Latin}+)|(\P{Script=Latin}+)(\p{Script=Latin}+))$/u.exec(word);
  if (match === null) return false;
  const latin = match[1] ?? match[4] ?? '';
  const other = match[2] ?? match[3] ?? '';
  return other.length >= 3 && (latin.length >= 2 || latin === latin.toUpperCase());
}

/** `сор.com`: a name that seems to be Latin because its ending is. */
function isNameOnTheNet(text: string, start: number, end: number): boolean {
  return (
    /^\.[a-z]{2,10}(?![\p{L}])/u.test(text.slice(end, end + 12)) ||
    /[a-z0-9]@$/i.test(text.slice(Math.max(0, start - 2), start))
  );
}

function isLatinWithEnding(word: string): boolean {
  return /^\p{Script=Latin}{2,}\p{Script=Cyrillic}{1,3}$/u.test(word);
}

function isInSlavicLine(text: string, at: number): boolean {
  const around = text.slice(Math.max(0, at - 120), at + 120);
  const words = around.match(/(?<![\p{L}])\p{Script=Cyrillic}{3,}(?![\p{L}])/gu) ?? [];
  return words.filter((word) => asLatin(word) === null).length >= 2;
}
