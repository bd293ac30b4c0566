/** A config value for a message: short, on one line, without terminal control characters. */
export function quoteValue(value: unknown): string {
  if (typeof value === 'string') return quoteText(value);
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object' && value !== null) return 'an object';
  return String(value);
}

export function quoteText(text: string): string {
  const characters = [...text];
  const shown = characters.length <= 60 ? text : `${characters.slice(0, 59).join('')}…`;
  return JSON.stringify(shown).replace(unprintable, (character) => {
    return `\\u${(character.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`;
  });
}

/** Control characters that JSON does not escape, and text direction marks. */
const unprintable = /[\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/gu;
