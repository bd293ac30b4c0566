import { isMinuteId } from '../../entries/decay-scores.js';
import type { Entry } from '../../entries/entry.js';
import { forgottenHeading } from '../../entries/episode-heading.js';
import { saysSomething } from '../../entries/says-something.js';
import { linesWithEnds, type Section, splitSections } from '../../workspace/sections.js';
import { archivedFrom } from './archive-heading.js';
import { cutLines } from './cut-lines.js';

/**
 * A file's text without some of its entries; null if only headings are left and the file is not a permanent one. An entity keeps its name,
 * type and pin; it is removed only if it was requested itself. An episode whose id is its minute leaves that minute reserved, so that the
 * next one does not inherit the id.
 */
export function textWithout(text: string, entries: readonly Entry[]): string | null {
  const lines = linesWithEnds(text);
  const ranges = entries.map((entry) => {
    if (entry.time === null || !isMinuteId(entry.id)) return entry;
    const end = /\r?\n$/.exec(lines[entry.startLine - 1] ?? '')?.[0] ?? '\n';
    lines[entry.startLine - 1] = `${forgottenHeading(entry.time)}${end}`;
    return { startLine: entry.startLine + 1, endLine: entry.endLine };
  });
  const rest = withoutEmptySections(cutLines(lines.join(''), ranges));
  const role = entries[0]?.role ?? null;
  const isExpected = role === 'core' || role === 'user' || role === 'daily' || role === 'rooms' || role === 'graph';
  return isExpected || saysSomething(rest) ? rest : null;
}

/** An archive heading names the source file of its entries, and is removed with them. */
function withoutEmptySections(text: string): string {
  if (!text.includes(' from ')) return text;
  const isEmpty = ({ heading, text: section }: Section) =>
    archivedFrom(heading) !== null && linesWithEnds(section).slice(1).join('').trim() === '';
  const sections = splitSections(text);
  return sections.some(isEmpty)
    ? sections.flatMap((section) => (isEmpty(section) ? [] : [section.text])).join('')
    : text;
}
