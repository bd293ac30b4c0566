/** A line of JSON with every text in it redacted as it was said, whatever its escapes; a line that is no JSON as it stands. */
export function redactJsonLine(line: string, redact: (text: string) => string): string {
  const value = parsed(line);
  if (value === undefined) return redact(line);
  const redacted = redactTexts(value, redact);
  return redacted === value ? line : JSON.stringify(redacted);
}

/** Fields that say how a line is to be read, not what somebody said. */
const structure = new Set(['type', 'role', 'version', 'timestamp']);

/** The same value where nothing in it changes. */
function redactTexts(value: unknown, redact: (text: string) => string): unknown {
  if (typeof value === 'string') return redact(value);
  if (typeof value !== 'object' || value === null) return value;
  const before = Object.entries(value);
  const after = before.map(([key, part]) => [key, structure.has(key) ? part : redactTexts(part, redact)] as const);
  if (after.every(([, part], index) => part === before[index]?.[1])) return value;
  return Array.isArray(value) ? after.map(([, part]) => part) : Object.fromEntries(after);
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    // A line that was cut off.
    return undefined;
  }
}
