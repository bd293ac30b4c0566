import { isPlain } from '../lazy-pattern.js';

/** The words of a text in lower case; scripts without spaces are split as the runtime's dictionary does. */
export function wordsOf(text: string): string[] {
  const lower = text.normalize('NFKC').toLowerCase();
  if (isPlain(lower)) return lower.match(/[a-z0-9]+/g) ?? [];
  if (!/[^\p{ASCII}\p{Script=Latin}\p{Script=Cyrillic}]/u.test(lower)) return lower.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return [...wordSegmenter().segment(lower)].filter(({ isWordLike }) => isWordLike).map(({ segment }) => segment);
}

let loaded: Intl.Segmenter | null = null;

/** Loaded at its first use, which few texts need. */
function wordSegmenter(): Intl.Segmenter {
  loaded ??= new Intl.Segmenter('und', { granularity: 'word' });
  return loaded;
}

/** How much two sets of words share, 0 to 1 (Jaccard). */
export function overlap(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const [small, large] = one.size <= other.size ? [one, other] : [other, one];
  let shared = 0;
  for (const word of small) if (large.has(word)) shared++;
  const all = one.size + other.size - shared;
  return all === 0 ? 0 : shared / all;
}
