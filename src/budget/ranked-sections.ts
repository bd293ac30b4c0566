import type { Section } from '../workspace/split-sections.js';
import { rankSection, type SectionRank } from './section-rank.js';
import { type Block, splitBlocks } from './split-blocks.js';

/** A section with what is needed to decide about it. */
export type RankedSection = {
  readonly section: Section;
  readonly blocks: readonly Block[];
  /** The headings to keep with anything of this section: its parents and its own. */
  readonly headings: readonly Block[];
  readonly rank: SectionRank;
};

export function rankSections(sections: readonly Section[], isPinned: (section: Section) => boolean): RankedSection[] {
  const parts: RankedSection[] = [];
  const ancestors: RankedSection[] = [];
  for (const section of sections) {
    while ((ancestors.at(-1)?.section.level ?? 0) >= section.level && ancestors.length > 0) ancestors.pop();
    const parent = ancestors.at(-1);
    const blocks = splitBlocks(section);
    const rank = rankSection(section, blocks, parent?.rank ?? null);
    const part = {
      section,
      blocks,
      headings: [...(parent?.headings ?? []), ...blocks.filter(({ kind }) => kind === 'heading')],
      rank: { ...rank, isPinned: rank.isPinned || isPinned(section) },
    };
    parts.push(part);
    if (section.level > 0) ancestors.push(part);
  }
  return parts;
}
