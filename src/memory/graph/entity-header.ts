import type { Day } from '../../workspace/calendar-days.js';
import { readFrontMatter } from '../../workspace/front-matter.js';
import { splitSections } from '../../workspace/split-sections.js';
import { editBody } from './edit-entity-text.js';

/** Updates the day of the last change, if the file has that field. */
export function touchEntity(text: string, day: Day): string {
  const inComment = editHead(text, (head) => replaceField(head, 'Last updated', day) ?? head);
  const { head, keys } = readFrontMatter(inComment.replace(/^\uFEFF/, ''));
  if (keys.updated === undefined) return inComment;
  const dated = head.replace(/^(updated:[ \t]*)(["']?)\d{4}-\d{2}-\d{2}[^\r\n"']*\2/m, `$1$2${day}$2`);
  return inComment.replace(head, () => dated);
}

/** Writes whether an entity is pinned into its header. */
export function markPinned(text: string, isPinned: boolean): string {
  const value = isPinned ? 'yes' : 'no';
  return editHead(text, (head, end) => {
    const replaced = replaceField(head, 'Pinned', value);
    if (replaced !== null) return replaced;
    if (!isPinned) return head;
    const header = /<!--[^>]*\bType:[^>]*?(?=\s*-->)/.exec(head);
    if (header !== null) {
      const at = header.index + header[0].length;
      return `${head.slice(0, at)} | Pinned: ${value}${head.slice(at)}`;
    }
    const title = /^# [^\n]*(?:\n|$)/m.exec(head);
    const at = title === null ? 0 : title.index + title[0].length;
    const before = head.slice(0, at);
    const gap = before === '' || before.endsWith('\n') ? '' : end;
    return `${before}${gap}${before === '' ? '' : end}<!-- Pinned: ${value} -->${end}${head.slice(at)}`;
  });
}

/** The value of a field in a header comment; null where no comment has the field. */
function replaceField(head: string, field: string, value: string): string | null {
  const pattern = new RegExp(
    `(<!--(?:(?!-->)[\\s\\S])*?\\b${field}:[ \\t]*)((?:(?!-->)[^|\\r\\n])*?)([ \\t]*(?:\\||-->))`,
    'i',
  );
  if (!pattern.test(head)) return null;
  return head.replace(pattern, (_, before: string, _old: string, after: string) => before + value + after);
}

/** The title and the text below it, up to the first section. */
function editHead(text: string, edit: (head: string, lineEnd: string) => string): string {
  return editBody(text, (body, end) => {
    const sections = splitSections(body);
    const first = sections.findIndex(({ level }) => level > 1);
    const own = sections.slice(0, first === -1 ? sections.length : first).map((section) => section.text);
    const head = own.join('');
    return edit(head, end) + body.slice(head.length);
  });
}
