import { createHash } from 'node:crypto';
import { languages } from '../language/words/languages.js';
import type { Embedder } from '../models/embeddings/embedder.js';
import type { ChunkVectors, IndexWriter } from './index-interface.js';
import type { PreparedChunk } from './prepare-file.js';

/** What the index needs of an embedder. */
export type IndexEmbedder = Pick<Embedder, 'id' | 'dimensions' | 'embed'>;

/** The vectors of chunks. Only texts that the index has no vector of are embedded. */
export async function embedChunks(
  embedder: IndexEmbedder,
  chunks: readonly PreparedChunk[],
  known: IndexWriter['knownVectors'],
): Promise<ChunkVectors> {
  const hashes = chunks.map(contentHash);
  const vectors = new Map<string, Int8Array | null>(known(hashes));
  const missing = chunks.filter((_, place) => !vectors.has(hashes[place] ?? ''));
  const embedded = await embedder.embed(
    missing.map(({ text }) => text),
    { languages: missing.map(({ facts }) => languages[facts.language] ?? null) },
  );
  for (const [place, chunk] of missing.entries()) {
    const vector = embedded[place] ?? null;
    vectors.set(contentHash(chunk), vector === null ? null : quantise(vector));
  }
  return hashes.map((hash) => vectors.get(hash) ?? null);
}

/** Equal for chunks with the same vector. */
export function contentHash({ text, facts }: Pick<PreparedChunk, 'text' | 'facts'>): string {
  return createHash('sha1').update(`${facts.language}\n${text}`).digest('base64url');
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
