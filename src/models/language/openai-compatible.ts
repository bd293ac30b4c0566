import { type SdkProvider, sdkSource } from './ai-sdk-provider.js';
import { baseUrl, readKey, requireSetting } from './provider-settings.js';
import type { ModelSettings, ModelWorld, TextSource } from './text-source.js';

/** The chat protocol that most gateways and most local servers speak. */
export function compatibleSource(settings: ModelSettings, world: ModelWorld): TextSource {
  const model = requireSetting(settings, 'name', 'qwen3:8b');
  const baseURL = baseUrl(settings, requireSetting(settings, 'url', 'http://127.0.0.1:8080/v1'));
  const key = readKey(settings, world);
  return chatSource({
    provider: 'openai-compatible',
    model,
    baseURL,
    title: `The provider at ${baseURL}`,
    key,
    settings,
    world,
  });
}

type Chat = Pick<SdkProvider, 'title' | 'key' | 'settings' | 'world' | 'hintFor'> & {
  readonly provider: string;
  readonly model: string;
  readonly baseURL: string;
  /** Turns the body of a request into the dialect of the provider. */
  readonly rename?: (body: Record<string, unknown>) => Record<string, unknown>;
};

export function chatSource({ provider, model, baseURL, rename, ...chat }: Chat): TextSource {
  return sdkSource({
    ...chat,
    name: `${provider}:${model}`,
    async load(fetch) {
      const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
      const chatModel = createOpenAICompatible({
        name: 'chat',
        baseURL,
        fetch,
        includeUsage: true,
        supportsStructuredOutputs: true,
        ...(chat.key !== null && { apiKey: chat.key }),
        ...(rename !== undefined && { transformRequestBody: rename }),
      });
      return chatModel(model);
    },
    // Strict mode forbids much of our schemas; the answer is validated anyway.
    options: { chat: { strictJsonSchema: false } },
  });
}
