import { createHash } from 'node:crypto';
import { type Leaf, leavesOf, settingAt } from './config-layers.js';
import { configDefaults } from './defaults.js';
import { canonicalJson, isJsonObject, isSameJson, type Json, type JsonObject } from './json-value.js';
import { formatKeyPath } from './setting-paths.js';

/**
 * A setting that runs a program, selects a provider or an address, names a path, accepts memories without review, opens something
 * to a narrower scope, turns off alerts or records conversations.
 */
export type SensitiveSetting = {
  readonly key: string;
  readonly value: Json;
  /** What is removed if the setting may not be used: the setting, or the whole entry that is useless without it. */
  readonly removes: readonly string[];
};

/** All sensitive settings of a config as one canonical JSON text: equal texts mean equal powers. */
export function sensitiveSettings(config: JsonObject): string {
  return canonicalJson(sensitiveValues(config));
}

export function sensitiveHash(config: JsonObject): string {
  return createHash('sha256').update(sensitiveSettings(config)).digest('hex');
}

export function sensitiveValues(config: JsonObject): JsonObject {
  return Object.fromEntries(listSensitive(config).map(({ key, value }) => [key, value]));
}

/** A value that equals its default gives a workspace no power and is left out. */
export function listSensitive(config: JsonObject): SensitiveSetting[] {
  return leavesOf(config)
    .filter(({ path, value }) => !isJsonObject(value) && !isSameJson(settingAt(configDefaults, path), value))
    .flatMap((leaf) => sensitiveParts(leaf))
    .sort((left, right) => (left.key < right.key ? -1 : 1));
}

function sensitiveParts(leaf: Leaf): SensitiveSetting[] {
  const [section, ...rest] = leaf.path;
  const whole = { key: formatKeyPath(leaf.path), value: leaf.value, removes: leaf.path };
  if (isOwnProvider(formatKeyPath(leaf.path), leaf.value)) return [];
  if (section === 'model' || section === 'embeddings' || section === 'server') return [whole];
  if (section === 'proposals') return rest[0] === 'trusted' || leaf.value === 'auto' ? [whole] : [];
  if (section === 'audit') return rest[0] === 'alerts' ? [whole] : [];
  if (section === 'memory') return rest.join('.') === 'search.paths' ? [whole] : [];
  if (section === 'personas') return personaFiles(leaf);
  // Closing a role needs no trust, and the owner's scope is the widest already.
  if (section === 'scopes') return leaf.value === true && rest[0] !== 'main' ? [whole] : [];
  if (section === 'agents' && rest[1] === 'workspace') {
    return leaf.value === '.' ? [] : [{ ...whole, removes: leaf.path.slice(0, 2) }];
  }
  const isAvatar = rest.at(-1) === 'avatar' && typeof leaf.value === 'string';
  return isAvatar && /^https?:/i.test(String(leaf.value)) ? [whole] : [];
}

/** These providers use only what comes with agentsoul. */
function isOwnProvider(key: string, value: Json): boolean {
  if (key === 'embeddings.provider') return value === 'none' || value === 'static';
  return key === 'model.provider' && (value === 'none' || value === 'rules');
}

/** The schedule of a persona is harmless; the choice of its file is not. */
function personaFiles({ path, value }: Leaf): SensitiveSetting[] {
  if (!Array.isArray(value)) return [];
  return value.filter(isJsonObject).flatMap((persona, index) =>
    ['file', 'sha256'].flatMap((field) => {
      const setting = persona[field];
      return setting === undefined
        ? []
        : [{ key: formatKeyPath([...path, index, field]), value: setting, removes: path }];
    }),
  );
}
