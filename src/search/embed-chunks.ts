import { languages } from '../language/words/languages.js';
import type { Embedder } from '../models/embeddings/embedder.js';
import type { PreparedChunk } from './prepare-file.js';
import type { ChunkVectors } from './store-vectors.js';

/** What the index needs of an embedder. */
export type IndexEmbedder = Pick<Embedder, 'id' | 'dimensions' | 'embed'>;

export async function embedChunks(embedder: IndexEmbedder, chunks: readonly PreparedChunk[]): Promise<ChunkVectors> {
  const vectors = await embedder.embed(
    chunks.map(({ text }) => text),
    { languages: chunks.map(({ facts }) => languages[facts.language] ?? null) },
  );
  return vectors.map((vector) => (vector === null ? null : quantise(vector)));
}

/** Small numbers in the same proportions. Only directions are compared, so the length may go. */
export function quantise(vector: Float32Array): Int8Array {
  let largest = 0;
  for (let index = 0; index < vector.length; index++) largest = Math.max(largest, Math.abs(vector[index] ?? 0));
  const small = new Int8Array(vector.length);
  for (let index = 0; index < vector.length; index++)
    small[index] = Math.round(((vector[index] ?? 0) / (largest || 1)) * 127);
  return small;
}
