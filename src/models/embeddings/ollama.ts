import type { VectorSource } from './batch-embedder.js';
import type { EmbeddingSettings, EmbeddingWorld } from './embedder.js';
import { type Endpoint, postJson } from './post-json.js';
import { readApiKey } from './read-api-key.js';
import { readProperty } from './read-property.js';

/** Ollama's own protocol, by default on this machine. */
export function ollamaSource(settings: EmbeddingSettings, world: EmbeddingWorld): VectorSource {
  const { name: model = 'nomic-embed-text', dimensions, timeoutMs } = settings;
  // Other programs speak to the same server below /v1, so that is how people know its address.
  const base = (settings.url ?? 'http://127.0.0.1:11434').replace(/\/+$/, '').replace(/\/(?:v1|api)$/, '');
  const name = `Ollama at ${base}`;
  const endpoint: Endpoint = {
    name,
    url: `${base}/api/embed`,
    key: readApiKey(settings, world),
    timeoutMs,
    pause: world.pause,
    hintFor: (status) => (status === 404 ? `Run \`ollama pull ${model}\`, or set \`embeddings.name\`.` : undefined),
  };
  return {
    id: `ollama:${model}`,
    name,
    dimensions,
    batch: { texts: 32, characters: 60_000, atOnce: 2 },
    async compute(input, signal) {
      const size = dimensions === undefined ? {} : { dimensions };
      const answer = await postJson(endpoint, { model, input, truncate: true, ...size }, signal);
      const vectors = readProperty(answer, 'embeddings');
      return Array.isArray(vectors) ? vectors : [];
    },
  };
}
