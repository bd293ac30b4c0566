import type { Embedder } from '../models/embeddings/embedder.js';
import type { PreparedChunk } from './prepare-file.js';
import type { ChunkVectors } from './store-file.js';

/** What the index needs of an embedder. */
export type IndexEmbedder = Pick<Embedder, 'id' | 'dimensions' | 'embed'>;

export async function embedChunks(embedder: IndexEmbedder, chunks: readonly PreparedChunk[]): Promise<ChunkVectors> {
  const vectors = await embedder.embed(chunks.map(({ text }) => text));
  return vectors.map((vector) => (vector === null ? null : quantise(vector)));
}

/** Small numbers in the same proportions. Only directions are compared, so the length may go. */
export function quantise(vector: Float32Array): Int8Array {
  let largest = 0;
  for (const value of vector) largest = Math.max(largest, Math.abs(value));
  return Int8Array.from(vector, (value) => Math.round((value / (largest || 1)) * 127));
}
