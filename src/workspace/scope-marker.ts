import { type Scope, scopeKinds } from '../scopes/scopes.js';
import { foldHomoglyphs } from './fold-homoglyphs.js';
import { isLikelyScopeMarker } from './is-likely-scope-marker.js';
import { lazyValue } from './lazy-value.js';
import { BlockTracker } from './markdown-block-tracker.js';
import { linesWithEnds } from './split-sections.js';
import { stripInlineCode } from './strip-inline-code.js';

/** The audience that a section declares. */
export type Marking =
  | { readonly kind: 'unmarked' }
  | { readonly kind: 'for'; readonly audiences: readonly string[] }
  /** An unreadable marker: only the owner may see the section. */
  | Unreadable;

export type Unreadable = {
  readonly kind: 'unreadable';
  /** The end of the marked part is ambiguous, so what follows is also for the owner only. */
  readonly restOfFile: boolean;
  /** It is below a heading that does not start a section: underlined or in HTML. */
  readonly isBelowOtherHeading: boolean;
};

const unmarked: Marking = { kind: 'unmarked' };

/** Editors turn two hyphens into a dash and insert characters; an intended marker must still be recognised. */
const attempt = lazyValue(
  () =>
    /<\s{0,3}!\s{0,40}[-\u2010-\u2015\u2212]{1,40}(?:[^\p{L}\p{N}>]{0,40}scop|[^>]{0,200}?\bscop\p{L}{0,3}\s{0,9}:)/giu,
);
const opening = /<\s{0,3}!\s{0,40}[-\u2010-\u2015\u2212]{1,40}/g;
const end = /[-\u2010-\u2015\u2212]>/;
const marker = /<!--\s*scopes?\s*:([^>]{0,400}?)-->/gi;

/**
 * Reads the `<!-- scope: … -->` markers of one section. Several markers narrow each other. Markers in inline code or in a closed code fence
 * are examples and do not count; anything else that looks like a marker but is invalid makes the section private.
 */
export function readMarking(sectionText: string): Marking {
  if (!mayHoldMarker(sectionText)) return unmarked;
  const text = withoutExamples(sectionText);
  const folded = foldHomoglyphs(text);
  const attempts = attemptsIn(folded);
  const last = attempts.at(-1);
  if (last === undefined) return unmarked;
  // Below a heading that starts no section, the end of the marked part is ambiguous.
  const isBelowOtherHeading = hasOtherHeading(folded.slice(0, last));
  const markers = [...text.matchAll(marker)];
  const known = markers.map(([, words = '']) => audiencesOf(words));
  if (markers.length < attempts.length || isBelowOtherHeading || known.includes(null)) {
    const isUnclosed = markers.length < attempts.length && folded.slice(last).search(end) === -1;
    return { kind: 'unreadable', restOfFile: isUnclosed || isBelowOtherHeading, isBelowOtherHeading };
  }
  const audiences = known.filter((these) => these !== null);
  return { kind: 'for', audiences: audiences.reduce((kept, these) => kept.filter((name) => these.includes(name))) };
}

/** False if nothing looks like a marker. */
export function mayHoldMarker(text: string): boolean {
  if (!/[<\uFE64\uFF1C]/.test(text)) return false;
  const folded = foldHomoglyphs(text);
  if (!/<\s{0,3}!/.test(folded)) return false;
  return /scop/iu.test(folded) ? attemptsIn(folded).length > 0 : nearMarkersIn(folded).length > 0;
}

/** The positions of all intended markers, readable or not, in text order. */
function attemptsIn(folded: string): number[] {
  const named = Array.from(folded.matchAll(attempt()), ({ index }) => index);
  const known = new Set(named);
  return [...named, ...nearMarkersIn(folded).filter((index) => !known.has(index))].sort((one, other) => one - other);
}

function nearMarkersIn(folded: string): number[] {
  return [...folded.matchAll(opening)].flatMap(({ 0: bracket, index }) => {
    const start = index + bracket.length;
    const nearby = folded.slice(start, start + farthestEnd);
    const stop = nearby.search(end);
    // A long or unclosed comment is judged by its first line.
    const said = stop === -1 ? [] : [nearby.slice(0, stop)];
    const [firstLine = ''] = (said[0] ?? nearby).split('\n');
    return [...said, firstLine].some(isLikelyScopeMarker) ? [index] : [];
  });
}

/** The maximum length of a comment that may be an intended marker. */
const farthestEnd = 140;

/** Whether a section marked for these audiences is meant for the scope. A room belongs to the group audience too. */
export function isMeantFor(audiences: readonly string[], scope: Scope): boolean {
  if (scope.kind === 'room') return audiences.includes('group') || audiences.includes(`room:${scope.room}`);
  return audiences.includes(scope.kind);
}

/** The audiences a marker names, or null if one of its words is not an audience. */
function audiencesOf(words: string): readonly string[] | null {
  const named = words.split(/[,\s]+/).filter((word) => word !== '');
  const known = named.map(toAudience).filter((audience) => audience !== null);
  return known.length === 0 || known.length < named.length ? null : known;
}

function toAudience(word: string): string | null {
  const lower = word.toLowerCase();
  if (lower === 'private') return 'main';
  if (lower === 'shared') return 'group';
  // Room ids are compared exactly: two rooms may differ in case alone.
  if (/^room:./i.test(word)) return `room:${word.slice('room:'.length).normalize('NFC')}`;
  return lower !== 'room' && scopeKinds.some((kind) => kind === lower) ? lower : null;
}

/** Headings that do not start a section: underlined ones and those in HTML. */
function hasOtherHeading(text: string): boolean {
  let isAfterText = false;
  for (const line of text.split('\n')) {
    if (isAfterText && /^ {0,3}(?:=+|-+)\s*$/.test(line)) return true;
    if (/<h[1-6][\s>]/i.test(line)) return true;
    isAfterText = line.trim() !== '';
  }
  return false;
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
    else kept += before === null && after === null && !/^\s*<!/.test(line) ? stripInlineCode(line) : line;
    if (before !== 'fence' || after !== null) continue;
    if (!isExample(fenced)) kept += fenced;
    fenced = '';
  }
  return kept + fenced;
}

/** A fence that contains headings, or lines indented less than itself, may be an unclosed one that a later fence closed. */
function isExample(fenced: string): boolean {
  const lines = linesWithEnds(fenced);
  const indent = indentOf(lines[0] ?? '');
  return lines.every((line) => line.trim() === '' || (!/^#{1,6}\s/.test(line) && indentOf(line) >= indent));
}

function indentOf(line: string): number {
  return line.length - line.trimStart().length;
}
