import { SoulError } from '../errors/soul-error.js';
import { closest } from './check-settings.js';
import { type ConfigOrigin, leavesOf, settingAt } from './config-layers.js';
import type { Json } from './json-value.js';
import type { LoadedConfig } from './load-config.js';
import { maskSecrets } from './mask-secrets.js';
import { formatKeyPath, keysBelow, schemaAt, splitKeyPath } from './setting-paths.js';

export type ConfigRow = {
  readonly key: string;
  readonly value: Json;
  readonly origin: ConfigOrigin;
  readonly where: string;
};

/** Every setting in force, by name, with likely secrets masked. */
export function listConfig(loaded: LoadedConfig): ConfigRow[] {
  return leavesOf(loaded.config)
    .flatMap(({ path, value }) => {
      const key = formatKeyPath(path);
      const origin = loaded.origins.get(key);
      return origin === undefined ? [] : [{ key, value: maskSecrets(key, value), ...origin }];
    })
    .sort((left, right) => (left.key < right.key ? -1 : 1));
}

export type ConfigValue = {
  readonly key: string;
  /** Null when the setting exists and nobody set it. */
  readonly value: Json;
  /** Null for a group of settings, which may come from several sources, and for one that nobody set. */
  readonly origin: ConfigOrigin | null;
  readonly where: string | null;
};

/** One setting or a group of them, unmasked. Throws `config-unknown-key`. */
export function getConfigValue(loaded: LoadedConfig, keyPath: string): ConfigValue {
  const path = checkKeyPath(keyPath);
  const key = formatKeyPath(path);
  const origin = loaded.origins.get(key);
  return {
    key,
    value: settingAt(loaded.config, path) ?? null,
    origin: origin?.origin ?? null,
    where: origin?.where ?? null,
  };
}

/** The segments of the name of a setting, which must exist in the schema. */
export function checkKeyPath(keyPath: string): string[] {
  const path = splitKeyPath(keyPath);
  for (let length = 1; length <= path.length; length++) {
    if (schemaAt(path.slice(0, length)) !== null) continue;
    const above = path.slice(0, length - 1);
    const keys = keysBelow(above);
    const close = closest(path[length - 1] ?? '', keys);
    const suggestion = close === null ? null : formatKeyPath([...above, close, ...path.slice(length)]);
    throw new SoulError('config-unknown-key', `There is no setting named ${formatKeyPath(path)}.`, {
      hint:
        suggestion !== null && schemaAt(splitKeyPath(suggestion)) !== null
          ? `Did you mean \`${suggestion}\`?`
          : 'Run `agentsoul config show` to see all settings.',
    });
  }
  return path;
}
