/**
 * A text in lower case, every character at its original position. Old letter forms become the usual ones, as in case-insensitive
 * patterns.
 */
export function lowerCase(text: string): string {
  return (text.includes('İ') ? text.replaceAll('İ', 'i') : text)
    .toLowerCase()
    .replace(oldLetters, (old) => plainLetters[old] ?? old);
}

const oldLetters = /[ſ\u1c80-\u1c88]/g;

const plainLetters: Readonly<Record<string, string>> = {
  ſ: 's',
  '\u1c80': 'в',
  '\u1c81': 'д',
  '\u1c82': 'о',
  '\u1c83': 'с',
  '\u1c84': 'т',
  '\u1c85': 'т',
  '\u1c86': 'ъ',
  '\u1c87': 'ѣ',
  '\u1c88': 'ꙋ',
};
