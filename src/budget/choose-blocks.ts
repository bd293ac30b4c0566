import { wholeSentences } from '../language/sentences/keep-whole-sentences.js';
import { endsBlank } from './kept-blocks.js';
import type { RankedSection } from './ranked-sections.js';
import { statesRule } from './rule-words.js';
import { compareRanks, isPinnedBlock } from './section-rank.js';
import type { SizeMeter } from './size-meter.js';
import type { Block } from './split-blocks.js';

/** The kept parts of some blocks, chosen in one step, and their size. A block may be kept in part. */
export type Choice = { readonly kept: ReadonlyMap<Block, string>; readonly size: number };

export type ChooseOptions = { readonly room: number; readonly ruler: SizeMeter; readonly lineEnd: string };

/**
 * Whole sections as long as they fit, the most important first; of a section that does not fit, the blocks that do, and
 * of the first block that does not, its first sentences. The most important choices come first.
 */
export function chooseBlocks(parts: readonly RankedSection[], { room, ruler, lineEnd }: ChooseOptions): Choice[] {
  const choices: Choice[] = [];
  const kept = new Set<Block>();
  const sizes = new Map<Block, number>();
  const lineEndSize = ruler.measure(lineEnd);
  let left = room;

  const sizeOf = (block: Block): number => {
    const size = sizes.get(block) ?? ruler.measure(block.text) + (mayNeedBlankLine(block) ? lineEndSize : 0);
    sizes.set(block, size);
    return size;
  };
  const missing = (blocks: Iterable<Block>) => [...new Set(blocks)].filter((block) => !kept.has(block));
  const total = (blocks: readonly Block[]) => blocks.reduce((sum, block) => sum + sizeOf(block), 0);
  const keep = (texts: ReadonlyMap<Block, string>, size: number) => {
    for (const block of texts.keys()) kept.add(block);
    choices.push({ kept: texts, size });
    left -= size;
  };
  const keepWhole = (part: RankedSection, blocks: readonly Block[]): boolean => {
    const wanted = missing([...part.headings, ...blocks]);
    const size = total(wanted);
    if (size > left) return false;
    if (wanted.length > 0) keep(new Map(wanted.map((block) => [block, block.text])), size);
    return true;
  };
  const keepStart = (part: RankedSection, block: Block) => {
    const headings = missing(part.headings);
    const space = left - total(headings) - 2 * lineEndSize;
    if (!block.isProse || space <= 0) return;
    const start = wholeSentences(block.text, ruler.endOfHead(block.text, space));
    if (start === '' || start === block.text.trimEnd()) return;
    const text = start + lineEnd;
    const texts = new Map(headings.map((heading) => [heading, heading.text]));
    keep(texts.set(block, text), total(headings) + ruler.measure(text) + lineEndSize);
  };

  for (const part of parts) {
    for (const block of part.blocks) if (!part.rank.isPinned && isPinnedBlock(block)) keepWhole(part, [block]);
  }
  for (const part of parts.toSorted((one, other) => compareRanks(one.rank, other.rank))) {
    if (keepWhole(part, part.blocks)) continue;
    const refused = byWorth(part.blocks).filter((block) => !keepWhole(part, [block]));
    const [first] = refused;
    if (first !== undefined) keepStart(part, first);
  }
  return choices;
}

function mayNeedBlankLine({ kind, text }: Block): boolean {
  return (kind === 'paragraph' || kind === 'solid') && !endsBlank(text);
}

/** The content of a section: pinned blocks first, then rules, then the rest. */
function byWorth(blocks: readonly Block[]): Block[] {
  const worth = (block: Block) => (isPinnedBlock(block) ? 2 : block.isProse && statesRule(block.text) ? 1 : 0);
  return blocks.filter(({ kind }) => kind !== 'heading').toSorted((one, other) => worth(other) - worth(one));
}
