import type { ScopeKind } from '../scopes/scopes.js';
import type { LoadedConfig } from './load-config.js';

/** Warnings about settings that would open something to a scope but are ignored because they are not trusted. */
export function ignoredScopeSwitches({ warnings }: Pick<LoadedConfig, 'warnings'>, kind: ScopeKind): string[] {
  const kinds = kind === 'room' ? ['room', 'group'] : [kind];
  return warnings
    .filter(
      ({ code, key }) => code === 'setting-not-trusted' && kinds.some((name) => key.startsWith(`scopes.${name}.`)),
    )
    .map(({ message }) => message);
}
