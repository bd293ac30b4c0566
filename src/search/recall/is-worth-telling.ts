import type { Embedder } from '../../models/embeddings/embedder.js';
import { likeness } from '../likeness.js';
import { shareOfWords } from './share-of-words.js';

/** How much of a question the best evidence must hold: the share of its words, or how near it is in meaning. */
const enoughWords = 0.34;
const enoughMeaning = 0.6;
const mostTexts = 5;

/**
 * Whether the best evidence speaks of what is asked. Search always returns its best; an answer that shares neither words nor
 * meaning with the question is better left unsaid.
 */
export async function isWorthTelling(
  question: string,
  texts: readonly string[],
  embedder: Embedder | null,
): Promise<boolean> {
  const share = shareOfWords(question);
  const best = texts.slice(0, mostTexts);
  if (share === null) return best.length > 0;
  if (Math.max(0, ...best.map(share)) >= enoughWords) return true;
  const asked = await embedder?.embedQuery(question);
  if (asked === null || asked === undefined) return false;
  const vectors = (await embedder?.embed(best)) ?? [];
  return vectors.some((vector) => vector !== null && likeness(asked, vector) >= enoughMeaning);
}
