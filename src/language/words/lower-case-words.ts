/** Whether a word is written in small letters anywhere in these texts: what a sentence begins with is a name only if it never is. */
export function readSmallWords(texts: Iterable<string>): (word: string) => boolean {
  const known = new Set<string>();
  for (const text of texts) for (const [word] of text.matchAll(/(?<![\p{L}'’])\p{Ll}[\p{L}]+/gu)) known.add(word);
  return (word) => known.has(word) || known.has(word.replace(/s$/, '')) || known.has(`${word}s`);
}

/** Whether a word is written in small letters, and with a capital one only where a sentence begins. */
export function readCommonWords(texts: readonly string[]): (word: string) => boolean {
  const isWord = readSmallWords(texts);
  const names = new Set<string>();
  for (const text of texts)
    for (const [, name = ''] of text.matchAll(/[\p{L}\p{N},] (\p{Lu}[\p{L}]+)/gu)) names.add(name.toLowerCase());
  return (word) => isWord(word) && !names.has(word);
}
