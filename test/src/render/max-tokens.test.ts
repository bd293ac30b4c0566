import fc from 'fast-check';
import { expect, test } from 'vitest';
import { SoulError } from '../../../src/errors/soul-error.js';
import { renderFormats } from '../../../src/render/formats/format-names.js';
import { renderPrompt } from '../../../src/render/render-prompt.js';
import { countTokens } from '../../../src/tokens/count-tokens.js';
import { openFiles } from '../../support/workspace-files.js';
import { hasWholeSentencesOnly, longText } from './long-text.js';

const soul = (sections: number) => `---\nhardLimits: [Never lie., Never steal.]\n---\n${longText(sections)}`;

test('the whole prompt keeps within the tokens asked for, in every format and layout, or is refused', async () => {
  const sizes = fc.record({
    soul: fc.nat(12),
    rules: fc.nat(12),
    core: fc.nat(16),
    day: fc.nat(8),
    quotes: fc.nat(400),
  });
  const outcomes = { fitted: 0, refused: 0 };
  await fc.assert(
    fc.asyncProperty(
      sizes,
      fc.integer({ min: 50, max: 9_000 }),
      fc.constantFrom(...renderFormats),
      fc.constantFrom('agentsoul', 'openclaw', 'nexo', 'agentos'),
      async (size, maxTokens, format, profile) => {
        const files = {
          'SOUL.md': soul(size.soul),
          'AGENTS.md': `"<&>"\n`.repeat(size.quotes) + longText(size.rules),
          'MEMORY.md': longText(size.core),
          'memory/2026-02-02.md': longText(size.day),
        };
        const workspace = await openFiles(files, { profile });
        try {
          const { prompt, tokens } = await renderPrompt(workspace, { scope: 'main', format, maxTokens });
          expect(tokens).toBe(await countTokens(prompt));
          expect(tokens).toBeLessThanOrEqual(maxTokens);
          expect(prompt).toContain('Never lie.');
          outcomes.fitted++;
        } catch (error) {
          if (!(error instanceof SoulError)) throw error;
          expect(error.code).toBe('over-budget');
          outcomes.refused++;
        }
      },
    ),
    { numRuns: 60 },
  );
  expect(Math.min(outcomes.fitted, outcomes.refused)).toBeGreaterThan(3);
});

test('a limit that is not reached changes nothing', async () => {
  const workspace = await openFiles({ 'SOUL.md': soul(6), 'MEMORY.md': longText(5) }, { profile: 'agentsoul' });
  const free = await renderPrompt(workspace, { scope: 'main' });
  expect(await renderPrompt(workspace, { scope: 'main', maxTokens: free.tokens })).toEqual(free);
});

test('one token less cuts whole sentences, keeps hard limits, and tells the lines of the file', async () => {
  const files = { 'SOUL.md': soul(7), 'MEMORY.md': longText(10), 'AGENTS.md': longText(10) };
  const workspace = await openFiles(files, { profile: 'agentsoul' });
  const free = await renderPrompt(workspace, { scope: 'main' });
  for (const maxTokens of [free.tokens - 1, Math.floor(free.tokens * 0.75), Math.floor(free.tokens * 0.5)]) {
    const { prompt, tokens, blocks } = await renderPrompt(workspace, { scope: 'main', maxTokens });
    expect(tokens).toBeLessThanOrEqual(maxTokens);
    expect(tokens).toBeGreaterThan(maxTokens * 0.8);
    expect(hasWholeSentencesOnly(prompt)).toBe(true);
    expect(prompt).toContain('## Hard limits\n\n- Never lie.\n- Never steal.\n');
    expect(prompt.match(/\[Left out for space/g)?.length).toBe(
      blocks.filter(({ status }) => status === 'packed').length,
    );
    for (const { path, omitted } of blocks) {
      const lines = (files[path as keyof typeof files] ?? '').split('\n');
      for (const { heading, startLine, endLine } of omitted)
        expect(lines.slice(startLine - 1, endLine).join('\n')).toMatch(
          new RegExp(`${heading}$|${heading.replace('Part ', '')}x\\d`, 'm'),
        );
    }
  }
});

test('too little for anything is refused in words', async () => {
  const workspace = await openFiles({ 'SOUL.md': soul(10), 'AGENTS.md': 'x\n' }, { profile: 'agentsoul' });
  await expect(renderPrompt(workspace, { scope: 'main', maxTokens: 30 })).rejects.toMatchObject({
    code: 'over-budget',
    message: expect.stringMatching(/^The prompt does not fit into 30 tokens, even after cutting\./),
  });
});

test('a layout that never cuts refuses instead', async () => {
  const workspace = await openFiles({ 'workspace/a/SOUL.md': longText(4) }, { profile: 'mindroom' });
  await expect(renderPrompt(workspace, { scope: 'main', maxTokens: 100 })).rejects.toMatchObject({
    code: 'over-budget',
  });
});
