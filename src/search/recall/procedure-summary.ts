import { unescapeText } from '../../entries/read/unescape-text.js';
import { splitSections } from '../../workspace/split-sections.js';

/** A procedure in one line: its trigger, steps and notes. Null for a text of another shape. */
export function procedureSummary(text: string): string | null {
  const parts = new Map(splitSections(text).map(({ heading, text: whole }) => [heading.toLowerCase(), bodyOf(whole)]));
  const [trigger, steps, notes] = ['trigger', 'steps', 'notes'].map((part) => parts.get(part) ?? '');
  if (trigger === undefined || trigger === '' || steps === undefined || steps === '') return null;
  return `${trigger.replace(/[.:]$/, '')}: ${[steps, notes].join(' ').trim()}`;
}

function bodyOf(section: string): string {
  return unescapeText(section.replace(/^#[^\n]*\n?/, ''))
    .replace(/\s*\n\s*/g, ' ')
    .trim();
}
