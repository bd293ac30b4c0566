import type { ResolvedConfig } from '../../config/defaults.js';
import type { Environment } from '../../git/run-git.js';
import { openStaticEmbedder } from './static-embedder.js';

/** Turns texts into vectors that lie close together where the texts mean the same. */
export type Embedder = {
  /** Names provider, model and version, such as `static:glove-50k-100@1`. Vectors of two ids never belong into one index. */
  readonly id: string;
  readonly dimensions: number;
  /** One vector of length 1 per text; null where a text holds nothing that can be placed, such as no known word. */
  embed(texts: readonly string[], options?: EmbedOptions): Promise<(Float32Array | null)[]>;
  /** `weightOf` makes rare words count more, where the provider works word by word. */
  embedQuery(text: string, options?: QueryOptions): Promise<Float32Array | null>;
  /** The vector of a single word, where the provider knows words: for finding others that mean nearly the same. */
  readonly wordVector?: (word: string) => Float32Array | null;
  /** Whether a word is among the commonest of the language, where the provider knows: then it is no slip of the fingers. */
  readonly isCommonWord?: (word: string) => boolean;
};

export type EmbedOptions = { signal?: AbortSignal; onProgress?: (done: number, total: number) => void };

export type QueryOptions = { weightOf?: (word: string) => number; signal?: AbortSignal };

/** Null for the provider `none`. */
export async function openEmbedder(
  settings: ResolvedConfig['embeddings'],
  _world: { env: Environment },
): Promise<Embedder | null> {
  if (settings.provider === 'none') return null;
  return openStaticEmbedder();
}
