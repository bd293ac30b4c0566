import type { Sight } from '../profiles/profile.js';
import { type Scope, seesAllNotes } from '../scopes/scopes.js';
import { certainSectionLines } from './count-certain-section-lines.js';
import { isMeantFor, mayHoldMarker } from './scope-marker.js';
import { readSectionVisibility, type SectionVisibility } from './section-visibility.js';
import { linesWithEnds, type Section, splitSections } from './split-sections.js';

export type VisibleText = {
  readonly text: string;
  /** For each line of the text, its 1-based line in the whole. */
  readonly lines: readonly number[];
  readonly withheld: readonly Section[];
};

/**
 * What a scope may see of a Markdown text. `isLog` is for daily notes: there a marker opens a section to others and never hides
 * it from the owner, an episode's `| share` opens it to groups, and an entry tagged with a room stays in that room.
 */
export function selectVisible(markdown: string, scope: Scope, options: Seeing): VisibleText {
  return readForScopes(markdown)(scope, options);
}

export type Seeing = { readonly sight: Sight; readonly isLog: boolean };

export function readForScopes(markdown: string): (scope: Scope, options: Seeing) => VisibleText {
  let sections: readonly Placed[] | null = null;
  return (scope, options) => {
    // Only a marker can hide part of a file from its owner.
    if (scope.kind === 'main' && options.sight === 'whole' && !mayHoldMarker(markdown)) return wholeText(markdown);
    sections ??= withAncestors(splitSections(markdown));
    return visibleOf(sections, scope, options);
  };
}

function visibleOf(sections: readonly Placed[], scope: Scope, options: Seeing): VisibleText {
  const withheld: Section[] = [];
  const lines: number[] = [];
  let text = '';
  for (const { section, chain, isCutOff } of sections) {
    const isAllowed = chain.every(({ mark }) => allows(mark, scope, options)) && (!isCutOff || scope.kind === 'main');
    const shown = isAllowed ? openedLines(chain, scope, options) : 0;
    const end = Math.min(section.endLine, section.startLine + shown - 1);
    if (end < section.endLine) withheld.push(section);
    text += end === section.endLine ? section.text : linesWithEnds(section.text).slice(0, shown).join('');
    for (let line = section.startLine; line <= end; line++) lines.push(line);
  }
  return { text, lines, withheld };
}

function wholeText(text: string): VisibleText {
  return { text, lines: linesWithEnds(text).map((_, index) => index + 1), withheld: [] };
}

type Reading = { readonly section: Section; readonly mark: SectionVisibility };

function allows(mark: SectionVisibility, scope: Scope, { isLog }: Pick<Seeing, 'isLog'>): boolean {
  if (isLog && mark.rooms.length > 0 && !seesAllNotes(scope.kind)) {
    if (scope.kind !== 'room' || !mark.rooms.every((room) => room === scope.room)) return false;
  }
  switch (mark.marking.kind) {
    case 'unmarked':
      return true;
    case 'unreadable':
      return scope.kind === 'main';
    case 'for': {
      const { audiences } = mark.marking;
      if (isLog && audiences.includes('group')) return true;
      if (isLog && seesAllNotes(scope.kind) && audiences.some((audience) => audience.startsWith('room:'))) return true;
      return isMeantFor(audiences, scope);
    }
    default:
      return mark.marking satisfies never;
  }
}

/** How many lines of the last section of the chain are open to the scope. */
function openedLines(chain: readonly Reading[], scope: Scope, { sight, isLog }: Seeing): number {
  const own = chain.at(-1);
  if (own === undefined) return 0;
  if (sight === 'whole' || sight === 'asked') {
    const isSafe = !isLog || seesAllNotes(scope.kind);
    return isSafe ? Number.POSITIVE_INFINITY : certainSectionLines(own.section, { underlines: false });
  }
  const openers = chain.filter(({ mark }) => {
    if (isOpenTo(mark.opens.audiences, scope)) return true;
    return sight === 'own' && scope.kind === 'room' && mark.opens.rooms.includes(scope.room);
  });
  const isOpen = openers.some((opener) => opener === own || !hasDoubtfulEnd(opener));
  return isOpen ? certainSectionLines(own.section, { underlines: true }) : 0;
}

/** In a log, text for groups is visible to every scope that sees any of the log. */
function isOpenTo(audiences: readonly string[], scope: Scope): boolean {
  return audiences.includes('group') || isMeantFor(audiences, scope);
}

/** Text below a section that may have ended earlier is not opened by its marker. */
function hasDoubtfulEnd({ section }: Reading): boolean {
  return certainSectionLines(section, { underlines: true }) <= section.endLine - section.startLine;
}

type Placed = { readonly section: Section; readonly chain: readonly Reading[]; readonly isCutOff: boolean };

function withAncestors(sections: readonly Section[]): Placed[] {
  const open: Reading[] = [];
  let isCutOff = false;
  return sections.map((section) => {
    const mark = readSectionVisibility(section);
    while (open.length > 0 && (open.at(-1)?.section.level ?? 0) >= section.level && section.level > 0) open.pop();
    open.push({ section, mark });
    const placed = { section, chain: [...open], isCutOff };
    if (mark.marking.kind === 'unreadable' && mark.marking.restOfFile) isCutOff = true;
    return placed;
  });
}
