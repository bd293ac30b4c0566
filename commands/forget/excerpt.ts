/** A text on one line, cut around the first place that says one of the words, so that they are always seen. */
export function excerptAround(text: string, words: string, longest: number): string {
  const letters = [...text.replace(/\s+/g, ' ').trim()];
  if (letters.length <= longest) return letters.join('');
  const place = placeOf(letters.join(''), words);
  const start = Math.max(0, Math.min(place - Math.floor(longest / 3), letters.length - longest));
  const begin = start === 0 ? 0 : nextWord(letters, start, place);
  const end = begin + longest;
  return `${begin > 0 ? '… ' : ''}${letters.slice(begin, end).join('')}${end < letters.length ? ' …' : ''}`;
}

/** Where the words stand, in characters; else where the longest of them does that stands anywhere. */
function placeOf(text: string, words: string): number {
  const lower = text.toLowerCase();
  const single = words.split(/\s+/).sort((one, other) => other.length - one.length);
  const found = [words, ...single].map((word) => lower.indexOf(word.trim().toLowerCase())).find((at) => at >= 0) ?? 0;
  return [...text.slice(0, found)].length;
}

/** Where the next word begins, unless that is too late. */
function nextWord(letters: readonly string[], from: number, latest: number): number {
  const space = letters.indexOf(' ', from - 1);
  return space === -1 || space + 1 > latest ? from : space + 1;
}
