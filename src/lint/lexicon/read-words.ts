import { lazyValue } from '../../workspace/lazy-value.js';
import { extendHash, firstHash, type KnownWord, knownWord, wordOf } from './word-cache.js';

/** The words read last and where they stand; only as many as `readWords` said count. Kept, so that reading makes no garbage. */
export const words: KnownWord[] = [];
export const wordStarts: number[] = [];
export const wordEnds: number[] = [];

let last = { text: '', count: 0 };

/** Reads the words of a text in small letters, and gives how many there are. `don't` counts as `do` and `not`. */
export function readWords(text: string): number {
  // Several ask about one sentence before they go on to the next.
  if (text === last.text) return last.count;
  const lower = text.toLowerCase();
  const searched = lower.length === text.length ? lower : inEqualLength(text);
  const plain = readPlainWords(searched);
  last = { text, count: plain === -1 ? readAllWords(searched) : plain };
  return last.count;
}

/** Lower case can be longer than the text, as that of `İ` is; then offsets would lie. */
function inEqualLength(text: string): string {
  const lower = text.replaceAll('İ', 'I').toLowerCase();
  return lower.length === text.length ? lower : text;
}

/** Without tables of letters. Gives -1 when the text has letters beyond ASCII. */
function readPlainWords(text: string): number {
  let count = 0;
  for (let at = 0; at < text.length; ) {
    let unit = text.charCodeAt(at);
    if (!isWordSign(unit)) {
      if (unit > 127 && !isPlainMark(unit)) return -1;
      at++;
      continue;
    }
    const start = at;
    let hash = firstHash;
    let hasCurl = false;
    do {
      hash = extendHash(hash, unit);
      unit = text.charCodeAt(++at);
    } while (isWordSign(unit));
    while ((unit === apostrophe || unit === curl) && isLetter(text.charCodeAt(at + 1))) {
      hasCurl ||= unit === curl;
      hash = extendHash(hash, apostrophe);
      unit = text.charCodeAt(++at);
      do {
        hash = extendHash(hash, unit);
        unit = text.charCodeAt(++at);
      } while (isLetter(unit));
    }
    const word = hasCurl ? wordOf(straight(text.slice(start, at))) : knownWord(text, start, at, hash);
    wordStarts[count] = start;
    wordEnds[count] = at;
    count = put(word, count);
  }
  return count;
}

const apostrophe = 0x27;
const curl = 0x2019;

function isWordSign(unit: number): boolean {
  return isLetter(unit) || (unit >= 48 && unit <= 57);
}

function isLetter(unit: number): boolean {
  return unit >= 97 && unit <= 122;
}

/** Marks, arrows, lines and symbols, as in `isPlain`. */
function isPlainMark(unit: number): boolean {
  if (unit >= 0x2010) {
    if (unit <= 0x2027) return true;
    return (
      (unit >= 0x2190 && unit <= 0x21ff) || (unit >= 0x2500 && unit <= 0x257f) || (unit >= 0x2600 && unit <= 0x26ff)
    );
  }
  return unit === 0xa7 || unit === 0xab || unit === 0xb0 || unit === 0xb7 || unit === 0xbb;
}

function readAllWords(text: string): number {
  let count = 0;
  const pattern = wordPattern();
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
    const { 0: found, index } = match;
    wordStarts[count] = index;
    wordEnds[count] = index + found.length;
    count = put(wordOf(found.includes('’') ? straight(found) : found), count);
  }
  return count;
}

const wordPattern = lazyValue(() => /[\p{L}\p{M}\p{N}]+(?:['’][\p{L}\p{M}]+)*/gu);

function straight(word: string): string {
  return word.replaceAll('’', "'");
}

/** Puts a word whose place is known, and gives how many there are then. */
function put(word: KnownWord, count: number): number {
  words[count] = word.denied ?? word;
  if (word.denied === null) return count + 1;
  words[count + 1] = wordOf('not');
  wordStarts[count + 1] = wordStarts[count] ?? 0;
  wordEnds[count + 1] = wordEnds[count] ?? 0;
  return count + 2;
}
