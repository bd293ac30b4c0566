import { type Severity, severities } from '../finding.js';
import type { Report } from '../rule.js';
import { findInvisible, type Invisible } from '../text/find-invisible.js';
import type { InvisibleKind } from '../text/invisible-kinds.js';
import type { LintDocument } from '../text/lint-document.js';

/** One report for each line that holds invisible characters of a kind, with the fix that removes exactly them. */
export function* reportInvisibleCharacters(
  document: LintDocument,
  kind: InvisibleKind,
  say: (found: readonly Invisible[]) => { message: string; hint?: string },
): Iterable<Report> {
  const marks = invisibleIn(document).filter((mark) => mark.kind === kind);
  for (const found of byLine(document, marks)) {
    const severity = worstOf(found);
    const first = found.findIndex((mark) => mark.severity === severity);
    const { start, end } = runFrom(found, first);
    const edits = found.map((mark) => ({ start: mark.start, end: mark.end, replacement: replacementOf(mark) }));
    const description = `Remove ${countOf(found.length, 'character')} that cannot be seen.`;
    yield { start, end, severity, hint, ...say(found), fix: { safe: true, description, edits } };
  }
}

const hint = '`agentsoul lint --fix` removes them.';

export function countOf(count: number, noun: string): string {
  return count === 1 ? `1 ${noun}` : `${count} ${noun}s`;
}

/** `U+200B, U+2060`: the first few different ones. */
export function codePointNames(found: readonly Invisible[]): string {
  const different = [...new Set(found.map(({ codePoint }) => codePoint))];
  const names = different.slice(0, 3).map((codePoint) => `U+${codePoint.toString(16).toUpperCase().padStart(4, '0')}`);
  return names.join(', ') + (different.length > 3 ? ' and others' : '');
}

/** Worked out once for all rules of the family. */
function invisibleIn(document: LintDocument): readonly Invisible[] {
  const known = searched.get(document);
  if (known !== undefined) return known;
  const found = findInvisible(document.text).filter(({ start }) => !isShownInCode(document, start));
  searched.set(document, found);
  return found;
}

const searched = new WeakMap<LintDocument, readonly Invisible[]>();

/** Code shows an entity as it is written. */
function isShownInCode(document: LintDocument, start: number): boolean {
  if (document.text[start] !== '&') return false;
  const { kind } = document.zoneAt(start);
  return kind === 'fence' || kind === 'inline-code';
}

function byLine({ lines }: LintDocument, marks: readonly Invisible[]): Invisible[][] {
  const groups = new Map<number, Invisible[]>();
  for (const mark of marks) {
    const line = lines.indexAt(mark.start);
    const group = groups.get(line);
    if (group === undefined) groups.set(line, [mark]);
    else group.push(mark);
  }
  return [...groups.values()];
}

function worstOf(found: readonly Invisible[]): Severity {
  return severities.find((severity) => found.some((mark) => mark.severity === severity)) ?? 'info';
}

/** From a character to the last that follows without a gap. */
function runFrom(found: readonly Invisible[], first: number): { start: number; end: number } {
  const start = found[first]?.start ?? 0;
  let end = found[first]?.end ?? start;
  for (let at = first + 1; found[at]?.start === end; at++) end = found[at]?.end ?? end;
  return { start, end };
}

/** What breaks a line for some readers becomes a line end for all. */
function replacementOf({ codePoint }: Invisible): string {
  return codePoint === 0x0d || codePoint === 0x85 || codePoint === 0x2028 || codePoint === 0x2029 ? '\n' : '';
}
