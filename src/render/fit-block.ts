import { fitText } from '../budget/fit-text.js';
import { fitsLimit, measureText, type Unit } from '../budget/measure-text.js';
import type { Omission } from '../budget/omitted-lines.js';
import type { Budgets } from '../profiles/profile.js';
import type { Block, DraftBlock } from './block.js';

export type TextDraft = Extract<DraftBlock, { state: 'text' }>;

/** A size a block may not pass, and whether the block owes it to itself or to the others. */
export type BlockLimit = { readonly value: number; readonly unit: Unit; readonly of: 'file' | 'prompt' };

/** Fits a block to all its limits. What is fixed in it stays whole; where that leaves no room, the block is rejected. */
export async function fitBlock(draft: TextDraft, limits: readonly BlockLimit[], budgets: Budgets): Promise<Block> {
  const whole = draft.fixed + draft.text;
  if (await fitsAll(whole, limits)) return asBlock(draft, { status: 'whole', text: whole, omitted: [] });
  const tightest = await tightestLimit(whole, limits);
  const fit = draft.text === '' ? null : await cut(draft, { tightest, limits, budgets });
  if (fit !== null)
    return asBlock(draft, { ...fit, text: draft.fixed + fit.text, omitted: inFile(draft, fit.omitted) });
  const reason = await overBy(whole, tightest);
  return { ...asBlock(draft, { status: 'rejected', text: '', omitted: [] }), reason };
}

type Cutting = { readonly tightest: BlockLimit; readonly limits: readonly BlockLimit[]; readonly budgets: Budgets };

/** Cuts to one limit; as long as the result passes another, or its parts need more together than alone, a little more. */
async function cut(draft: TextDraft, { tightest, limits, budgets }: Cutting): Promise<CutText | null> {
  const { unit } = tightest;
  let room = tightest.value - (await measureText(draft.fixed, unit));
  while (room > 0) {
    const fit = await fitText(draft.text, {
      limit: room,
      unit,
      overflow: budgets.overflow,
      cut: budgets.cut,
      path: draft.path ?? ownSource(draft),
      // A log grows all day and may be long without being wrong; its latest entries are worth having alone.
      leastShare: draft.isNotes ? 0 : undefined,
    });
    if (fit.status === 'rejected') return null;
    const share = await shareOf(draft.fixed + fit.text, await tightestLimit(draft.fixed + fit.text, limits));
    if (share <= 1) return { status: fit.status, text: fit.text, omitted: fit.omitted };
    room = Math.min(room - 1, Math.floor(room / share));
  }
  return null;
}

type CutText = { readonly status: Block['status']; readonly text: string; readonly omitted: readonly Omission[] };

function ownSource({ role }: TextDraft): string {
  return role === 'append' ? 'the appended text' : 'the source';
}

function asBlock({ role, path, heading, isNotes }: TextDraft, fitted: CutText): Block {
  return { role, path, heading, isNotes, ...fitted };
}

/** Line numbers are those of the file, whatever was withheld from it or stands before it. */
function inFile({ lines }: TextDraft, omitted: readonly Omission[]): Omission[] {
  return omitted.map((omission) => ({
    ...omission,
    startLine: lines[omission.startLine - 1] ?? omission.startLine,
    endLine: lines[omission.endLine - 1] ?? omission.endLine,
  }));
}

async function fitsAll(text: string, limits: readonly BlockLimit[]): Promise<boolean> {
  for (const { value, unit } of limits) if (!(await fitsLimit(text, value, unit))) return false;
  return true;
}

/** The limit of which the text takes the largest share. */
async function tightestLimit(text: string, limits: readonly BlockLimit[]): Promise<BlockLimit> {
  const shares = await Promise.all(limits.map(async (limit) => ({ limit, share: await shareOf(text, limit) })));
  const [first] = shares.sort((one, other) => other.share - one.share);
  if (first === undefined) throw new Error('A text without limits passes none.');
  return first.limit;
}

async function shareOf(text: string, { value, unit }: BlockLimit): Promise<number> {
  const size = await measureText(text, unit);
  return size === 0 ? 0 : size / value;
}

async function overBy(text: string, { value, unit, of }: BlockLimit): Promise<string> {
  const count = (size: number) => size.toLocaleString('en-US');
  const size = await measureText(text, unit);
  const limit = of === 'file' ? 'its limit' : 'its share of the whole prompt';
  return `It has ${count(size)} ${unit}, ${count(size - value)} over ${limit} of ${count(value)}.`;
}
