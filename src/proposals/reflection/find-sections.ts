import { readFrontMatter } from '../../workspace/front-matter.js';
import { type Section, splitSections } from '../../workspace/split-sections.js';

/** All sections of a text with their line numbers in the file; front matter belongs to none. */
export function sectionsOf(text: string): Section[] {
  const { body, bodyStartLine } = readFrontMatter(text);
  const offset = bodyStartLine - 1;
  return splitSections(body).map((section) => ({
    ...section,
    startLine: section.startLine + offset,
    endLine: section.endLine + offset,
  }));
}

/**
 * The sections that a trail of headings names, usually one. Files are titled by people, so where no title is that of the trail,
 * the only title of the file stands for it.
 */
export function findSections(sections: readonly Section[], trail: readonly string[]): Section[] {
  const exact = sections.filter((section) => isSame(section.trail, trail));
  if (exact.length > 0 || trail.length < 2) return exact;
  const titles = sections.filter(({ level }) => level === 1);
  if (titles.length !== 1 || titles[0]?.heading === trail[0]) return [];
  return sections.filter(({ trail: own }) => own[0] === titles[0]?.heading && isSame(own.slice(1), trail.slice(1)));
}

function isSame(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((heading, index) => heading === other[index]);
}
