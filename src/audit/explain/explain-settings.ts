import { isJsonObject, isSameJson, type Json, type JsonObject } from '../../config/json-value.js';
import { parseConfig } from '../../config/parse-config.js';
import { listSensitive } from '../../config/sensitive-settings.js';

/** Names of the changed settings. Values are not shown, because they may be secrets. */
export function explainSettings(before: string, after: string): string[] {
  const old = settingsOf(before);
  const now = settingsOf(after);
  if (old === null || now === null) return ['It is no longer a valid config.'];
  const changed = changedKeys(old, now, []);
  if (changed.length === 0) return ['Only comments or spacing changed.'];
  const risky = new Set([...listSensitive(old), ...listSensitive(now)].map(({ key }) => key.split(/[.[]/)[0] ?? key));
  const isRisky = changed.some((key) => risky.has(key.split(/[.[]/)[0] ?? key));
  return [
    `${changed.length === 1 ? 'This setting' : 'These settings'} changed: ${changed.slice(0, 6).join(', ')}${changed.length > 6 ? ` and ${changed.length - 6} more` : ''}.`,
    ...(isRisky ? ['Some of them run programs, use the network or name other paths.'] : []),
  ];
}

function settingsOf(text: string): JsonObject | null {
  try {
    const parsed: unknown = text.trim() === '' ? {} : parseConfig(text, { source: 'agentsoul.json' });
    return isJsonObject(parsed) ? parsed : null;
  } catch {
    // An unreadable config is a valid result here.
    return null;
  }
}

function changedKeys(before: JsonObject, after: JsonObject, path: readonly string[]): string[] {
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])].sort();
  return keys.flatMap((key) => {
    const [one, other]: (Json | undefined)[] = [before[key], after[key]];
    if (isSameJson(one, other)) return [];
    const here = [...path, key];
    return isJsonObject(one) && isJsonObject(other) ? changedKeys(one, other, here) : [here.join('.')];
  });
}
