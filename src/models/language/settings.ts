import { ModelFailure } from './language-model.js';
import type { ModelSettings, ModelWorld } from './text-source.js';

/** A setting that a provider cannot do without. */
export function neededSetting(settings: ModelSettings, key: 'name' | 'url', example: string): string {
  const value = settings[key];
  if (value !== undefined) return value;
  throw new ModelFailure('incomplete', `The provider ${settings.provider} needs \`model.${key}\`.`, {
    hint: `Run \`agentsoul config set model.${key} ${example}\` with what your provider uses.`,
  });
}

/** The address that a path of the provider is added to. */
export function baseUrl(settings: ModelSettings, usual: string): string {
  return (settings.url ?? usual).replace(/\/+$/, '');
}

/** The key of the provider, which only ever stands in the environment; null where none is named and none is usual. */
export function readKey(settings: ModelSettings, { env }: ModelWorld, usual?: string): string | null {
  const variable = settings.apiKeyEnv ?? usual;
  if (variable === undefined) return null;
  const key = env[variable]?.trim() ?? '';
  if (/^[\x21-\x7e]+$/.test(key)) return key;
  const problem = key === '' ? 'is not set' : 'holds something that no key can be';
  throw new ModelFailure('no-key', `The key of ${settings.provider} is read from ${variable}, which ${problem}.`, {
    hint: `Put the key into the environment variable ${variable}, or name another one with \`model.apiKeyEnv\`.`,
  });
}

/** The same, for providers that always want one. */
export function requireKey(settings: ModelSettings, world: ModelWorld, usual: string): string {
  return readKey(settings, world, usual) ?? '';
}
