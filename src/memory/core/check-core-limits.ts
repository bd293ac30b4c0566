import { SoulError } from '../../errors/soul-error.js';
import { countTokens } from '../../tokens/count-tokens.js';
import { fitsTokens } from '../../tokens/token-count-bounds.js';
import type { Day } from '../../workspace/calendar-days.js';
import { coreBlocks } from './block-names.js';
import { findBlocks } from './core-blocks.js';
import { type CoreLine, readCoreLines } from './core-lines.js';
import { suggestRemovals } from './suggest-removals.js';

export type CoreLimitCheck = {
  /** Of the whole file. */
  readonly limit: number;
  readonly path: string;
  readonly today: Day;
  /** Whether messages may quote lines: sections can be private to the owner. */
  readonly isOwner: boolean;
};

/** Refuses a core memory over a limit, unless it was over the limit before and shrinks. Names the lines to remove first. */
export async function checkCoreLimits(
  before: string | null,
  after: string,
  { limit, path, today, isOwner }: CoreLimitCheck,
): Promise<void> {
  const lines = isOwner ? readCoreLines(before ?? '') : [];
  const known = before === null ? [] : findBlocks(before);
  for (const { block, text } of findBlocks(after)) {
    const old = known.find((each) => each.block === block)?.text ?? '';
    const own = lines.filter((line) => line.block === block);
    await checkCap(old, text, { limit: coreBlocks[block], name: `The block ${block} of ${path}`, lines: own, today });
  }
  await checkCap(before ?? '', after, { limit, name: path, lines, today });
}

type Cap = { readonly limit: number; readonly name: string; readonly lines: readonly CoreLine[]; readonly today: Day };

async function checkCap(before: string, after: string, { limit, name, lines, today }: Cap): Promise<void> {
  if (await fitsTokens(after, limit)) return;
  const size = await countTokens(after);
  if (size <= (await countTokens(before))) return;
  const [has, over, allowed] = [size, size - limit, limit].map((count) => count.toLocaleString('en-US'));
  const prune = suggestRemovals(lines, today).map(
    ({ line, text, reason }) => `  ${line}: ${shortened(text)} (${reason})`,
  );
  const message = [`${name} would have ${has} tokens, ${over} more than its limit of ${allowed}.`];
  if (prune.length > 0) message.push('Least useful lines:', ...prune);
  throw new SoulError('core-full', message.join('\n'), {
    hint: 'Remove one with `agentsoul core remove`, or shorten it with `agentsoul core replace`. Nothing was changed.',
  });
}

function shortened(text: string): string {
  const characters = [...text];
  return characters.length <= 80 ? text : `${characters.slice(0, 79).join('')}…`;
}
