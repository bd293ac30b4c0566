import { stemWord } from '../../language/words/stem.js';
import { openStaticEmbedder, type StaticEmbedder } from '../../models/embeddings/static-embedder.js';
import type { TermWeights } from './term-weights.js';

/** The vector of a text; null if none of its words is known. */
export type Meaning = Float32Array | null;

/** The bundled word vectors. Without the file, texts are compared by words only. */
export function readMeaning(weights: TermWeights): (text: string) => Meaning {
  const embedder = openVectors();
  if (embedder === null) return () => null;
  return (text) => embedder.embedQueryNow(text, { weightOf: (word) => weights.weightOf(stemWord(word, 'en')) });
}

/** The cosine, 0 where one of them is unknown. */
export function semanticSimilarity(one: Meaning, other: Meaning): number {
  if (one === null || other === null) return 0;
  let sum = 0;
  for (let index = 0; index < one.length; index++) sum += (one[index] ?? 0) * (other[index] ?? 0);
  return sum;
}

/** How near two words are by what they mean, from -1 to 1; 0 where one of them is unknown. */
export function readWordNearness(): (one: string, other: string) => number {
  const embedder = openVectors();
  if (embedder === null) return () => 0;
  const known = new Map<string, Meaning>();
  const meaningOf = (word: string) => {
    const found = known.get(word);
    if (found !== undefined) return found;
    const read = embedder.wordVector(word);
    known.set(word, read);
    return read;
  };
  return (one, other) => semanticSimilarity(meaningOf(one), meaningOf(other));
}

/** How seldom a word is used at all, from 0 for what stands in every text to 1 for what next to nobody says. */
export function readRarity(): (word: string) => number {
  const embedder = openVectors();
  if (embedder === null) return () => 1;
  const [commonest, rarest] = [Math.log(300), Math.log(50_000)];
  return (word) => {
    const rank = embedder.wordRank(word);
    if (rank === null) return 1;
    return Math.min(1, Math.max(0, (Math.log(rank + 1) - commonest) / (rarest - commonest)));
  };
}

function openVectors(): StaticEmbedder | null {
  try {
    return openStaticEmbedder();
  } catch {
    // Search reports a damaged file; reflection only finds less without it.
    return null;
  }
}
