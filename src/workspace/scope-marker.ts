import { type Scope, scopeKinds } from '../scopes/scopes.js';
import { atFirstUse } from './at-first-use.js';
import { BlockTracker } from './block-tracker.js';
import { withoutInlineCode } from './inline-code.js';
import { linesWithEnds } from './sections.js';

/** Whom a section says it is for. */
export type Marking =
  | { readonly kind: 'unmarked' }
  | { readonly kind: 'for'; readonly audiences: readonly string[] }
  /** A marker that cannot be read: the section is the owner's alone. */
  | { readonly kind: 'unreadable'; readonly restOfFile: boolean };

const unmarked: Marking = { kind: 'unmarked' };

/** Editors turn two hyphens into a dash, and signs creep in; what was meant as a marker must not count as none. */
const attempt = atFirstUse(
  () =>
    /<\s{0,3}!\s{0,40}[-\u2010-\u2015\u2212]{1,40}(?:[^\p{L}\p{N}>]{0,40}scop|[^>]{0,200}?\bscop\p{L}{0,3}\s{0,9}:)/giu,
);
const end = /[-\u2010-\u2015\u2212]>/;
const marker = /<!--\s*scopes?\s*:([^>]{0,400}?)-->/gi;
/**
 * Reads the `<!-- scope: … -->` markers of one section. Several markers narrow each other. Markers shown as an example, in
 * inline code or in a closed code fence, do not count; anything else that looks like a marker and is none makes the section private.
 */
export function readMarking(sectionText: string): Marking {
  if (!mayHoldMarker(sectionText) || fold(sectionText).search(attempt()) === -1) return unmarked;
  const text = withoutExamples(sectionText);
  const folded = fold(text);
  const attempts = [...folded.matchAll(attempt())];
  const last = attempts.at(-1)?.index;
  if (last === undefined) return unmarked;
  const markers = [...text.matchAll(marker)];
  if (markers.length < attempts.length)
    return { kind: 'unreadable', restOfFile: folded.slice(last).search(end) === -1 };
  // Below a heading we do not follow, nobody can say where the marked part ends.
  if (hasOtherHeading(folded.slice(0, last))) return { kind: 'unreadable', restOfFile: true };
  let audiences: string[] | null = null;
  for (const [, words = ''] of markers) {
    const named = words.split(/[,\s]+/).filter((word) => word !== '');
    const known = named.map(toAudience);
    if (known.length === 0 || known.includes(null)) return { kind: 'unreadable', restOfFile: false };
    const these = known.filter((audience) => audience !== null);
    audiences = audiences === null ? these : audiences.filter((audience) => these.includes(audience));
  }
  return { kind: 'for', audiences: audiences ?? [] };
}

/** False where nothing was even meant as a marker. Looks for what every attempt holds, which is quick. */
export function mayHoldMarker(text: string): boolean {
  if (!/[<\uFE64\uFF1C]/.test(text)) return false;
  const folded = fold(text);
  return /<\s{0,3}!/.test(folded) && /scop/iu.test(folded);
}

/** Whether a section marked for these audiences is meant for the scope. A room belongs to the group audience too. */
export function isMeantFor(audiences: readonly string[], scope: Scope): boolean {
  if (scope.kind === 'room') return audiences.includes('group') || audiences.includes(`room:${scope.room}`);
  return audiences.includes(scope.kind);
}

function toAudience(word: string): string | null {
  const lower = word.toLowerCase();
  if (lower === 'private') return 'main';
  if (lower === 'shared') return 'group';
  // Room ids are compared exactly: two rooms may differ in case alone.
  if (/^room:./i.test(word)) return `room:${word.slice('room:'.length).normalize('NFC')}`;
  return lower !== 'room' && scopeKinds.some((kind) => kind === lower) ? lower : null;
}

/** Headings that are not told apart as sections of their own: underlined ones and those in HTML. */
function hasOtherHeading(text: string): boolean {
  let isAfterText = false;
  for (const line of text.split('\n')) {
    if (isAfterText && /^ {0,3}(?:=+|-+)\s*$/.test(line)) return true;
    if (/<h[1-6][\s>]/i.test(line)) return true;
    isAfterText = line.trim() !== '';
  }
  return false;
}

const lookAlikes: Readonly<Record<string, string>> = { с: 'c', о: 'o', р: 'p', е: 'e', ѕ: 's', ο: 'o', ρ: 'p' };

/** The text with look-alike and invisible signs taken for what they seem to be. */
function fold(text: string): string {
  if (/^[\x00-\x7f]*$/.test(text)) return text;
  return text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/[сореѕορ]/g, (letter) => lookAlikes[letter] ?? letter);
}

function withoutExamples(text: string): string {
  const blocks = new BlockTracker();
  let kept = '';
  let fenced = '';
  for (const line of linesWithEnds(text)) {
    const before: string | null = blocks.open;
    blocks.isInside(line);
    const after: string | null = blocks.open;
    if (before === 'fence' || after === 'fence') fenced += line;
    else kept += before === null && after === null && !/^\s*<!/.test(line) ? withoutInlineCode(line) : line;
    if (before !== 'fence' || after !== null) continue;
    if (!isExample(fenced)) kept += fenced;
    fenced = '';
  }
  return kept + fenced;
}

/** A fence that holds headings, or lines further left than itself, may be one that was forgotten and closed by a later one. */
function isExample(fenced: string): boolean {
  const lines = linesWithEnds(fenced);
  const indent = indentOf(lines[0] ?? '');
  return lines.every((line) => line.trim() === '' || (!/^#{1,6}\s/.test(line) && indentOf(line) >= indent));
}

function indentOf(line: string): number {
  return line.length - line.trimStart().length;
}
