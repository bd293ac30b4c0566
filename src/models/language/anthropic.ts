import { sdkSource } from './ai-sdk-provider.js';
import { baseUrl, requireKey, requireSetting } from './provider-settings.js';
import type { ModelSettings, ModelWorld, TextSource } from './text-source.js';

/** Anthropic's messages protocol. */
export function anthropicSource(settings: ModelSettings, world: ModelWorld): TextSource {
  const model = requireSetting(settings, 'name', 'claude-sonnet-4-5');
  const key = requireKey(settings, world, 'ANTHROPIC_API_KEY');
  const baseURL = baseUrl(settings, 'https://api.anthropic.com/v1');
  return sdkSource({
    name: `anthropic:${model}`,
    title: `Anthropic at ${baseURL}`,
    key,
    settings,
    world,
    async load(fetch) {
      const { createAnthropic } = await import('@ai-sdk/anthropic');
      return createAnthropic({ baseURL, apiKey: key, fetch })(model);
    },
  });
}
