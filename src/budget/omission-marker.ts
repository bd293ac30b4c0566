import { cutBefore, graphemeSegmenter } from './cut-at-grapheme.js';

/** A section of which something was left out. */
export type OmittedSection = { readonly heading: string; readonly isWhole: boolean };

export const mostNames = 8;

/** One line that says what is missing and where to read it. Of many sections only the first `names` are named. */
export function omissionMarker(leftOut: readonly OmittedSection[], path: string, names: number): string {
  const named = leftOut.slice(0, names).map(nameOf);
  const others = leftOut.length - named.length;
  if (others > 0) named.push(countOf(others, named.length > 0));
  const list = named.length < 2 ? named.join('') : `${named.slice(0, -1).join(', ')} and ${named.at(-1)}`;
  return `[Left out for space: ${list}. Read ${path} for the rest.]`;
}

function nameOf({ heading, isWhole }: OmittedSection): string {
  const name = heading === '' ? 'untitled text' : `"${shorten(heading)}"`;
  return isWhole ? name : `part of ${name}`;
}

function countOf(sections: number, isMore: boolean): string {
  return `${sections}${isMore ? ' more' : ''} ${sections === 1 ? 'section' : 'sections'}`;
}

const longestName = 40;
const mostRead = 1000;

function shorten(heading: string): string {
  const plain = heading
    .slice(0, cutBefore(heading, mostRead))
    .replace(/<!--.*?-->/g, '')
    .trim();
  let short = '';
  let length = 0;
  for (const { segment } of graphemeSegmenter().segment(plain)) {
    if (length === longestName) return `${short.trimEnd()}…`;
    short += segment;
    length++;
  }
  return short;
}
