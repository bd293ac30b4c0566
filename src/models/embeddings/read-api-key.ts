import { SoulError } from '../../errors/soul-error.js';
import type { EmbeddingSettings, EmbeddingWorld } from './embedder.js';

/** The key of the provider, read only from the environment; null if the settings name no variable. */
export function readApiKey({ apiKeyEnv }: EmbeddingSettings, { env }: EmbeddingWorld): string | null {
  if (apiKeyEnv === undefined) return null;
  const key = env[apiKeyEnv]?.trim() ?? '';
  if (/^[\x21-\x7e]+$/.test(key)) return key;
  const problem = key === '' ? 'is not set' : 'does not contain a valid key';
  throw new SoulError('embeddings-incomplete', `\`embeddings.apiKeyEnv\` names ${apiKeyEnv}, which ${problem}.`, {
    hint: `Put the key of the provider into the environment variable ${apiKeyEnv}.`,
  });
}
