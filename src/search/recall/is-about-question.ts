import type { Embedder } from '../../models/embeddings/embedder.js';
import { likeness } from '../likeness.js';
import { shareOfWords } from './share-of-words.js';

/** How much of a question the best text must cover: the share of its words, or the likeness of meaning. */
const enoughWords = 0.34;
const enoughMeaning = 0.6;
const mostTexts = 5;

/** Whether the best texts share words or meaning with the question. Search always returns its best, however far off. */
export async function isAboutQuestion(
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
