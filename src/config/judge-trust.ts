import type { ConfigLayer, ConfigWarning } from './config-layers.js';
import { isJsonObject, isSameJson, type Json, type JsonObject } from './json-value.js';
import { type LoadedConfig, resolveLayers, workspaceSettings } from './load-config.js';
import { listSensitive, sensitiveValues } from './sensitive-settings.js';
import type { TrustRecord } from './trust-record.js';

export type TrustJudgement =
  | { readonly trusted: true; readonly reason: 'listed' }
  | { readonly trusted: false; readonly reason: 'not-listed' }
  | { readonly trusted: false; readonly reason: 'changed'; readonly changed: readonly string[] };

type Judged = {
  /** The real path of the workspace. */
  readonly root: string;
  /** What the workspace's own config file says; the user's own settings need no trust. */
  readonly config: JsonObject;
  readonly record: TrustRecord | null;
};

/** A workspace is trusted if this user listed it and its sensitive settings are still those that were listed. */
export function judgeTrust({ root, config, record }: Judged): TrustJudgement {
  const workspaces = record?.workspaces ?? {};
  const entry = Object.hasOwn(workspaces, root) ? workspaces[root] : undefined;
  if (entry === undefined) return { trusted: false, reason: 'not-listed' };
  const current = sensitiveValues(config);
  const keys = new Set([...Object.keys(entry.settings), ...Object.keys(current)]);
  const changed = [...keys].filter((key) => !isSameJson(entry.settings[key], current[key])).sort();
  return changed.length === 0 ? { trusted: true, reason: 'listed' } : { trusted: false, reason: 'changed', changed };
}

/**
 * The config without the settings that need trust, as if the workspace's file did not contain them; the user's values or the defaults
 * apply instead. A workspace without sensitive settings is returned unchanged.
 */
export function restrictUntrusted(loaded: LoadedConfig, judgement: TrustJudgement): LoadedConfig {
  const ignored = judgement.trusted ? [] : listSensitive(workspaceSettings(loaded));
  if (ignored.length === 0) return loaded;

  const removed = ignored.map(({ removes }) => removes);
  const layers = loaded.layers.map((layer) => (layer.origin === 'workspace' ? withoutPaths(layer, removed) : layer));
  const warnings = ignored.map(({ key, removes }): ConfigWarning => {
    const where = loaded.layers.find(({ origin }) => origin === 'workspace')?.where(removes) ?? 'agentsoul.json';
    return { code: 'setting-not-trusted', key, message: ignoredMessage(key, where, judgement) };
  });
  const earlier = loaded.warnings.filter(({ code }) => code === 'unknown-variable');
  return resolveLayers(layers, [...earlier, ...warnings]);
}

function ignoredMessage(key: string, where: string, judgement: TrustJudgement): string {
  const isChanged = judgement.reason === 'changed';
  const reason = isChanged ? 'the settings changed since you trusted them' : 'you have not trusted this workspace';
  return `${where}: ${key} is ignored, because ${reason}. Run \`agentsoul trust\` to review and allow it.`;
}

function withoutPaths(layer: ConfigLayer, removed: readonly (readonly string[])[]): ConfigLayer {
  const gone = new Set(removed.map((path) => JSON.stringify(path)));
  return { ...layer, settings: prune(layer.settings, [], (path) => gone.has(JSON.stringify(path))) };
}

function prune(
  settings: JsonObject,
  path: readonly string[],
  isRemoved: (path: readonly string[]) => boolean,
): JsonObject {
  const members = Object.entries(settings).flatMap(([key, value]): [string, Json][] => {
    const below = [...path, key];
    if (isRemoved(below)) return [];
    if (!isJsonObject(value)) return [[key, value]];
    const kept = prune(value, below, isRemoved);
    const isEmptied = Object.keys(kept).length === 0 && Object.keys(value).length > 0;
    return isEmptied ? [] : [[key, kept]];
  });
  return Object.fromEntries(members);
}
