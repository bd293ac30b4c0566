import type { OmittedSection } from './omission-marker.js';
import type { Omission } from './omitted-lines.js';
import type { RankedSection } from './ranked-sections.js';
import type { Block } from './split-blocks.js';

/** The blocks that stay, with the text that stays of each. */
export type KeptBlocks = ReadonlyMap<Block, string>;

/** The kept blocks in their order. If blocks between them are missing, a blank line separates the rest. */
export function joinKeptBlocks(parts: readonly RankedSection[], kept: KeptBlocks, lineEnd: string): string {
  let joined = '';
  let previous: { readonly block: Block; readonly text: string } | null = null;
  let isGap = false;
  for (const block of parts.flatMap(({ blocks }) => blocks)) {
    const text = kept.get(block);
    if (text === undefined) {
      isGap = true;
      continue;
    }
    if (isGap && previous !== null && needsBlankLine(previous, block)) joined += lineEnd;
    joined += text;
    previous = { block, text };
    isGap = text !== block.text;
  }
  return joined;
}

function needsBlankLine(previous: { readonly block: Block; readonly text: string }, next: Block): boolean {
  const { kind } = previous.block;
  if (kind === 'heading' || (kind === 'item' && next.kind === 'item')) return false;
  return !endsBlank(previous.text);
}

/** Whether the last line is blank. */
export function endsBlank(text: string): boolean {
  return /\n[ \t]*\r?\n$/.test(text.slice(-80));
}

/** The sections of which something is missing. */
export function leftOutFrom(parts: readonly RankedSection[], kept: KeptBlocks): OmittedSection[] {
  return parts
    .filter(({ blocks }) => blocks.some((block) => firstMissingLine(block, kept.get(block)) !== null))
    .map(({ section, blocks }) => ({ heading: section.heading, isWhole: !blocks.some((block) => kept.has(block)) }));
}

/** The lines that are missing, one entry for each run of them within a section. */
export function omittedFrom(parts: readonly RankedSection[], kept: KeptBlocks): Omission[] {
  const omitted: Omission[] = [];
  for (const { section, blocks } of parts) {
    const runs: Omission[] = [];
    for (const block of blocks) {
      const startLine = firstMissingLine(block, kept.get(block));
      if (startLine === null) continue;
      const last = runs.at(-1);
      const continues = last?.endLine === startLine - 1 && startLine === block.startLine;
      if (continues) runs.pop();
      runs.push({
        heading: section.heading,
        startLine: continues ? last.startLine : startLine,
        endLine: block.endLine,
      });
    }
    omitted.push(...runs);
  }
  return omitted;
}

function firstMissingLine(block: Block, text: string | undefined): number | null {
  if (text === block.text || block.text.trim() === '') return null;
  if (text === undefined) return block.startLine;
  const start = text.trimEnd();
  const rest = block.text.slice(start.length);
  const isLineWhole = /^[ \t]*\r?\n/.test(rest);
  return block.startLine + start.split('\n').length - (isLineWhole ? 0 : 1);
}
