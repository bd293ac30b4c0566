import { isJsonObject, type Json } from './json-value.js';

/**
 * What a short text says that is JSON but for comments and commas behind last members, as most configs are; undefined for any other,
 * also for one that could be wrong in any way. Reading it so takes a fraction of what a parser takes that knows all positions.
 */
export function readPlainJson(text: string): Json | undefined {
  if (text.length > longest || (text.match(/[{[]/g) ?? []).length > mostBrackets) return undefined;
  const plain = without(lastCommas, without(comments, text));
  try {
    const value: Json = JSON.parse(plain);
    // A key that stands twice counts once in what was read.
    return ownKeys(value) === (plain.match(keys) ?? []).length ? value : undefined;
  } catch {
    // The other parser says what is wrong, and where.
    return undefined;
  }
}

const longest = 20_000;
const mostBrackets = 30;

// Each finds strings as well, so that nothing inside of them counts.
const comments = /"(?:[^"\\]|\\[\s\S])*"|\/\/[^\r\n]*|\/\*[^*]*\*\//g;
const lastCommas = /"(?:[^"\\]|\\[\s\S])*"|(?<=["}\]\w]\s*),(?=\s*[}\]])/g;
const keys = /"(?:[^"\\]|\\[\s\S])*"(?=\s*:)/g;

function without(pattern: RegExp, text: string): string {
  return text.replace(pattern, (part) => (part.startsWith('"') ? part : ' '));
}

/** How many keys a value has, in all its objects; not a number where one of them would reach an object's prototype. */
function ownKeys(value: Json): number {
  if (Array.isArray(value)) return value.reduce<number>((sum, item) => sum + ownKeys(item), 0);
  if (!isJsonObject(value)) return 0;
  return Object.entries(value).reduce((sum, [key, member]) => sum + (key in {} ? Number.NaN : 1 + ownKeys(member)), 0);
}
