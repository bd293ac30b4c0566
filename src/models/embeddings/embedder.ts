import type { ResolvedConfig } from '../../config/defaults.js';
import type { Environment } from '../../git/run-git.js';
import type { Pause } from '../retry-pause.js';
import { batchEmbedder } from './batch-embedder.js';
import { ollamaSource } from './ollama.js';
import { openaiSource } from './openai-compatible.js';
import { openStaticEmbedder } from './static-embedder.js';
import { transformersSource } from './transformers-js.js';
import { useLiteSource } from './universal-sentence-encoder.js';

/** Turns texts into vectors that are close together if the texts have similar meanings. */
export type Embedder = {
  /** Names provider, model and version, such as `static:glove-50k-100@1`. Vectors with different ids never go into one index. */
  readonly id: string;
  readonly dimensions: number;
  /** One vector of length 1 per text; null where a text holds nothing that can be placed, such as no known word. */
  embed(texts: readonly string[], options?: EmbedOptions): Promise<(Float32Array | null)[]>;
  /** `weightOf` makes rare words count more, where the provider works word by word. */
  embedQuery(text: string, options?: QueryOptions): Promise<Float32Array | null>;
  /** The vector of a single word, where the provider knows words: for finding others that mean nearly the same. */
  readonly wordVector?: (word: string) => Float32Array | null;
  /** The words of a text that have a meaning of their own, where the provider knows words; a compound has several. */
  readonly wordMeanings?: (text: string, language: TextLanguage | null) => readonly WordMeaning[];
  /** Whether a word is among the most common ones of the language, if the provider knows; then it is not a typo. */
  readonly isCommonWord?: (word: string) => boolean;
};

export type WordMeaning = {
  /** As `weightOf` is asked for it. */
  readonly word: string;
  readonly vector: Float32Array;
  /** Almost 0 for the commonest words, almost 1 for rare ones. */
  readonly weight: number;
  /** The groups of related words it belongs to. */
  readonly circles: readonly number[];
};

export type EmbedOptions = {
  /** The language of each text, for providers that look words up. */
  languages?: readonly (TextLanguage | null)[];
  signal?: AbortSignal;
  onProgress?: (done: number, total: number) => void;
};

export type QueryOptions = {
  weightOf?: (word: string) => number;
  language?: TextLanguage | null;
  signal?: AbortSignal;
};

export type TextLanguage = {
  readonly code: string;
  /** Words that say little about a subject. */
  readonly common: ReadonlySet<string>;
};

export type EmbeddingSettings = ResolvedConfig['embeddings'];

/** Vectors by the hash of provider, model and text, so that nothing is asked for twice. */
export type VectorCache = {
  get(hash: string): Float32Array | undefined;
  put(hash: string, vector: Float32Array): void;
};

export type EmbeddingWorld = {
  readonly env: Environment;
  readonly cache?: VectorCache;
  readonly pause?: Pause;
  /** A folder from which packages that the user installed are found; without it they lie beside agentsoul. */
  readonly packagesFrom?: string;
};

/** Null for the provider `none`. A provider that does not say how long its vectors are is asked for one right away. */
export async function openEmbedder(settings: EmbeddingSettings, world: EmbeddingWorld): Promise<Embedder | null> {
  switch (settings.provider) {
    case 'none':
      return null;
    case 'static':
      return openStaticEmbedder();
    case 'ollama':
      return batchEmbedder(ollamaSource(settings, world), world.cache);
    case 'openai-compatible':
      return batchEmbedder(openaiSource(settings, world), world.cache);
    case 'use-lite':
      return batchEmbedder(useLiteSource(world), world.cache);
    case 'transformers':
      return batchEmbedder(transformersSource(settings, world), world.cache);
    default:
      settings.provider satisfies never;
      return null;
  }
}
