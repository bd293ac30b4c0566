import { chatSource } from './openai-compatible.js';
import { baseUrl, readKey, requireSetting } from './provider-settings.js';
import type { ModelSettings, ModelWorld, TextSource } from './text-source.js';

/** Ollama's chat endpoint, by default on this machine. */
export function ollamaSource(settings: ModelSettings, world: ModelWorld): TextSource {
  const model = requireSetting(settings, 'name', 'qwen3:8b');
  // Its own protocol lies below /api, so that is how some know its address.
  const baseURL = `${baseUrl(settings, 'http://127.0.0.1:11434').replace(/\/(?:v1|api)$/, '')}/v1`;
  return chatSource({
    provider: 'ollama',
    model,
    baseURL,
    title: `Ollama at ${baseURL}`,
    key: readKey(settings, world),
    settings,
    world,
    hintFor: (status) => (status === 404 ? `Run \`ollama pull ${model}\`, or set \`model.name\`.` : undefined),
  });
}
