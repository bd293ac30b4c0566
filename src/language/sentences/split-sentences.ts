import { monthNamed } from '../dates/calendar-words.js';
import { plainOrAny } from '../lazy-pattern.js';

/** The sentences of a text, each with the sign at its end. The point of `Dr.` and that of `3. März` end none. */
export function splitSentences(text: string): string[] {
  return text
    .split('\n')
    .flatMap(splitLine)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');
}

/** Where the first sentence of a line ends, before its sign; -1 where it goes on to the end of the line. */
export function firstSentenceEnd(line: string): number {
  for (const found of line.matchAll(end(line)))
    if (!isOrdinal(line.slice(0, found.index), line.slice(found.index + found[0].length))) return found.index;
  return -1;
}

const end = plainOrAny(
  '(?<!(?<![\\p{L}])(?:dr|mr|mrs|ms|st|no|nr|ca|sra?|prof|approx|e\\.g|i\\.e|z\\.b))[.!?。！？]+(?=\\s|$)',
  'gi',
);

function splitLine(line: string): string[] {
  // Most lines end with their only sentence, and the pattern takes longer to compile than such a line to read.
  if (!/[.!?。！？]\s/.test(line.trimEnd())) return [line];
  const sentences: string[] = [];
  let start = 0;
  for (const found of line.matchAll(end(line))) {
    const next = found.index + found[0].length;
    if (isOrdinal(line.slice(start, found.index), line.slice(next))) continue;
    sentences.push(line.slice(start, next));
    start = next;
  }
  return [...sentences, line.slice(start)];
}

/** `3.` before the name of a month, or before a word that starts no sentence. */
function isOrdinal(before: string, after: string): boolean {
  if (!/(?<!\d)\d{1,2}$/.test(before)) return false;
  const word = /^\s+([\p{L}\p{M}]+)/u.exec(after)?.[1] ?? '';
  return word !== '' && (monthNamed(word) !== null || /^\p{Ll}/u.test(word));
}
