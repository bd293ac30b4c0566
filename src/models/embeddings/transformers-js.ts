import type { VectorSource } from './batch-embedder.js';
import type { EmbeddingSettings, EmbeddingWorld } from './embedder.js';
import { failed, installedFunction, isCallable, type Wanted } from './installed-package.js';
import { readProperty } from './read-property.js';

const runner: Wanted = {
  provider: 'transformers',
  package: '@huggingface/transformers',
  install: ['@huggingface/transformers'],
};

/** Sentence models that run here. The package downloads a model when it is first used, and keeps it. */
export function transformersSource(settings: EmbeddingSettings, world: EmbeddingWorld): VectorSource {
  const pipeline = installedFunction(runner, 'pipeline', world);
  const { name: model = 'Xenova/all-MiniLM-L6-v2', dimensions } = settings;
  let starting: Promise<unknown> | null = null;
  return {
    id: `transformers:${model}`,
    name: `The package ${runner.package}`,
    dimensions,
    batch: { texts: 16, characters: 20_000, atOnce: 1 },
    async compute(texts) {
      try {
        starting ??= Promise.resolve(pipeline('feature-extraction', model));
        const extract = await starting;
        const tensor = isCallable(extract) ? await extract([...texts], { pooling: 'mean', normalize: true }) : null;
        const toList = readProperty(tensor, 'tolist');
        const vectors = isCallable(toList) ? toList.call(tensor) : null;
        return Array.isArray(vectors) ? vectors : [];
      } catch (cause) {
        starting = null;
        throw failed(runner, cause);
      }
    },
  };
}
