import { contentTerms } from '../../language/words/content-terms.js';

/** How much of the words of a question a text holds, from 0 to 1. Null for a question of common words alone. */
export function shareOfWords(question: string): ((text: string) => number) | null {
  const wanted = contentTerms(question);
  if (wanted.length === 0) return null;
  return (text) => {
    const there = new Set(contentTerms(text));
    return wanted.filter((term) => there.has(term)).length / wanted.length;
  };
}
