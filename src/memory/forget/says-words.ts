/** Whether a text says these words, as whole words and whatever stands between them: `ana` is not said by `bananas`. */
export function saysWords(text: string, words: string): boolean {
  const wanted = folded(words);
  return wanted !== '' && wholeWords(wanted, '').test(folded(text));
}

/**
 * A pattern for a stretch of text that neither begins nor ends inside of a word. Scripts that write no spaces have no such ends,
 * and a Korean word may go on with its particles.
 */
export function wholeWords(stretch: string, flags: string): RegExp {
  const begin = new RegExp(`^${spacedLetter}`, 'u').test(stretch) ? `(?<!${spacedLetter})` : '';
  const end = new RegExp(`${spacedLetter}$`, 'u').test(stretch) ? `(?!${spacedLetter})` : '';
  return new RegExp(`${begin}${literal(stretch)}${end}`, `u${flags}`);
}

const spacedLetter =
  '(?![\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Thai}\\p{Script=Lao}\\p{Script=Khmer}\\p{Script=Myanmar}\\p{Script=Hangul}ー々])[\\p{L}\\p{M}\\p{N}]';

function folded(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
}

export function literal(text: string): string {
  return text.replace(/[\\^$.|?*+()[\]{}]/g, '\\$&');
}
