/** Words of a table as parts of patterns, the longest first: `|` between them, `*` for an ending of up to `longestEnding` letters. */
export function wordAlternatives(words: readonly string[], longestEnding = 3): string {
  return [...words]
    .sort((one, other) => other.length - one.length)
    .map((word) => escaped(word).replace(/\\\*$/, `${letter}{0,${longestEnding}}`))
    .join('|');
}

/** The words of one column of a table, in all its languages. */
export function wordsOf<Column extends string>(
  table: Readonly<Record<string, Partial<Record<Column, unknown>>>>,
  column: Column,
): string[] {
  const cells = Object.values(table).flatMap((row) => {
    const cell = row[column];
    return Array.isArray(cell) ? cell.map(String) : [];
  });
  return [...new Set(cells)];
}

/** Whether a word has letters of a script that puts no spaces between words. */
export function isUnspaced(word: string): boolean {
  return unspaced.test(word);
}

export function isUnspacedAt(text: string, at: number): boolean {
  return unspaced.test(text.charAt(at));
}

const unspaced = /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/;

/** Every letter, and signs beyond ASCII: without the tables of all letters, which take long to make. */
export const letter =
  '[^\\s\\x00-@[-`{-\\xbf\\u2000-\\u206f\\u3000-\\u303f\\uff00-\\uff20\\uff3b-\\uff40\\uff5b-\\uff65]';

function escaped(word: string): string {
  return word.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&');
}
