import { isJsonObject, isSameJson, type Json, type JsonObject } from '../../config/json-value.js';
import { parseConfig } from '../../config/parse-config.js';
import { listSensitive } from '../../config/sensitive-settings.js';

/** Which settings a change of the config touches, by name; values may be secrets. */
export function explainSettings(before: string, after: string): string[] {
  const old = settingsOf(before);
  const now = settingsOf(after);
  if (old === null || now === null) return ['It can no longer be read as a config.'];
  const changed = changedKeys(old, now, []);
  if (changed.length === 0) return ['Only comments or spacing changed.'];
  const risky = new Set([...listSensitive(old), ...listSensitive(now)].map(({ key }) => key.split(/[.[]/)[0] ?? key));
  const isRisky = changed.some((key) => risky.has(key.split(/[.[]/)[0] ?? key));
  return [
    `${changed.length === 1 ? 'This setting' : 'These settings'} changed: ${changed.slice(0, 6).join(', ')}${changed.length > 6 ? ` and ${changed.length - 6} more` : ''}.`,
    ...(isRisky ? ['Among them are settings that run programs, reach the network or point elsewhere.'] : []),
  ];
}

function settingsOf(text: string): JsonObject | null {
  try {
    const parsed: unknown = text.trim() === '' ? {} : parseConfig(text, { source: 'agentsoul.json' });
    return isJsonObject(parsed) ? parsed : null;
  } catch {
    // Unreadable is an answer here.
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
