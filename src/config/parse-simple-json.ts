import { isJsonObject, type Json } from './json-value.js';

/**
 * Parses a short text that is JSON except for comments and trailing commas, as most configs are; undefined for anything else, and for
 * anything that might be invalid. Much faster than a parser that tracks positions.
 */
export function parseSimpleJson(text: string): Json | undefined {
  if (text.length > longest || (text.match(/[{[]/g) ?? []).length > mostBrackets) return undefined;
  const plain = without(lastCommas, without(comments, text));
  try {
    const value: Json = JSON.parse(plain);
    // A duplicate key appears only once in the parsed value.
    return ownKeys(value) === (plain.match(keys) ?? []).length ? value : undefined;
  } catch {
    // The full parser reports what is wrong, and where.
    return undefined;
  }
}

const longest = 20_000;
const mostBrackets = 30;

// Each pattern matches strings too, so that their content is skipped.
const comments = /"(?:[^"\\]|\\[\s\S])*"|\/\/[^\r\n]*|\/\*[^*]*\*\//g;
const lastCommas = /"(?:[^"\\]|\\[\s\S])*"|(?<=["}\]\w]\s*),(?=\s*[}\]])/g;
const keys = /"(?:[^"\\]|\\[\s\S])*"(?=\s*:)/g;

function without(pattern: RegExp, text: string): string {
  return text.replace(pattern, (part) => (part.startsWith('"') ? part : ' '));
}

/** The number of keys in all objects of a value; NaN if a key would reach an object's prototype. */
function ownKeys(value: Json): number {
  if (Array.isArray(value)) return value.reduce<number>((sum, item) => sum + ownKeys(item), 0);
  if (!isJsonObject(value)) return 0;
  return Object.entries(value).reduce((sum, [key, member]) => sum + (key in {} ? Number.NaN : 1 + ownKeys(member)), 0);
}
