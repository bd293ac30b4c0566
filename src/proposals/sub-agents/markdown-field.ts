/**
 * A text as the value of one field on one line of Markdown. It may contain anything, but can't end its line, open a comment or tag, or look
 * like another field. `readFieldText` restores every character.
 */
export function fieldText(text: string): string {
  return (
    text
      .replaceAll('\\', '\\\\')
      .replaceAll('\n', '\\n')
      .replaceAll('&', '&amp;')
      .replaceAll('<', '&lt;')
      // Emphasis directly after the field name would be read as part of the field.
      .replace(/^\*/, '\\*')
      .replace(/[\p{Cc}\p{Zl}\p{Zp}\p{Cs}]|^\s|\s$/gu, (sign) => `\\u{${(sign.codePointAt(0) ?? 0).toString(16)}}`)
  );
}

export function readFieldText(value: string): string {
  return value
    .trim()
    .replace(/&(lt|amp);/g, (_, name: string) => (name === 'lt' ? '<' : '&'))
    .replace(/\\(?:u\{([0-9a-f]{1,6})\}|([\s\S]))/g, (whole: string, code: string | undefined, sign = '') => {
      if (code !== undefined) return Number.parseInt(code, 16) > 0x10ffff ? whole : fromCode(code);
      return sign === 'n' ? '\n' : sign;
    });
}

/** `[Ana, Northwind]` */
export function fieldList(items: readonly string[]): string {
  return `[${items.map((item) => fieldText(item).replace(/[,[\]]/g, '\\$&')).join(', ')}]`;
}

export function readFieldList(value: string): string[] {
  const inside = value.trim().replace(/^\[|\]$/g, '');
  const items = inside.match(/(?:\\[\s\S]|[^\\,])+/g) ?? [];
  return items.map(readFieldText).filter((item) => item !== '');
}

function fromCode(hex: string): string {
  return String.fromCodePoint(Number.parseInt(hex, 16));
}
