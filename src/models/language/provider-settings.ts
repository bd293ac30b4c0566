import { ModelFailure } from './language-model.js';
import type { ModelSettings, ModelWorld } from './text-source.js';

/** A setting that a provider requires. */
export function requireSetting(settings: ModelSettings, key: 'name' | 'url', example: string): string {
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

/** The key of a provider that works without one: only where the settings name a variable. */
export function readKey(settings: ModelSettings, world: ModelWorld): string | null {
  return settings.apiKeyEnv === undefined ? null : requireKey(settings, world, settings.apiKeyEnv);
}

/** The key of the provider, read only from the environment: from the variable in the settings, or the usual one. */
export function requireKey(settings: ModelSettings, { env }: ModelWorld, usual: string): string {
  const variable = settings.apiKeyEnv ?? usual;
  const key = env[variable]?.trim() ?? '';
  if (/^[\x21-\x7e]+$/.test(key)) return key;
  const problem = key === '' ? 'is not set' : 'does not contain a valid key';
  throw new ModelFailure('no-key', `The key of ${settings.provider} is read from ${variable}, which ${problem}.`, {
    hint: `Put the key into the environment variable ${variable}, or name another one with \`model.apiKeyEnv\`.`,
  });
}
