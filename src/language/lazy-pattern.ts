/**
 * A pattern that is compiled at its first use, and for texts of plain letters without its tables of all letters, which take V8 a
 * millisecond or two each. `flags` beside `u`. `others` are further alternatives, none of which a plain text can match.
 */
export function plainOrAny(source: string, flags = '', others?: string): (text: string) => RegExp {
  let plain: RegExp | null = null;
  let any: RegExp | null = null;
  return (text) => {
    if (isPlain(text)) {
      plain ??= new RegExp(withoutTables(source), flags);
      return plain;
    }
    any ??= new RegExp(others === undefined ? source : `${source}|${others}`, `${flags}u`);
    return any;
  };
}

/** Whether a text has none but the letters of ASCII. */
export function isPlain(text: string): boolean {
  return !/[^\x00-\x7f]/.test(text);
}

/** The same for plain texts, of which nothing is a mark or of another script. */
export function withoutTables(source: string): string {
  return source.replace(/\[\^?(?:\\.|[^\]\\])*\]|\\p\{[\w=]+\}/gsu, (found) =>
    found.startsWith('[')
      ? found.replace(property, lettersOf)
      : found.replace(property, (table, name) => `[${lettersOf(table, name)}]`),
  );
}

const property = /\\p\{([\w=]+)\}/g;

function lettersOf(table: string, name: string): string {
  return plainLetters[name] ?? (name.startsWith('Script=') ? '' : table);
}

const plainLetters: Readonly<Record<string, string>> = { L: 'a-zA-Z', Ll: 'a-z', Lu: 'A-Z', Lo: '', N: '0-9', M: '' };
