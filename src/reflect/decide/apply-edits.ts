import { removeLines } from '../../memory/forget/remove-lines.js';
import { findSections, sectionsOf } from '../../proposals/reflection/find-sections.js';
import type { SectionEdit } from '../../proposals/reflection/section-edit.js';
import { linesWithEnds, type Section } from '../../workspace/split-sections.js';

/** Texts of files by path, with `\n` line endings; null if there is no file. */
export type Texts = ReadonlyMap<string, string | null>;

/** An edit that only changes the text of one file. */
export type TextEdit = Extract<SectionEdit, { do: 'create' | 'add' | 'replace' }>;

export function isTextEdit<Edit extends SectionEdit>(edit: Edit): edit is Edit & TextEdit {
  return edit.do === 'create' || edit.do === 'add' || edit.do === 'replace';
}

/** The texts after all edits, or why one of them can't be applied. */
export function applyEdits(
  texts: Texts,
  edits: readonly TextEdit[],
): { readonly texts: Texts; readonly problem: null } | { readonly problem: string } {
  const changed = new Map(texts);
  for (const edit of edits) {
    const before = changed.get(edit.path) ?? null;
    const after = applyEdit(before, edit);
    if (typeof after !== 'string') return { problem: after.problem };
    const problem = before === null ? null : structureProblem(before, after, edit);
    if (problem !== null) return { problem };
    changed.set(edit.path, after);
  }
  return { texts: changed, problem: null };
}

function applyEdit(text: string | null, edit: TextEdit): string | { problem: string } {
  if (edit.do === 'create') return text ?? ended(edit.content);
  if (text === null) return edit.do === 'add' ? addLines('', edit) : { problem: `${edit.path} no longer exists` };
  return edit.do === 'add' ? addLines(text, edit) : replaceLines(text, edit);
}

function addLines(text: string, { section: trail, lines }: Extract<TextEdit, { do: 'add' }>): string {
  const sections = sectionsOf(text);
  const section = findSections(sections, trail).at(-1);
  if (section !== undefined) return insertAfter(text, section, lines);
  if (trail.length === 0) return `${lines.join('\n')}\n${text === '' ? '' : `\n${text}`}`;
  return makeSection(text, { sections, trail, lines });
}

/** After the last non-blank line of the section; a list continues, anything else gets a blank line before it. */
function insertAfter(text: string, section: Section, lines: readonly string[]): string {
  const all = linesWithEnds(text);
  const own = all.slice(section.startLine - 1, section.endLine);
  const last = own.findLastIndex((line) => line.trim() !== '');
  const at = section.startLine + last;
  const isList = isListLine(own[last] ?? '') && isListLine(lines[0] ?? '');
  const before = ended(all.slice(0, at).join(''));
  const rest = all.slice(at).join('');
  const gap = isList || before === '' ? '' : '\n';
  return `${before}${gap}${lines.join('\n')}\n${rest !== '' && !rest.startsWith('\n') ? '\n' : ''}${rest}`;
}

function isListLine(line: string): boolean {
  return /^\s*(?:[-*+]|\d{1,9}[.)])\s|^(?: {2,}|\t)\S/.test(line);
}

type NewSection = {
  readonly sections: readonly Section[];
  readonly trail: readonly string[];
  readonly lines: readonly string[];
};

/** At the end of the nearest existing parent section, with the missing headings. */
function makeSection(text: string, { sections, trail, lines }: NewSection): string {
  const all = linesWithEnds(text);
  for (let depth = trail.length - 1; depth >= 0; depth--) {
    const parent =
      depth === 0 ? undefined : (findSections(sections, trail.slice(0, depth)).at(-1) ?? titleFor(sections, depth));
    if (parent === undefined && depth > 0) continue;
    const below = parent === undefined ? [] : sections.slice(sections.indexOf(parent) + 1);
    const end = parent === undefined ? undefined : below.find(({ level }) => level <= parent.level);
    const at = end === undefined ? all.length : end.startLine - 1;
    const level = parent?.level ?? 0;
    const headings = trail
      .slice(depth)
      .map((heading, index) => `${'#'.repeat(Math.min(level + 1 + index, 6))} ${heading}`);
    const before = all.slice(0, at).join('').trimEnd();
    const rest = all.slice(at).join('');
    const block = `${headings.join('\n\n')}\n\n${lines.join('\n')}\n`;
    return `${before === '' ? '' : `${before}\n\n`}${block}${rest === '' ? '' : `\n${rest}`}`;
  }
  return text;
}

/** See `findSections`: the only title of a file matches that of the trail. */
function titleFor(sections: readonly Section[], depth: number): Section | undefined {
  const titles = sections.filter(({ level }) => level === 1);
  return depth === 1 && titles.length === 1 ? titles[0] : undefined;
}

function replaceLines(
  text: string,
  { path, section: trail, before, after }: Extract<TextEdit, { do: 'replace' }>,
): string | { problem: string } {
  const all = linesWithEnds(text);
  const bare = all.map((line) => line.replace(/\n$/, ''));
  const starts = findSections(sectionsOf(text), trail).flatMap(({ startLine, endLine }) => {
    const found: number[] = [];
    for (let at = startLine - 1; at + before.length <= endLine; at++) {
      if (before.every((line, index) => bare[at + index] === line)) found.push(at);
    }
    return found;
  });
  const [at] = starts;
  if (before.length === 0 || at === undefined || starts.length !== 1) {
    return { problem: `the lines it replaces are ${starts.length > 1 ? 'more than once' : 'no longer'} in ${path}` };
  }
  if (after.length === 0) return removeLines(text, [{ startLine: at + 1, endLine: at + before.length }]);
  const rest = all.slice(at + before.length).join('');
  const isEnded = rest !== '' || (all.at(-1) ?? '').endsWith('\n');
  return `${all.slice(0, at).join('')}${after.join('\n')}${isEnded ? '\n' : ''}${rest}`;
}

/** New lines must not end or hide sections, as headings, unclosed code or comments would. */
function structureProblem(before: string, after: string, edit: TextEdit): string | null {
  if (edit.do === 'create') return null;
  const [old, now] = [before, after].map((text) => sectionsOf(text).map(({ trail }) => JSON.stringify(trail)));
  const kept = new Map<string, number>();
  for (const trail of now ?? []) kept.set(trail, (kept.get(trail) ?? 0) + 1);
  for (const trail of old ?? []) kept.set(trail, (kept.get(trail) ?? 0) - 1);
  if ([...kept.values()].some((count) => count < 0)) return `it would hide a section of ${edit.path}`;
  const added = [...kept].flatMap(([trail, count]) => (count > 0 ? [trail] : []));
  const wanted =
    edit.do === 'add' ? edit.section.map((_, index) => JSON.stringify(edit.section.slice(0, index + 1))) : [];
  const isExpected = (trail: string) => trail === '[]' || wanted.some((own) => own === trail || sameTail(own, trail));
  return added.every(isExpected) ? null : `it would create new sections in ${edit.path}`;
}

/** The title of a file may replace that of the trail. */
function sameTail(one: string, other: string): boolean {
  const [first, second]: unknown[] = [JSON.parse(one), JSON.parse(other)];
  return (
    Array.isArray(first) &&
    Array.isArray(second) &&
    first.length > 1 &&
    JSON.stringify(first.slice(1)) === JSON.stringify(second.slice(1))
  );
}

function ended(text: string): string {
  return text === '' || text.endsWith('\n') ? text : `${text}\n`;
}
