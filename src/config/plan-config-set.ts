import { SoulError } from '../errors/soul-error.js';
import { checkSettings, type KnownNames } from './check-settings.js';
import { editJsonText } from './edit-json-text.js';
import type { Json } from './json-value.js';
import { parseConfig } from './parse-config.js';
import { readJsonText } from './parse-json-text.js';
import { schemaAt } from './setting-paths.js';
import { checkKeyPath } from './show-config.js';

type SetOptions = KnownNames & {
  /** How messages name the file. */
  readonly source?: string;
};

/**
 * The config text with one setting changed and every other byte as it was. The value is read as JSON where that fits the
 * setting and as text otherwise; null, or the text `null`, removes the setting. Throws if the result would not be valid.
 */
export function planConfigSet(
  text: string | null,
  keyPath: string,
  valueText: string | null,
  options: SetOptions = {},
): { text: string } {
  const path = checkKeyPath(keyPath);
  const before = text ?? '{}\n';
  parseConfig(before, { source: 'agentsoul.json', ...options });

  const value = valueText === null ? null : readValue(path, valueText);
  const after = editJsonText(before, path, value);
  const json = readJsonText(after);
  const problem = json.problems[0] ?? checkSettings(json.value, options).problems[0];
  if (problem === undefined) return { text: after };
  throw refusal(problem);
}

function refusal({ message, suggestion }: { message: string; suggestion: string | null }): SoulError {
  return new SoulError('config-invalid', message, suggestion === null ? {} : { hint: suggestion });
}

function readValue(path: readonly string[], valueText: string): Json {
  const parsed = parseJson(valueText);
  if (typeof parsed === 'object') refuseUnreadable(valueText);
  const schema = schemaAt(path);
  if (parsed === undefined || parsed === null || schema === null) return parsed === undefined ? valueText : parsed;
  const isMeantAsText = !schema.safeParse(parsed).success && schema.safeParse(valueText).success;
  return isMeantAsText ? valueText : parsed;
}

/** Refuses a value that could not be read back from the file. */
function refuseUnreadable(valueText: string): void {
  const [problem] = readJsonText(valueText).problems;
  if (problem !== undefined) throw refusal(problem);
}

function parseJson(text: string): Json | undefined {
  try {
    return JSON.parse(text) as Json;
  } catch {
    // Not JSON, so the value is plain text.
    return undefined;
  }
}
