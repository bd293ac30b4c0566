import { isJsonObject, type Json, type JsonObject } from '../config/json-value.js';
import { SoulError } from '../errors/soul-error.js';

/**
 * A persona definition as AgentOS writes it: any JSON object. We give a meaning to `id`, `name`, `description`, `version`,
 * `baseSystemPrompt`, `personalityTraits`, `moodAdaptation`, `voiceConfig`, `avatarConfig`, `hardLimits`, `metadata`, to
 * `style` (the text of STYLE.md) and `soul` (front matter that has no field here), and carry everything else along.
 */
export type Persona = JsonObject;

export function parsePersona(json: string): Persona {
  try {
    return toPersona(JSON.parse(json.replace(/^\uFEFF/, '')));
  } catch (error) {
    if (error instanceof SoulError) throw error;
    throw invalid(`It is not valid JSON (${error instanceof Error ? error.message : String(error)}).`, error);
  }
}

/** The persona as JSON would carry it: values that JSON has no form for are left out. */
export function toPersona(value: unknown): Persona {
  const json = toJson(value, 0);
  if (isJsonObject(json)) return json;
  throw invalid('It is not a JSON object.');
}

const maxDepth = 100;

function toJson(value: unknown, depth: number): Json | undefined {
  if (depth > maxDepth) throw invalid(`It is nested more than ${maxDepth} levels deep.`);
  if (value === null || typeof value === 'boolean' || typeof value === 'string') return value;
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  if (Array.isArray(value)) return value.map((item) => toJson(item, depth + 1) ?? null);
  if (value instanceof Date) return value.toJSON();
  if (typeof value !== 'object') return undefined;
  const members = Object.entries(value).flatMap(([key, member]) => {
    const json = toJson(member, depth + 1);
    return json === undefined ? [] : [[key, json] as const];
  });
  return Object.fromEntries(members);
}

function invalid(reason: string, cause?: unknown): SoulError {
  return new SoulError('persona-invalid', `The persona could not be read. ${reason}`, {
    hint: 'A persona is one JSON object with fields such as id, name and baseSystemPrompt.',
    cause,
  });
}
