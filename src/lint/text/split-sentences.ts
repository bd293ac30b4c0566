import { lazyValue } from '../../workspace/lazy-value.js';
import type { ZoneKind } from './markdown-zones.js';

type Range = readonly [start: number, end: number];

const longest = 1_500;

/** The ranges of the sentences of a text: lines of code and cells of tables count as sentences. */
export function splitSentences(text: string, zone: ZoneKind): Range[] {
  const ranges: Range[] = [];
  const push = (start: number, end: number) => {
    for (let from = start; from < end; from += longest) {
      const to = Math.min(end, from + longest);
      if (text.slice(from, to).trim() !== '') ranges.push([from, to]);
    }
  };
  let start = 0;
  const ends = zone === 'fence' || zone === 'front-matter' ? /\n/g : zone === 'table' ? /\|/g : sentenceEnd;
  ends.lastIndex = 0;
  for (let match = ends.exec(text); match !== null; match = ends.exec(text)) {
    const end = match.index + match[0].length;
    if (
      match[0].startsWith('.') &&
      isAbbreviation(text.slice(Math.max(start, match.index - 12), match.index), text.slice(end, end + 2))
    )
      continue;
    push(start, end);
    start = end;
  }
  push(start, text.length);
  return ranges;
}

/** Marks that end a sentence, with the quotation marks and brackets that close after them. */
const sentenceEnd = /[.!?…]{1,9}["'”’»)\]*_`]{0,4}(?=\s|$)|[。！？；]["'”’»」』）)]{0,4}/g;

function isAbbreviation(before: string, after: string): boolean {
  const last = before.charCodeAt(before.length - 1);
  // No abbreviation ends in four letters, and most sentences do.
  if (
    isPlainLetter(last) &&
    isPlainLetter(before.charCodeAt(before.length - 2)) &&
    isPlainLetter(before.charCodeAt(before.length - 3)) &&
    isPlainLetter(before.charCodeAt(before.length - 4))
  )
    return false;
  if (number.test(before)) return isOrdinal(before, after);
  if (abbreviations.test(before)) return true;
  return last >= 128 && singleLetter().test(before);
}

function isPlainLetter(unit: number): boolean {
  return (unit >= 97 && unit <= 122) || (unit >= 65 && unit <= 90);
}

const abbreviations =
  /(?:^|[\s(])(?:e\.g|i\.e|etc|vs|z\.\s?B|d\.\s?h|u\.\s?a|bzw|ca|Dr|Mr|Mrs|Ms|Nr|No|St|p\.\s?ej|т\.\s?е|т\.\s?д|[A-Za-z])$/;

const number = /(?:^|[\s(])\d{1,2}$/;

/** `1. Open it`, `am 3. Mai`, `on 3. may`; in `with npm 6. Always …` the number ends its sentence. */
function isOrdinal(before: string, after: string): boolean {
  if (/^\s*\d{1,2}$/.test(before) || !/^\s[A-Z\x80-\uffff]/.test(after)) return true;
  return /(?:^|\s)(?:a[bmn]|de[mnrs]|d[ai]e?s?|zu[mr]|vom|beim|i[mn]|bis|seit|und|jede[mnrs]?|\d{1,2}\.)\s\d{1,2}$/i.test(
    before,
  );
}
/** Letters beyond the plain ones; their table takes long to make. */
const singleLetter = lazyValue(() => /(?:^|[\s(])\p{L}$/u);
