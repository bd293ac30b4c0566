import { SoulError } from '../../errors/soul-error.js';
import type { VectorSource } from './batch-embedder.js';
import type { EmbeddingSettings, EmbeddingWorld } from './embedder.js';
import { type Endpoint, postJson } from './post-json.js';
import { readApiKey } from './read-api-key.js';
import { readProperty } from './read-property.js';

/** The protocol that OpenAI, most gateways and most local servers speak. */
export function openaiSource(settings: EmbeddingSettings, world: EmbeddingWorld): VectorSource {
  const { dimensions, timeoutMs } = settings;
  const model = needed(settings, 'name');
  const base = needed(settings, 'url').replace(/\/+$/, '');
  const name = `The provider at ${base}`;
  const endpoint: Endpoint = {
    name,
    url: `${base}/embeddings`,
    key: readApiKey(settings, world),
    timeoutMs,
    pause: world.pause,
  };
  return {
    // The same name may be another model at another address.
    id: `openai-compatible:${new URL(base).host}/${model}`,
    name,
    dimensions,
    batch: { texts: 96, characters: 200_000, atOnce: 4 },
    async compute(input, signal) {
      const size = dimensions === undefined ? {} : { dimensions };
      return inOrder(await postJson(endpoint, { model, input, ...size }, signal));
    },
  };
}

function needed(settings: EmbeddingSettings, key: 'name' | 'url'): string {
  const value = settings[key];
  if (value !== undefined) return value;
  const example = key === 'url' ? 'http://127.0.0.1:8080/v1' : 'text-embedding-3-small';
  throw new SoulError('embeddings-incomplete', `The provider openai-compatible needs \`embeddings.${key}\`.`, {
    hint: `Run \`agentsoul config set embeddings.${key} ${example}\` with what your provider uses.`,
  });
}

/** Each vector says to which text it belongs; where none does, they come in the order of the texts. */
function inOrder(answer: unknown): unknown[] {
  const data = readProperty(answer, 'data');
  if (!Array.isArray(data)) return [];
  const vectors: unknown[] = data.map(() => undefined);
  for (const [place, entry] of data.entries()) {
    const index = readProperty(entry, 'index');
    vectors[typeof index === 'number' && index in vectors ? index : place] = readProperty(entry, 'embedding');
  }
  return vectors;
}
