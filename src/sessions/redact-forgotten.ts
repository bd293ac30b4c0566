import { hasNameTombstone, hasTombstone, type Tombstones } from '../entries/records/tombstones.js';
import { forgottenWord } from '../journal/erasure/hide-erased-name.js';

/** Forgotten texts are known by their hashes only, so passages of up to so many words are compared. */
const mostWords = 30;

type Redaction = {
  readonly tombstones: Tombstones | null;
  /** Whether it was said before the forgetting, so that names which were forgotten are meant too. A name may be used again later. */
  readonly isOld: (day: string) => boolean;
};

/** The text without passages that were permanently forgotten, and how many there were. */
export function redactForgotten(text: string, { tombstones, isOld }: Redaction): { text: string; count: number } {
  if (tombstones === null || tombstones.entries.length === 0) return { text, count: 0 };
  const past = { ...tombstones, entries: tombstones.entries.filter(({ day }) => isOld(day)) };
  const isForgotten = (passage: string) => hasTombstone(tombstones, passage) || hasNameTombstone(past, passage);
  let kept = '';
  let count = 0;
  let position = 0;
  const words = wordsOf(text);
  for (let from = 0; from < words.length; from++) {
    const start = words[from]?.start ?? 0;
    if (start < position) continue;
    const end = longestForgotten(text, { words, from, isForgotten });
    if (end === null) continue;
    kept += `${text.slice(position, start)}${forgottenWord}`;
    position = end;
    count++;
  }
  if (count === 0 && isForgotten(text)) return { text: forgottenWord, count: 1 };
  return { text: kept + text.slice(position), count };
}

type Word = { readonly start: number; readonly end: number };

function wordsOf(text: string): Word[] {
  return [...text.matchAll(/[\p{L}\p{M}\p{N}]+(?:['’._-][\p{L}\p{M}\p{N}]+)*/gu)].map((match) => {
    return { start: match.index, end: match.index + match[0].length };
  });
}

type Search = {
  readonly words: readonly Word[];
  readonly from: number;
  readonly isForgotten: (passage: string) => boolean;
};

/** Where the longest forgotten passage that begins at this word ends; null where none does. */
function longestForgotten(text: string, { words, from, isForgotten }: Search): number | null {
  const start = words[from]?.start ?? 0;
  for (let to = Math.min(from + mostWords, words.length) - 1; to >= from; to--) {
    const end = words[to]?.end ?? start;
    if (isForgotten(text.slice(start, end))) return end;
  }
  return null;
}
