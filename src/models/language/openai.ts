import { chatSource } from './openai-compatible.js';
import { baseUrl, requireKey, requireSetting } from './provider-settings.js';
import type { ModelSettings, ModelWorld, TextSource } from './text-source.js';

export function openaiSource(settings: ModelSettings, world: ModelWorld): TextSource {
  const model = requireSetting(settings, 'name', 'gpt-5-mini');
  const baseURL = baseUrl(settings, 'https://api.openai.com/v1');
  return chatSource({
    provider: 'openai',
    model,
    baseURL,
    title: `OpenAI at ${baseURL}`,
    key: requireKey(settings, world, 'OPENAI_API_KEY'),
    settings,
    world,
    // OpenAI's own name for the limit, which reasoning models require.
    rename: ({ max_tokens, ...body }) => ({ ...body, max_completion_tokens: max_tokens }),
  });
}
