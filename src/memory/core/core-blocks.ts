import { linesWithEnds, type Section, splitSections } from '../../workspace/split-sections.js';
import { type CoreBlock, coreBlockNames } from './block-names.js';

/** One block of a file, including its lower-level headings. Lines are 1-based and inclusive. */
export type BlockText = {
  readonly block: CoreBlock;
  readonly startLine: number;
  readonly endLine: number;
  readonly text: string;
};

/** The blocks of a text. A text with fewer than two uses another structure, so no block limits apply. */
export function findBlocks(text: string): BlockText[] {
  const sections = splitSections(text);
  const blocks = sections.flatMap((section, index): BlockText[] => {
    const block = blockNamed(section.heading);
    if (block === null || section.level === 0) return [];
    const parts = [section, ...partsBelow(section, sections.slice(index + 1))];
    const endLine = parts.at(-1)?.endLine ?? section.endLine;
    return [{ block, startLine: section.startLine, endLine, text: parts.map((part) => part.text).join('') }];
  });
  return new Set(blocks.map(({ block }) => block)).size < 2 ? [] : blocks;
}

export function blockNamed(heading: string): CoreBlock | null {
  const wanted = heading.trim().toLowerCase();
  return coreBlockNames.find((name) => name.toLowerCase() === wanted) ?? null;
}

/** The block that a line of the text stands in. */
export function blockAt(blocks: readonly BlockText[], line: number): CoreBlock | null {
  return blocks.find(({ startLine, endLine }) => startLine <= line && line <= endLine)?.block ?? null;
}

/** The text with a line added at the end of a block, which is created if missing. */
export function addToBlock(text: string | null, block: CoreBlock, line: string): string {
  const before = text ?? '# Core memory\n';
  const sections = splitSections(before);
  const section = sections.find(({ heading, level }) => level > 0 && blockNamed(heading) === block);
  if (section === undefined) {
    const end = before === '' || before.endsWith('\n\n') ? '' : before.endsWith('\n') ? '\n' : '\n\n';
    return `${before}${end}## ${block}\n\n- ${line}\n`;
  }
  const lines = linesWithEnds(before);
  const own = lines.slice(section.startLine - 1, section.endLine);
  const last = own.findLastIndex((each) => each.trim() !== '');
  const isList = last > 0 && /^\s*(?:[-*+]|\d{1,9}[.)])\s|^(?: {2,}|\t)\S/.test(own[last] ?? '');
  const kept = own.slice(0, last + 1).map((each) => (each.endsWith('\n') ? each : `${each}\n`));
  const rest = own.slice(last + 1);
  const isFollowed = section.endLine < lines.length && rest.length === 0;
  const added = [...kept, ...(isList ? [] : ['\n']), `- ${line}\n`, ...rest, ...(isFollowed ? ['\n'] : [])];
  return [...lines.slice(0, section.startLine - 1), ...added, ...lines.slice(section.endLine)].join('');
}

function partsBelow(section: Section, following: readonly Section[]): Section[] {
  const end = following.findIndex(({ level }) => level <= section.level);
  return following.slice(0, end === -1 ? following.length : end);
}
