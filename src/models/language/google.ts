import { sdkSource } from './ai-sdk-provider.js';
import { baseUrl, requireKey, requireSetting } from './provider-settings.js';
import type { ModelSettings, ModelWorld, TextSource } from './text-source.js';

/** Google's generateContent protocol. */
export function googleSource(settings: ModelSettings, world: ModelWorld): TextSource {
  const model = requireSetting(settings, 'name', 'gemini-2.5-flash');
  const key = requireKey(settings, world, 'GOOGLE_GENERATIVE_AI_API_KEY');
  const baseURL = baseUrl(settings, 'https://generativelanguage.googleapis.com/v1beta');
  return sdkSource({
    name: `google:${model}`,
    title: `Google at ${baseURL}`,
    key,
    settings,
    world,
    async load(fetch) {
      const { createGoogleGenerativeAI } = await import('@ai-sdk/google');
      return createGoogleGenerativeAI({ baseURL, apiKey: key, fetch })(model);
    },
  });
}
