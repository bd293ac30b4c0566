import { languages } from './languages.js';

/**
 * The language of a text, told by its common words, or null where they don't decide. Related languages share many, so the
 * winner needs more than all others.
 */
export function detectLanguage(words: readonly string[]): string | null {
  known ??= languagesByWord();
  const counts = new Array<number>(languages.length).fill(0);
  for (const word of words)
    for (let bits = known.get(word) ?? 0; bits !== 0; bits &= bits - 1) {
      const index = 31 - Math.clz32(bits & -bits);
      counts[index] = (counts[index] ?? 0) + 1;
    }
  const most = Math.max(...counts);
  const best = counts.indexOf(most);
  return most === 0 || counts.lastIndexOf(most) !== best ? null : (languages[best]?.code ?? null);
}

let known: ReadonlyMap<string, number> | null = null;

/** A bit for each language that has the word. */
function languagesByWord(): Map<string, number> {
  const found = new Map<string, number>();
  for (const [index, { common }] of languages.entries())
    for (const word of common) found.set(word, (found.get(word) ?? 0) | (1 << index));
  return found;
}
