import { formatLineMetadata, readLineMetadata } from '../../entries/read/line-metadata.js';
import type { Day } from '../../workspace/calendar-days.js';
import { linesWithEnds } from '../../workspace/split-sections.js';
import { touchEntity } from './entity-header.js';

/** Marks the fact on a line as superseded. The line stays. */
export function supersedeFact(text: string, { line, day }: { line: number; day: Day }): string {
  return touchEntity(setLineMetadata(text, line, { status: 'superseded', until: day }), day);
}

/** Updates the last-seen day of a relation. */
export function markRelationSeen(text: string, { line, day }: { line: number; day: Day }): string {
  return touchEntity(setLineMetadata(text, line, { last: day }), day);
}

/** Sets notes in the comment of a line, which is added if missing. Other notes stay. */
export function setLineMetadata(text: string, line: number, changes: Readonly<Record<string, string>>): string {
  const lines = linesWithEnds(text);
  const old = lines[line - 1];
  if (old === undefined) return text;
  const notes = { ...Object.fromEntries(readLineMetadata(old)), ...changes };
  const end = /\r?\n?$/.exec(old)?.[0] ?? '';
  const said = old.slice(0, old.length - end.length);
  const comment = /[ \t]*<!--(?=[^>]*\b[a-z-]+:\S)(?:(?!-->).)*-->/i.exec(said);
  const bare = comment === null ? said.trimEnd() : said.slice(0, comment.index);
  const rest = comment === null ? '' : said.slice(comment.index + comment[0].length);
  lines[line - 1] = `${bare}${formatLineMetadata(notes)}${rest}${end}`;
  return lines.join('');
}
