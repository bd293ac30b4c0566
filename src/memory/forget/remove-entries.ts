import type { Entry } from '../../entries/entry.js';
import { forgottenHeading } from '../../entries/read/episode-heading.js';
import { hasContent } from '../../entries/read/has-content.js';
import { isMinuteId } from '../../entries/records/decay-scores.js';
import { linesWithEnds, type Section, splitSections } from '../../workspace/split-sections.js';
import { archivedFrom } from './archive-heading.js';
import { removeLines } from './remove-lines.js';

/**
 * A file's text without some of its entries; null if only headings are left and the file is not a permanent one. An entity keeps its name,
 * type and pin; it is removed only if it was requested itself. An episode whose id is its minute leaves that minute reserved, so that the
 * next one does not inherit the id.
 */
export function removeEntries(text: string, entries: readonly Entry[]): string | null {
  const lines = linesWithEnds(text);
  const ranges = entries.map((entry) => {
    if (entry.time === null || !isMinuteId(entry.id)) return entry;
    const end = /\r?\n$/.exec(lines[entry.startLine - 1] ?? '')?.[0] ?? '\n';
    lines[entry.startLine - 1] = `${forgottenHeading(entry.time)}${end}`;
    return { startLine: entry.startLine + 1, endLine: entry.endLine };
  });
  const rest = withoutEmptySections(removeLines(lines.join(''), ranges));
  const role = entries[0]?.role ?? null;
  const isExpected = role === 'core' || role === 'user' || role === 'daily' || role === 'rooms' || role === 'graph';
  return isExpected || hasContent(rest) ? rest : null;
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
