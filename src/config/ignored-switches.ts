import type { ScopeKind } from '../scopes/scopes.js';
import type { LoadedConfig } from './load-config.js';

/** What a scope should know of settings that would open something to it and are ignored, because nobody trusted them. */
export function ignoredSwitches({ warnings }: Pick<LoadedConfig, 'warnings'>, kind: ScopeKind): string[] {
  const kinds = kind === 'room' ? ['room', 'group'] : [kind];
  return warnings
    .filter(
      ({ code, key }) => code === 'setting-not-trusted' && kinds.some((name) => key.startsWith(`scopes.${name}.`)),
    )
    .map(({ message }) => message);
}
