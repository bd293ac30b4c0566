import { lazyValue } from '../workspace/lazy-value.js';
import type { Section } from '../workspace/split-sections.js';
import { namesLimits, statesRule } from './rule-words.js';
import type { Block } from './split-blocks.js';

/** How long a section is kept when space is short. */
export type SectionRank = {
  readonly isPinned: boolean;
  readonly hasLimits: boolean;
  /** The share of its items and paragraphs that state a rule, in quarters. */
  readonly ruleQuarters: number;
  /** The latest day it names, and the time in its heading; sorts as text. Empty when it names none. */
  readonly latest: string;
};

/** Pins and limits hold for the sections below too. */
export function rankSection(section: Section, blocks: readonly Block[], parent: SectionRank | null): SectionRank {
  const statements = blocks.filter(({ isProse, text }) => isProse && text.trim() !== '');
  const rules = statements.filter(({ text }) => statesRule(text));
  // A title covers the whole document, so it distinguishes nothing.
  const isUnderLimits = parent?.hasLimits === true && section.level > 2;
  return {
    isPinned: parent?.isPinned === true || isPinnedHere(section, blocks),
    hasLimits: isUnderLimits || namesLimits(section.heading),
    ruleQuarters: statements.length === 0 ? 0 : Math.round((4 * rules.length) / statements.length),
    latest: latestIn(section),
  };
}

/** Sorts what is kept longest first: pinned, limits, many rules, recent. Equal ranks keep their order. */
export function compareRanks(one: SectionRank, other: SectionRank): number {
  return (
    Number(other.isPinned) - Number(one.isPinned) ||
    Number(other.hasLimits) - Number(one.hasLimits) ||
    other.ruleQuarters - one.ruleQuarters ||
    (one.latest === other.latest ? 0 : one.latest > other.latest ? -1 : 1)
  );
}

const pinMark = lazyValue(() => /<!--\s*pin(?:ned)?\b[^<>]*-->|[[(]pinned[\])]|\bpinned:\s*(?:yes|true)\b|📌/iu);

export function isPinnedBlock({ text }: Block): boolean {
  return pinMark().test(text);
}

function isPinnedHere(section: Section, blocks: readonly Block[]): boolean {
  if (pinMark().test(section.heading) || /\bpinned\b/i.test(section.heading)) return true;
  const first = blocks.find(({ kind }) => kind !== 'heading');
  return first !== undefined && first.kind !== 'item' && pinMark().test(first.text.split('\n', 1)[0] ?? '');
}

function latestIn(section: Section): string {
  const days = datesIn(section.text);
  const latestDay = (days.length > 0 ? days : datesIn(section.trail.join('\n'))).sort().at(-1) ?? '';
  const time = /(?<!\d)([01]\d|2[0-3]):[0-5]\d(?!\d)/.exec(section.heading)?.[0] ?? '';
  return latestDay === '' && time === '' ? '' : `${latestDay} ${time}`;
}

function datesIn(text: string): string[] {
  return text.match(/(?<!\d)(?:19|20)\d\d-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])(?!\d)/g) ?? [];
}
