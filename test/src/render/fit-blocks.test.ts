import fc from 'fast-check';
import { expect, test } from 'vitest';
import { measureText, type Unit } from '../../../src/budget/measure-text.js';
import { defaultBudgets } from '../../../src/profiles/default-budgets.js';
import type { Budgets } from '../../../src/profiles/profile.js';
import type { DraftBlock } from '../../../src/render/block.js';
import { fitBlocks } from '../../../src/render/fit-blocks.js';
import { longText } from './long-text.js';

const text = fc.oneof(
  fc.nat(6).map((sections) => longText(sections, { sentences: 4 }).trimEnd()),
  fc.string({ unit: 'grapheme', maxLength: 300 }),
  fc.constant('漢字かな交じり文。'.repeat(40)),
);
const draft: fc.Arbitrary<DraftBlock> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc
      .tuple(fc.constantFrom('soul', 'rules', 'core', 'daily', 'append'), text, fc.boolean())
      .map(([role, body, hasLimits]): DraftBlock => {
        const fixed = hasLimits ? '## Hard limits\n\n- Never lie.\n\n' : '';
        return {
          state: 'text',
          role: role as 'soul',
          path: `${role}.md`,
          heading: null,
          fixed,
          text: body,
          lines: [],
          isNotes: false,
        };
      }),
  },
  { weight: 1, arbitrary: fc.constant<DraftBlock>({ state: 'missing', role: 'tools', path: 'TOOLS.md' }) },
  {
    weight: 1,
    arbitrary: fc.constant<DraftBlock>({ state: 'withheld', role: 'style', path: 'STYLE.md', reason: 'x' }),
  },
);
const budgets: fc.Arbitrary<Budgets> = fc.record({
  unit: fc.constantFrom<Unit>('tokens', 'characters', 'bytes'),
  perFile: fc.integer({ min: 1, max: 4_000 }),
  perRole: fc.record(
    { soul: fc.integer({ min: 1, max: 2_000 }), daily: fc.integer({ min: 1, max: 1_500 }) },
    { requiredKeys: [] },
  ),
  total: fc.option(fc.integer({ min: 1, max: 6_000 })),
  overflow: fc.constantFrom('pack', 'truncate', 'reject'),
  cut: fc.constantFrom(defaultBudgets.cut, { head: 1, tail: 0, of: 'rest', marker: 'short' }),
  warnAt: fc.constant(0.8),
});

test('whatever the texts and limits: no block passes its own, together they keep the totals, and nothing fixed is cut', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(draft, { maxLength: 6 }),
      budgets,
      fc.option(fc.integer({ min: 1, max: 3_000 })),
      async (drafts, limits, maxTokens) => {
        const { blocks, overTotal } = await fitBlocks(drafts, limits, { maxTokens: maxTokens ?? undefined });
        expect(blocks).toHaveLength(drafts.length);
        for (const [index, { status, text: shown, reason }] of blocks.entries()) {
          const given = drafts[index];
          if (given?.state !== 'text') continue;
          if (status === 'rejected') expect([shown, typeof reason]).toEqual(['', 'string']);
          else expect(shown.startsWith(given.fixed)).toBe(true);
          if (status === 'whole') expect(shown).toBe(given.fixed + given.text);
          const own = given.role === 'append' ? undefined : (limits.perRole[given.role as 'soul'] ?? limits.perFile);
          if (own !== undefined) expect(await measureText(shown, limits.unit)).toBeLessThanOrEqual(own);
        }
        if (overTotal !== null || blocks.some(({ status }) => status === 'rejected')) return;
        if (limits.total !== null) expect(await sizeOf(blocks, limits.unit)).toBeLessThanOrEqual(limits.total);
        if (maxTokens !== null) expect(await sizeOf(blocks, 'tokens')).toBeLessThanOrEqual(maxTokens);
        const notes = blocks.filter(({ role }) => role === 'daily');
        if (limits.perRole.daily !== undefined)
          expect(await sizeOf(notes, limits.unit)).toBeLessThanOrEqual(limits.perRole.daily);
      },
    ),
    { numRuns: 300 },
  );
});

test('what is never cut in notes of days counts towards what they may take together', async () => {
  const note = (fixed: string): DraftBlock => ({
    state: 'text',
    role: 'daily',
    path: 'daily.md',
    heading: null,
    fixed,
    text: longText(3, { sentences: 4 }).trimEnd(),
    lines: [],
    isNotes: false,
  });
  const limits: Budgets = { ...defaultBudgets, unit: 'characters', perRole: { daily: 900 }, total: null };
  const { blocks } = await fitBlocks([note(''), note('## Hard limits\n\n- Never lie.\n\n')], limits);
  expect(blocks.map(({ status }) => status)).not.toContain('rejected');
  expect(await sizeOf(blocks, 'characters')).toBeLessThanOrEqual(900);
});

test('with `reject` nothing is ever cut', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(draft, { maxLength: 5 }), budgets, async (drafts, limits) => {
      const { blocks } = await fitBlocks(drafts, { ...limits, overflow: 'reject' });
      expect(blocks.filter(({ status }) => status === 'packed' || status === 'truncated')).toEqual([]);
    }),
  );
});

async function sizeOf(blocks: readonly { readonly text: string }[], unit: Unit): Promise<number> {
  const sizes = await Promise.all(blocks.map(({ text: shown }) => measureText(shown, unit)));
  return sizes.reduce((sum, size) => sum + size, 0);
}
