import type { Section } from '../workspace/split-sections.js';
import { type Choice, chooseBlocks } from './choose-blocks.js';
import { joinKeptBlocks, type KeptBlocks, leftOutFrom, omittedFrom } from './kept-blocks.js';
import { fitsLimit, type Unit } from './measure-text.js';
import { mostNames, omissionMarker } from './omission-marker.js';
import type { Omission } from './omitted-lines.js';
import { outlineText } from './outline.js';
import { type RankedSection, rankSections } from './ranked-sections.js';
import { loadSizeMeter, type SizeMeter } from './size-meter.js';

export type Packed =
  | { readonly kind: 'whole'; readonly text: string }
  | { readonly kind: 'packed'; readonly text: string; readonly omitted: readonly Omission[] }
  | { readonly kind: 'rejected'; readonly needed: number; readonly limit: number };

export type PackOptions = {
  readonly limit: number;
  readonly unit: Unit;
  /** The file to read for what was left out. */
  readonly path: string;
  /** Sections to keep longest, besides those the text itself pins. */
  readonly isPinned?: (section: Section) => boolean;
  /** The share of the original that must remain; less would mislead and is rejected. Default: a quarter. */
  readonly leastShare?: number | undefined;
};

const usualLeastShare = 1 / 4;

/**
 * Keeps whole sections by importance, in their order, and ends with one line that says what is missing. Front matter
 * stays whole, no sentence is cut, the limit is never passed. Text within the limit comes back unchanged.
 */
export async function packText(text: string, options: PackOptions): Promise<Packed> {
  const { limit, unit, path, isPinned = () => false, leastShare = usualLeastShare } = options;
  if (await fitsLimit(text, limit, unit)) return { kind: 'whole', text };
  const ruler = await loadSizeMeter(unit);
  const needed = ruler.measure(text);
  const rejected: Packed = { kind: 'rejected', needed, limit };
  if (limit < needed * leastShare) return rejected;

  const { frontMatter, sections } = outlineText(text);
  const parts = rankSections(sections, isPinned);
  const lineEnd = text.includes('\r\n') ? '\r\n' : '\n';
  const room = limit - ruler.measure(frontMatter) - reservedForMarker(parts, { limit, path, ruler });
  const choices = chooseBlocks(parts, { room, ruler, lineEnd });

  // Joined blocks may need a few tokens more than alone, so the least important go until the whole fits.
  for (;;) {
    const kept: KeptBlocks = new Map(choices.flatMap((choice) => [...choice.kept]));
    const body = frontMatter + joinKeptBlocks(parts, kept, lineEnd);
    if (ruler.measure(body) < needed * leastShare) return rejected;
    const leftOut = leftOutFrom(parts, kept);
    const candidates = [mostNames, 4, 2, 1, 0].map((names) =>
      closeWith(body, omissionMarker(leftOut, path, names), lineEnd),
    );
    const fitting = candidates.find((candidate) => ruler.measure(candidate) <= limit);
    if (fitting !== undefined) return { kind: 'packed', text: fitting, omitted: omittedFrom(parts, kept) };
    if (choices.length === 0) return rejected;
    giveUp(choices, ruler.measure(candidates.at(-1) ?? '') - limit);
  }
}

/** Room for a marker that names a few sections, or where that would take too much, for one that only counts them. */
function reservedForMarker(
  parts: readonly RankedSection[],
  { limit, path, ruler }: { limit: number; path: string; ruler: SizeMeter },
): number {
  const longestFirst = parts
    .map(({ section }) => ({ heading: section.heading, isWhole: false }))
    .sort((one, other) => other.heading.length - one.heading.length);
  const sizes = [4, 0].map((names) => ruler.measure(`\n\n${omissionMarker(longestFirst, path, names)}\n`));
  return sizes.find((size) => size <= limit / 4) ?? sizes.at(-1) ?? 0;
}

function closeWith(body: string, marker: string, lineEnd: string): string {
  return `${body.trimEnd()}${lineEnd}${lineEnd}${marker}${lineEnd}`;
}

function giveUp(choices: Choice[], excess: number): void {
  let freed = 0;
  while (freed < excess && choices.length > 0) freed += choices.pop()?.size ?? 0;
}
