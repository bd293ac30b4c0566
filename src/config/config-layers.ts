import { lazyValue } from '../workspace/lazy-value.js';
import { isJsonObject, isSameJson, type Json, type JsonObject } from './json-value.js';
import { formatKeyPath } from './setting-paths.js';

/** Where a setting can come from, strongest first. */
export type ConfigOrigin = 'flag' | 'env' | 'workspace' | 'user' | 'default';

export type ConfigLayer = {
  readonly origin: ConfigOrigin;
  readonly settings: JsonObject;
  /** The source of a setting in this layer: a file with its line, a variable, the command line. */
  readonly where: (path: readonly string[]) => string;
};

export type SettingOrigin = { readonly origin: ConfigOrigin; readonly where: string };

export type ConfigWarning = {
  readonly code: 'unknown-variable' | 'setting-replaced' | 'scope-stays-closed' | 'setting-not-trusted';
  /** The setting or the variable it is about. */
  readonly key: string;
  readonly message: string;
};

export type MergedLayers = {
  readonly settings: JsonObject;
  /** The source of every value, by key path. Computed on demand, because few commands need it. */
  readonly origins: () => ReadonlyMap<string, SettingOrigin>;
  readonly warnings: readonly ConfigWarning[];
};

/**
 * Merges settings, strongest layer first. Objects are merged key by key; lists and single values are replaced. Under `scopes`, a false
 * in any layer wins, so that a workspace can't open what its user closed.
 */
export function mergeLayers(layers: readonly ConfigLayer[]): MergedLayers {
  const settings = layers.reduceRight<Json>((weaker, layer) => mergeJson(weaker, layer.settings, []), {});
  const origins = lazyValue(
    () =>
      new Map(
        leavesOf(settings).flatMap(({ path, value }): [string, SettingOrigin][] => {
          const origin = originOf(layers, path, value);
          return origin === undefined ? [] : [[formatKeyPath(path), origin]];
        }),
      ),
  );
  return { settings: isJsonObject(settings) ? settings : {}, origins, warnings: overruled(layers, settings) };
}

export type Leaf = { readonly path: readonly string[]; readonly value: Json };

/** The settings below a value, a list counts as one; an empty object counts as a value. */
export function leavesOf(value: Json, path: readonly string[] = []): Leaf[] {
  const isLeaf = !isJsonObject(value) || Object.keys(value).length === 0;
  if (isLeaf) return path.length === 0 ? [] : [{ path, value }];
  return Object.entries(value).flatMap(([key, child]) => leavesOf(child, [...path, key]));
}

export function settingAt(settings: Json, path: readonly string[]): Json | undefined {
  let value: Json | undefined = settings;
  for (const key of path) {
    if (!isJsonObject(value) || !Object.hasOwn(value, key)) return undefined;
    value = value[key];
  }
  return value;
}

function mergeJson(weaker: Json, stronger: Json, path: readonly string[]): Json {
  if (isJsonObject(weaker) && isJsonObject(stronger)) {
    const keys = new Set([...Object.keys(weaker), ...Object.keys(stronger)]);
    const members = [...keys].map((key) => {
      const below = Object.hasOwn(weaker, key) ? weaker[key] : undefined;
      const above = Object.hasOwn(stronger, key) ? stronger[key] : undefined;
      if (below === undefined || above === undefined) return [key, below ?? above ?? null] as const;
      return [key, mergeJson(below, above, [...path, key])] as const;
    });
    return Object.fromEntries(members);
  }
  return path[0] === 'scopes' && weaker === false ? false : stronger;
}

/** The source of the effective value of a setting. */
export function originOf(
  layers: readonly ConfigLayer[],
  path: readonly string[],
  value: Json,
): SettingOrigin | undefined {
  const layer = layers.find(({ settings }) => isSameJson(settingAt(settings, path), value));
  return layer === undefined ? undefined : { origin: layer.origin, where: layer.where(path) };
}

/** Surprising results of the merge: a scope that stays closed, or a single value replaced by an object. */
function overruled(layers: readonly ConfigLayer[], merged: Json): ConfigWarning[] {
  return layers.flatMap((layer) =>
    leavesOf(layer.settings).flatMap(({ path, value }): ConfigWarning[] => {
      const final = settingAt(merged, path);
      const isClosed = path[0] === 'scopes' && value === true && final === false;
      if (!isClosed && (isJsonObject(value) || !isJsonObject(final))) return [];
      const key = formatKeyPath(path);
      const there = layer.where(path);
      if (isClosed) {
        const closer =
          layers.find(({ settings }) => settingAt(settings, path) === false)?.where(path) ?? 'another source';
        return [
          {
            code: 'scope-stays-closed',
            key,
            message: `${key} stays closed: ${there} opens it, but ${closer} closes it.`,
          },
        ];
      }
      const message = `${key}: ${JSON.stringify(value)} from ${there} is replaced entirely by a source with higher priority.`;
      return [{ code: 'setting-replaced', key, message }];
    }),
  );
}
