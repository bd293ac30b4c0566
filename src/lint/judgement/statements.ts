import type { ConceptHit } from '../lexicon/find-concepts.js';
import type { Sentence } from '../text/sentences.js';

/**
 * What is judged for a sentence: a planted order often takes two sentences, so each is read with the one before it. Rows of
 * tables are judged whole and once, lines of code alone. Null for what is judged with its neighbour.
 */
export function statementOf(
  sentence: Sentence,
): { text: string; parts?: readonly string[]; hits: readonly ConceptHit[] } | null {
  const { text, hits, previous, siblings, zone, row } = sentence;
  if (zone === 'fence' || zone === 'front-matter' || (siblings === 1 && row === null)) return { text, hits };
  if (row !== null) return previous === null ? row() : null;
  if (previous === null) return null;
  const words = (previous.hits.at(-1)?.word ?? 0) + 1;
  return {
    text: `${previous.text} ${text}`,
    parts: [previous.text, text],
    hits: [...previous.hits, ...hits.map((hit) => ({ ...hit, word: hit.word + words }))],
  };
}
