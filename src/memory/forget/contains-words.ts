/** Whether a text contains these words as whole words, with anything between them: `bananas` does not contain `ana`. */
export function containsWords(text: string, words: string): boolean {
  const wanted = folded(words);
  return wanted !== '' && wholeWords(wanted, '').test(folded(text));
}

/**
 * A pattern for text that neither starts nor ends inside a word. Scripts without spaces have no word boundaries, and a Korean word may be
 * followed by particles.
 */
export function wholeWords(stretch: string, flags: string): RegExp {
  const begin = new RegExp(`^${spacedLetter}`, 'u').test(stretch) ? `(?<!${spacedLetter})` : '';
  const end = new RegExp(`${spacedLetter}$`, 'u').test(stretch) ? `(?!${spacedLetter})` : '';
  return new RegExp(`${begin}${escapePattern(stretch)}${end}`, `u${flags}`);
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

export function escapePattern(text: string): string {
  return text.replace(/[\\^$.|?*+()[\]{}]/g, '\\$&');
}
