import { languages } from './languages.js';

/**
 * The language of a text, told by its common words, or null where they don't decide. Related languages share many, so the
 * winner needs more than all others.
 */
export function detectLanguage(words: readonly string[]): string | null {
  const counts = new Map<string, number>();
  for (const word of words)
    for (const code of languagesOf.get(word) ?? []) counts.set(code, (counts.get(code) ?? 0) + 1);
  let best: string | null = null;
  let most = 0;
  let isTied = false;
  for (const [code, count] of counts) {
    if (count > most) [best, most, isTied] = [code, count, false];
    else if (count === most) isTied = true;
  }
  return isTied ? null : best;
}

const languagesOf = new Map<string, string[]>();
for (const { code, common } of languages)
  for (const word of common) languagesOf.set(word, [...(languagesOf.get(word) ?? []), code]);
