import { readFrontMatter } from '../../workspace/front-matter.js';
import { readSectionVisibility } from '../../workspace/section-visibility.js';
import { linesWithEnds, type Section, splitSections } from '../../workspace/split-sections.js';

export const entityParts = ['Summary', 'Facts', 'Timeline', 'Open Questions', 'Relations'] as const;

export type EntityPart = (typeof entityParts)[number];

export type Place = {
  /** Whether groups may see the line. */
  readonly isShared?: boolean | undefined;
};

/**
 * Adds a list item at the end of a section, which is created if missing. A private line never goes into a section that is open to others,
 * nor a shared one into a private section. Everything else stays byte for byte.
 */
export function addItem(text: string, part: EntityPart, { item, isShared = false }: { item: string } & Place): string {
  return editBody(text, (body, end) => {
    const sections = withMarks(splitSections(body));
    const named = sections.filter(({ section }) => isPart(section, part));
    const fitting = named.find(({ isOpen }) => isOpen === isShared);
    if (fitting !== undefined) return insertInto(body, fitting.section, { item, end });
    const surroundings = sections.find(({ section }) => section.level === 1)?.isOpen ?? false;
    const marker = isShared === surroundings ? [] : [`<!-- scope: ${isShared ? 'group' : 'main'} -->`];
    const block = [`## ${part}`, ...marker, '', `- ${item}`];
    return insertSection(body, { block, end, sections: sections.map(({ section }) => section), part });
  });
}

/** Changes the text after the front matter. Byte order mark, front matter and line endings stay unchanged. */
export function editBody(text: string, edit: (body: string, lineEnd: string) => string): string {
  const mark = text.startsWith('\uFEFF') ? '\uFEFF' : '';
  const { head, body } = readFrontMatter(text.slice(mark.length));
  return mark + head + edit(body, lineEndOf(text));
}

export function lineEndOf(text: string): '\n' | '\r\n' {
  return /\r\n/.test(text) ? '\r\n' : '\n';
}

function isPart({ level, heading }: Section, part: EntityPart): boolean {
  return level === 2 && heading.toLowerCase().replace(/\s*:$/, '') === part.toLowerCase();
}

type Marked = { readonly section: Section; readonly isOpen: boolean };

/** Whether each section, or a parent section, is open to anybody but the owner. */
function withMarks(sections: readonly Section[]): Marked[] {
  const chain: { level: number; opens: boolean; closes: boolean }[] = [];
  return sections.map((section) => {
    while (chain.length > 0 && section.level > 0 && (chain.at(-1)?.level ?? 0) >= section.level) chain.pop();
    const { opens, marking } = readSectionVisibility(section);
    const others = opens.audiences.filter((audience) => audience !== 'main' && audience !== 'heartbeat');
    const closes = marking.kind === 'unreadable' || (marking.kind === 'for' && !marking.audiences.some(isOthers));
    chain.push({ level: section.level, opens: others.length > 0 || opens.rooms.length > 0, closes });
    return { section, isOpen: chain.some((mark) => mark.opens) && !chain.some((mark) => mark.closes) };
  });
}

function isOthers(audience: string): boolean {
  return audience !== 'main' && audience !== 'heartbeat';
}

function insertInto(body: string, section: Section, { item, end }: { item: string; end: string }): string {
  const lines = linesWithEnds(body);
  const own = lines.slice(section.startLine - 1, section.endLine);
  const last = own.findLastIndex((line) => line.trim() !== '');
  const isList = /^\s*(?:[-*+]|\d{1,9}[.)])\s/.test(own[last] ?? '') || /^\s{2,}\S/.test(own[last] ?? '');
  const before = lines.slice(0, section.startLine + last);
  const gap = isList ? '' : end;
  const after = lines.slice(section.startLine + last);
  const needsGap = after.length > 0 && after[0]?.trim() !== '';
  return `${closed(before.join(''), end)}${gap}- ${item}${end}${needsGap ? end : ''}${after.join('')}`;
}

type Insertion = {
  readonly block: readonly string[];
  readonly end: string;
  readonly sections: readonly Section[];
  readonly part: EntityPart;
};

/** Before the first of the parts that usually follow, else at the end. */
function insertSection(body: string, { block, end, sections, part }: Insertion): string {
  const later = entityParts.slice(entityParts.indexOf(part) + 1);
  const next = sections.find((section) => later.some((name) => isPart(section, name)));
  const lines = linesWithEnds(body);
  const before = lines.slice(0, (next?.startLine ?? lines.length + 1) - 1).join('');
  const after = lines.slice((next?.startLine ?? lines.length + 1) - 1).join('');
  const gap = before === '' || /(?:^|\n)\s*\n$/.test(before) ? '' : end;
  return `${closed(before, end)}${gap}${block.join(end)}${end}${after === '' ? '' : end}${after}`;
}

function closed(text: string, end: string): string {
  return text === '' || text.endsWith('\n') ? text : `${text}${end}`;
}
