import { identityEntries } from '../../identity/identity-entries.js';
import { fieldLabels, identityFields } from '../../identity/identity-fields.js';
import { entryThatCounts } from '../../identity/parse-identity.js';
import type { LintDocument } from '../text/lint-document.js';
import type { ZoneKind } from '../text/markdown-zones.js';
import { isEmphasisedHint, isHint, isHintItem, isSquareHint, slotsIn } from './placeholder-forms.js';

/** Something a person still has to fill in. */
export type Placeholder = {
  readonly start: number;
  readonly end: number;
  /** What it stands for: `Name`; null for a line of its own. */
  readonly label: string | null;
  /** The name of the agent or of the person: without it the file does not serve its purpose. */
  readonly isName: boolean;
};

/** The placeholders of an identity card, a user file or a soul, in reading order; none in files of other roles. */
export function findPlaceholders(document: LintDocument): Placeholder[] {
  switch (document.role) {
    case 'identity':
      return unfilledFields(document);
    case 'user':
      return unfilledLines(document, { isOpen: true });
    case 'soul':
      return [...unfilledName(document), ...unfilledLines(document, { isOpen: false })];
    default:
      return [];
  }
}

function unfilledFields({ text }: LintDocument): Placeholder[] {
  const entries = identityEntries(text);
  return identityFields
    .flatMap((field) => {
      const entry = entryThatCounts(entries, field);
      if (entry === null || entry.value !== null) return [];
      const isEmpty = entry.start === entry.end;
      // A field that was left empty or answered with "none" is a choice, except for the name.
      if (field !== 'name' && (isEmpty || !isHint(text.slice(entry.start, entry.end)))) return [];
      const start = isEmpty ? entry.blockStart : entry.start;
      const end = isEmpty ? entry.besideLabel.end : entry.end;
      return [{ start, end, label: fieldLabels[field], isName: field === 'name' }];
    })
    .sort((one, other) => one.start - other.start);
}

/** `name: "_(pick a name)_"` in the front matter of a soul. */
function unfilledName({ text }: LintDocument): Placeholder[] {
  if (!/^---[ \t]*\r?\n/.test(text)) return [];
  const end = text.indexOf('\n---', 3);
  const head = text.slice(0, end === -1 ? 0 : end);
  const name = /^name:[ \t]*(.{0,200})$/m.exec(head.replaceAll('\r', ' '));
  const value = name?.[1]?.trim().replace(/^["']|["']$/g, '') ?? '';
  if (name === null || value === '' || !isHint(value)) return [];
  return [{ start: name.index, end: name.index + name[0].trimEnd().length, label: 'name', isName: true }];
}

const labelled = /^(\s*(?:[-*+•]|\d{1,3}[.)])\s+)(\*\*|__)?([^:：*_]{1,60})([:：])(?:\*\*|__)?(.*)$/;

/** `isOpen`: empty fields and bracketed values count too, as in a form. */
function unfilledLines(document: LintDocument, { isOpen }: { isOpen: boolean }): Placeholder[] {
  const { lines } = document;
  const slots = new Set<string>();
  return lines.starts.flatMap((start, index): Placeholder[] => {
    const line = withoutComments(lines.textOf(index)).trimEnd();
    if (line === '' || line.length > 2_000 || !(isOpen || mayBeHint.test(line))) return [];
    const from = start + indentOf(line);
    if (hidden.has(document.zoneAt(from).kind)) return [];
    const whole = { start: from, end: start + line.length };
    const field = labelled.exec(line);
    if (field !== null) {
      const label = (field[3] ?? '').trim();
      const value = (field[5] ?? '').trim();
      const isEmpty = value === '' && field[2] !== undefined && endsAt(document, index);
      const isUnfilled = isOpen ? isEmpty || (value !== '' && isHint(value)) : isEmphasisedHint(value);
      if (isUnfilled) return [{ ...whole, label, isName: isNameLabel(label) }];
    }
    const isLine = isSquareHint(line) || (isOpen && (isEmphasisedHint(line) || isHintItem(line)));
    const isSlot = newSlots(document, { line, start, slots });
    return isLine || isSlot ? [{ ...whole, label: null, isName: false }] : [];
  });
}

const mayBeHint = /\{\{|\[|[_*][(（]/;

/** Text that says nothing about anybody. */
const hidden: ReadonlySet<ZoneKind> = new Set(['fence', 'comment', 'front-matter']);

/** Blanked, so that places stay what they are. */
function withoutComments(line: string): string {
  return line.includes('<!--') ? line.replace(/<!--.*?(?:-->|$)/g, (comment) => ' '.repeat(comment.length)) : line;
}

function indentOf(line: string): number {
  return line.length - line.trimStart().length;
}

/** Whether nothing below an item belongs to it. */
function endsAt({ lines }: LintDocument, index: number): boolean {
  const next = [index + 1, index + 2].find((other) => other < lines.count && lines.textOf(other).trim() !== '');
  if (next === undefined) return true;
  const following = lines.textOf(next);
  const isDeeper = indentOf(following) > indentOf(lines.textOf(index));
  return !isDeeper && /^\s*(?:[-*+•]\s|\d{1,3}[.)]\s|#{1,6}\s|[-*_]{3,}\s*$|<!--)/.test(following);
}

/** Whether a line holds a slot that no line before it had: filling it in means all of its places. */
function newSlots(
  document: LintDocument,
  { line, start, slots }: { line: string; start: number; slots: Set<string> },
): boolean {
  const before = slots.size;
  for (const { name, at } of slotsIn(line)) {
    if (document.zoneAt(start + at).kind !== 'inline-code') slots.add(name);
  }
  return slots.size > before;
}

function isNameLabel(label: string): boolean {
  return ['name', 'nombre', 'nom', 'имя', '姓名', '名字', '名前', '이름'].includes(label.toLowerCase());
}
