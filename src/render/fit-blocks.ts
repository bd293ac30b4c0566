import { measureText, type Unit } from '../budget/measure-text.js';
import { shareTotal } from '../budget/share-total-by-weight.js';
import type { Budgets } from '../profiles/profile.js';
import { isRole } from '../roles/roles.js';
import { tokenUpperBound } from '../tokens/token-count-bounds.js';
import type { Block, DraftBlock } from './block.js';
import { type BlockLimit, fitBlock, type TextDraft } from './fit-block.js';

export type FittedBlocks = {
  readonly blocks: readonly Block[];
  /** Set when the whole does not fit and may not be cut. */
  readonly overTotal: { readonly measured: number; readonly limit: number; readonly unit: Unit } | null;
};

/** Fits every block to its own limit, then all of them to the totals, each giving way by its weight. */
export async function fitBlocks(
  drafts: readonly DraftBlock[],
  budgets: Budgets,
  options: { maxTokens?: number | undefined } = {},
): Promise<FittedBlocks> {
  const limits = await ownLimits(drafts, budgets);
  const fitted = new Map<DraftBlock, Block>();
  for (const draft of drafts) fitted.set(draft, await fitDraft(draft, limits.get(draft) ?? [], budgets));
  const totals = [
    ...(budgets.total === null ? [] : [{ value: budgets.total, unit: budgets.unit }]),
    ...(options.maxTokens === undefined ? [] : [{ value: options.maxTokens, unit: 'tokens' as const }]),
  ];
  for (const { value, unit } of totals) {
    if (budgets.overflow === 'reject' || (await fitsTotal(inOrder(drafts, fitted), { value, unit }))) continue;
    for (const { draft, share } of await shortShares(drafts, fitted, { value, unit, budgets })) {
      const narrowed: BlockLimit[] = [...(limits.get(draft) ?? []), { value: share, unit, of: 'prompt' }];
      limits.set(draft, narrowed);
      fitted.set(draft, await fitBlock(draft, narrowed, budgets));
    }
  }
  const blocks = inOrder(drafts, fitted);
  for (const total of totals) {
    const { value: limit, unit } = total;
    if (!(await fitsTotal(blocks, total)))
      return { blocks, overTotal: { measured: await totalOf(blocks, unit), limit, unit } };
  }
  return { blocks, overTotal: null };
}

function inOrder(drafts: readonly DraftBlock[], fitted: ReadonlyMap<DraftBlock, Block>): Block[] {
  return drafts.flatMap((draft) => fitted.get(draft) ?? []);
}

async function fitDraft(draft: DraftBlock, limits: readonly BlockLimit[], budgets: Budgets): Promise<Block> {
  if (draft.state === 'text') return fitBlock(draft, limits, budgets);
  const { role, path } = draft;
  const bare = { role, path, heading: null, isNotes: false, omitted: [] };
  if (draft.state === 'withheld') return { ...bare, status: 'withheld', text: '', reason: draft.reason };
  return { ...bare, status: 'missing', text: `[missing] Expected at ${path}.` };
}

/** The limit of each block. Daily notes share theirs, so that a long yesterday leaves room for today. What is never cut in them counts too. */
async function ownLimits(drafts: readonly DraftBlock[], budgets: Budgets): Promise<Map<DraftBlock, BlockLimit[]>> {
  const { unit } = budgets;
  const limits = new Map<DraftBlock, BlockLimit[]>();
  for (const draft of drafts) {
    if (draft.state === 'text' && isRole(draft.role))
      limits.set(draft, [{ value: limitOf(draft, budgets), unit, of: 'file' }]);
  }
  const notes = drafts.filter((draft): draft is TextDraft => draft.state === 'text' && draft.role === 'daily');
  const shared = budgets.perRole.daily;
  if (shared === undefined || notes.length < 2) return limits;
  const bounds = await Promise.all(notes.map(({ fixed, text }) => cheapSize(fixed + text, unit)));
  if (bounds.reduce((sum, size) => sum + size, 0) <= shared) return limits;
  const parts = await Promise.all(
    notes.map(async (draft) => {
      const fixed = await measureText(draft.fixed, unit);
      return { key: draft, fixed, wanted: (await measureText(draft.fixed + draft.text, unit)) - fixed, weight: 1 };
    }),
  );
  const uncut = parts.reduce((sum, { fixed }) => sum + fixed, 0);
  const shares = shareTotal(parts, Math.max(0, shared - uncut));
  for (const { key, fixed } of parts)
    limits.set(key, [{ value: Math.min(shared, fixed + (shares.get(key) ?? 0)), unit, of: 'file' }]);
  return limits;
}

type Total = { readonly value: number; readonly unit: Unit };

/** The blocks that must give way, and what is left for each. What is never cut is taken off before anything is shared. */
async function shortShares(
  drafts: readonly DraftBlock[],
  fitted: ReadonlyMap<DraftBlock, Block>,
  { value, unit, budgets }: Total & { budgets: Budgets },
): Promise<{ draft: TextDraft; share: number }[]> {
  const parts = await Promise.all(
    drafts.map(async (draft) => {
      const size = await measureText(fitted.get(draft)?.text ?? '', unit);
      return { draft, size, fixed: draft.state === 'text' ? await measureText(draft.fixed, unit) : size };
    }),
  );
  const texts = parts.flatMap(({ draft, ...sizes }) => (draft.state === 'text' ? [{ draft, ...sizes }] : []));
  const uncut = parts.reduce((sum, { fixed }) => sum + fixed, 0);
  const demands = texts.map((part) => ({
    key: part,
    wanted: Math.max(0, part.size - part.fixed),
    weight: Math.min(limitOf(part.draft, budgets), value),
  }));
  const shares = shareTotal(demands, Math.max(0, value - uncut));
  return demands.flatMap(({ key, wanted }) => {
    const share = shares.get(key) ?? 0;
    return share < wanted ? [{ draft: key.draft, share: share + key.fixed }] : [];
  });
}

function limitOf({ role }: TextDraft, { perRole, perFile }: Budgets): number {
  return isRole(role) ? (perRole[role] ?? perFile) : perFile;
}

async function fitsTotal(blocks: readonly Block[], { value, unit }: Total): Promise<boolean> {
  const bounds = await Promise.all(blocks.map(({ text }) => cheapSize(text, unit)));
  if (bounds.reduce((sum, size) => sum + size, 0) <= value) return true;
  return (await totalOf(blocks, unit)) <= value;
}

async function totalOf(blocks: readonly Block[], unit: Unit): Promise<number> {
  const sizes = await Promise.all(blocks.map(({ text }) => measureText(text, unit)));
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** Never below the real size, and cheap: the exact tokenizer is loaded only where this does not decide. */
async function cheapSize(text: string, unit: Unit): Promise<number> {
  return unit === 'tokens' ? tokenUpperBound(text) : measureText(text, unit);
}
