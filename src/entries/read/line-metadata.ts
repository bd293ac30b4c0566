import { type Day, isDay } from '../../workspace/calendar-days.js';

/** What the comment at the end of a line says about it: `<!-- since:2026-02-02 source:episode:… -->`. */
export type LineMetadata = ReadonlyMap<string, string>;

export function readLineMetadata(line: string): LineMetadata {
  const notes = new Map<string, string>();
  for (const [, inside = ''] of line.matchAll(/<!--(.*?)-->/g)) {
    for (const [, key = '', value = ''] of inside.matchAll(/(?:^|\s)([a-z][a-z-]*):(\S+)/gi)) {
      notes.set(key.toLowerCase(), value);
    }
  }
  return notes;
}

export function formatLineMetadata(notes: Readonly<Record<string, string | null>>): string {
  const said = Object.entries(notes).flatMap(([key, value]) => {
    const plain = value === null ? '' : plainValue(value);
    return plain === '' ? [] : [`${key}:${plain}`];
  });
  return said.length === 0 ? '' : ` <!-- ${said.join(' ')} -->`;
}

export function dayMetadata(notes: LineMetadata, key: string): Day | null {
  const value = notes.get(key) ?? '';
  return isDay(value) ? value : null;
}

/** Header comments of a file: `<!-- Type: project | Created: 2026-01-15 -->`. Keys in lower case. */
export function readHeaderMetadata(text: string): LineMetadata {
  const notes = new Map<string, string>();
  for (const [, inside = ''] of text.matchAll(/<!--([\s\S]*?)-->/g)) {
    for (const field of inside.split('|')) {
      const colon = field.indexOf(':');
      if (colon > 0) notes.set(field.slice(0, colon).trim().toLowerCase(), field.slice(colon + 1).trim());
    }
  }
  return notes;
}

/** A value may not end its comment or merge with the next value. */
function plainValue(value: string): string {
  return value
    .trim()
    .replace(/[\s\p{Cc}<>]+/gu, '-')
    .replace(/-{2,}/g, '--')
    .replace(/--+$/, '');
}
