import { describe, expect, test } from 'vitest';
import { countCharacters } from '../../../src/budget/measure-text.js';
import { renderPrompt } from '../../../src/render/render-prompt.js';
import { countTokens } from '../../../src/tokens/count-tokens.js';
import { type Files, type Opening, openFiles } from '../../support/workspace-files.js';
import { hasWholeSentencesOnly, longText } from './long-text.js';

async function render(files: Files, opening: Opening, scope = 'main') {
  const rendering = await renderPrompt(await openFiles(files, opening), { scope });
  return { ...rendering, block: (path: string) => rendering.blocks.find((block) => block.path === path) };
}

describe('a file over its limit', () => {
  test.each([
    ['agentsoul', 'SOUL.md', 2_000],
    ['agentos', 'SOUL.md', 2_000],
    ['cognitive', 'MEMORY.md', 3_000],
  ])(
    'is packed in the layout %s: whole sentences, within the limit, every heading named',
    async (profile, path, limit) => {
      const sections = limit === 2_000 ? 24 : 32;
      const { block, prompt } = await render({ [path]: longText(sections) }, { profile });
      const packed = block(path);
      expect(packed?.status).toBe('packed');
      expect(packed?.tokens).toBeLessThanOrEqual(limit);
      expect(packed?.tokens).toBeGreaterThan(limit * 0.8);
      expect(hasWholeSentencesOnly(prompt)).toBe(true);
      const kept = [...prompt.matchAll(/^## (Part \d+)$/gm)].map(([, heading]) => heading);
      const missing = packed?.omitted.map(({ heading }) => heading) ?? [];
      const all = Array.from({ length: sections }, (_, index) => `Part ${index}`);
      expect(all.filter((heading) => !kept.includes(heading) && !missing.includes(heading))).toEqual([]);
      expect(prompt).toMatch(new RegExp(`\\[Left out for space: .*Read ${path} for the rest\\.\\]`));
    },
  );

  test.each([
    [
      'openclaw',
      'SOUL.md',
      20_000,
      /^# long[\s\S]*\[Cut to fit\. Read SOUL\.md for the rest\.\]\n\[The first \d+ and the last \d+ of \d+ characters[\s\S]*number 99x7\.$/,
    ],
    ['openclaw', 'USER.md', 4_000, /Read USER\.md for the rest/],
    ['openclaw-2026.1', 'USER.md', 20_000, /Read USER\.md for the rest/],
    ['nexo', 'SOUL.md', 12_000, /^# long[\s\S]*\n\n\[truncated\]$/],
  ])('is truncated in the layout %s (%s at %i characters)', async (profile, path, limit, pattern) => {
    const { block, prompt } = await render({ [path]: `# long\n\n${longText(100)}` }, { profile });
    const cut = block(path);
    expect(cut?.status).toBe('truncated');
    expect(cut?.chars).toBeLessThanOrEqual(limit);
    expect(cut?.chars).toBeGreaterThan(limit * 0.9);
    const start = prompt.indexOf('# long');
    const text = [...prompt.slice(start)].slice(0, cut?.chars).join('');
    expect(text).toMatch(pattern);
  });

  test('cuts its head and tail as the January rule says: 70 % and 20 % of the cap', async () => {
    const { prompt } = await render({ 'SOUL.md': 'ab'.repeat(20_000) }, { profile: 'openclaw-2026.1' });
    expect(prompt).toMatch(/\[The first 14000 and the last 4000 of 40000 characters of SOUL\.md are here\.\]/);
  });

  test('is refused in the mindroom layout, by name and by how much', async () => {
    const files = { 'workspace/aria/SOUL.md': 'ü'.repeat(8_192), 'workspace/aria/AGENTS.md': 'x'.repeat(16_385) };
    await expect(render(files, { profile: 'mindroom' })).rejects.toMatchObject({
      code: 'over-budget',
      message:
        'The prompt is over its limits. workspace/aria/AGENTS.md: It has 16,385 bytes, 1 over its limit of 16,384.',
    });
  });

  test('is warned about from 80 % on', async () => {
    const files = { 'workspace/aria/SOUL.md': 'x'.repeat(13_108), 'workspace/aria/AGENTS.md': 'x'.repeat(13_106) };
    const { warnings } = await render(files, { profile: 'mindroom' });
    expect(warnings).toEqual([
      {
        code: 'near-limit',
        message: 'workspace/aria/SOUL.md uses 80 % of its limit of 16,384 bytes.',
        path: 'workspace/aria/SOUL.md',
      },
    ]);
  });

  test('is refused rather than cut to less than a quarter', async () => {
    await expect(render({ 'SOUL.md': longText(120) }, { profile: 'agentsoul' })).rejects.toMatchObject({
      code: 'over-budget',
      message: expect.stringMatching(/SOUL\.md: It has [\d,]+ tokens, [\d,]+ over its limit of 2,000\./),
    });
  });

  test('within its limit is not touched by a byte', async () => {
    const text = `${longText(6)}\n\n\ttrailing tab\t`;
    const { block, prompt } = await render({ 'SOUL.md': `${text}\n\n` }, { profile: 'agentsoul' });
    expect(block('SOUL.md')?.status).toBe('whole');
    expect(prompt).toContain(`# SOUL.md\n\n${text.trimEnd()}\n`);
  });
});

describe('what was left out is told by the lines of the file', () => {
  const head = '---\nname: Kate\nhardLimits: [Never lie.]\n---\n\n\n# Soul\n\n';
  const secret = '## Secret\n<!-- scope: main -->\n\nhidden\nhidden\n\n';

  test.each(['main', 'group'])('also below front matter and withheld sections, for %s', async (scope) => {
    const source = head + secret + longText(24);
    const lines = source.split('\n');
    const { block } = await render({ 'SOUL.md': source }, { profile: 'agentos' }, scope);
    const omitted = block('SOUL.md')?.omitted ?? [];
    expect(omitted.length).toBeGreaterThan(3);
    for (const { heading, startLine, endLine } of omitted) {
      const number = heading.replace('Part ', '');
      const text = lines.slice(startLine - 1, endLine).join('\n');
      expect(text).toMatch(new RegExp(`(## ${heading}$|number ${number}x\\d\\.)`, 'm'));
      expect(text.match(/number \d+x/g)?.every((word) => word === `number ${number}x`)).toBe(true);
    }
  });

  test('when head and tail are kept', async () => {
    const source = `${head}${secret}${longText(100)}`;
    const lines = source.split('\n');
    const { block } = await render({ 'SOUL.md': source }, { profile: 'openclaw' }, 'group');
    const omitted = block('SOUL.md')?.omitted ?? [];
    for (const { heading, startLine } of omitted.slice(1)) expect(lines[startLine - 1]).toBe(`## ${heading}`);
    expect(omitted.map(({ heading }) => heading)).not.toContain('Secret');
  });
});

describe('hard limits', () => {
  const limits = Array.from({ length: 40 }, (_, index) => `Never do the forbidden thing number ${index}.`);
  const soul = `---\nhardLimits:\n${limits.map((limit) => `  - ${limit}`).join('\n')}\n---\n${longText(20)}`;

  test.each([
    ['packed', 'agentsoul', 2_000, 'tokens'],
    ['truncated', 'openclaw', 20_000, 'characters'],
    ['truncated', 'nexo', 12_000, 'characters'],
  ])('are all there when the soul is %s (%s)', async (status, profile, limit, unit) => {
    const long = profile === 'openclaw' ? soul + longText(40) : soul;
    const { block, prompt } = await render({ 'SOUL.md': long }, { profile }, 'group');
    const { status: actual, tokens = 0, chars = 0 } = block('SOUL.md') ?? {};
    expect(actual).toBe(status);
    for (const limit of limits) expect(prompt).toContain(`\n- ${limit}\n`);
    expect(unit === 'tokens' ? tokens : chars).toBeLessThanOrEqual(limit);
  });

  test('are never cut: where they alone are too long, the prompt is refused', async () => {
    for (const profile of ['agentsoul', 'openclaw', 'nexo']) {
      const opening = { profile, config: { budgets: { perRole: { soul: 100 } } } };
      await expect(render({ 'SOUL.md': soul }, opening)).rejects.toMatchObject({ code: 'over-budget' });
    }
  });

  test('of the own soul survive a persona that must be cut', async () => {
    const config = { personas: [{ file: 'night.md', at: '00:00', duration: '24h' }] };
    const files = { 'SOUL.md': soul, 'night.md': longText(20) };
    const { block, prompt } = await render(files, { profile: 'agentsoul', config, isTrusted: true });
    expect(block('night.md')?.status).toBe('packed');
    for (const limit of limits) expect(prompt).toContain(`\n- ${limit}\n`);
  });
});

describe('a limit for several', () => {
  test('days share theirs, so that a long yesterday leaves room for today', async () => {
    const days = { 'memory/2026-02-01.md': longText(12), 'memory/2026-02-02.md': longText(2) };
    const { blocks } = await render({ 'SOUL.md': 'x\n', ...days }, { profile: 'agentsoul' });
    const notes = blocks.filter(({ role }) => role === 'daily');
    expect(notes.map(({ path, status }) => [path, status])).toEqual([
      ['memory/2026-02-01.md', 'packed'],
      ['memory/2026-02-02.md', 'whole'],
    ]);
    expect(notes.reduce((sum, { tokens }) => sum + tokens, 0)).toBeLessThanOrEqual(2_000);
  });

  test('a total is shared by weight: who needs little gets it, the rest give way together', async () => {
    const config = { budgets: { total: 4_000 } };
    const files = {
      'AGENTS.md': longText(10),
      'SOUL.md': longText(7),
      'STYLE.md': 'Short.\n',
      'MEMORY.md': longText(10),
    };
    const { blocks } = await render(files, { profile: 'agentsoul', config });
    const size = Object.fromEntries(blocks.map(({ role, tokens }) => [role, tokens]));
    expect(blocks.map(({ role, status }) => [role, status])).toEqual([
      ['rules', 'packed'],
      ['soul', 'packed'],
      ['style', 'whole'],
      ['core', 'packed'],
    ]);
    expect(blocks.reduce((sum, { tokens }) => sum + tokens, 0)).toBeLessThanOrEqual(4_000);
    expect(size.soul).toBeGreaterThan(700);
    expect(size.core).toBeGreaterThan(1_100);
  });

  test('nobody is starved by a file whose own limit is none', async () => {
    const config = { budgets: { unit: 'characters', total: 9_000, perRole: { soul: 4_000 }, overflow: 'truncate' } };
    const files = { 'AGENTS.md': 'r'.repeat(50_000), 'SOUL.md': 's'.repeat(4_000), 'MEMORY.md': 'c'.repeat(50_000) };
    const { blocks } = await render(files, { profile: 'agentsoul', config });
    const size = Object.fromEntries(blocks.map(({ role, chars }) => [role, chars]));
    expect(size.soul).toBeGreaterThan(1_500);
    expect(size.rules).toBeGreaterThan(3_000);
    expect(blocks.reduce((sum, { chars }) => sum + chars, 0)).toBeLessThanOrEqual(9_000);
  });

  test('a total counts what is never cut too', async () => {
    const soul = `---\nhardLimits: [${Array.from({ length: 50 }, (_, index) => `Never ${index} ever`).join(', ')}]\n---\n${'s'.repeat(5_000)}`;
    const config = { budgets: { total: 6_000 } };
    const files = { 'SOUL.md': soul, 'MEMORY.md': 'c'.repeat(9_000) };
    const { blocks } = await render(files, { profile: 'openclaw', config });
    expect(blocks.filter(({ status }) => status === 'missing')).toHaveLength(3);
    expect(blocks.reduce((sum, { chars }) => sum + chars, 0)).toBeLessThanOrEqual(6_000);
  });

  test('where nothing may be cut, the total is refused with its numbers', async () => {
    const config = { budgets: { total: 20_000 } };
    const files = { 'workspace/a/SOUL.md': 'x'.repeat(12_000), 'workspace/a/AGENTS.md': 'x'.repeat(9_000) };
    await expect(render(files, { profile: 'mindroom', config })).rejects.toMatchObject({
      code: 'over-budget',
      message: 'The whole prompt has 21,000 bytes, 1,000 over its limit of 20,000.',
    });
  });
});

test('the limits of the config replace those of the layout, and "lean" is a whole set', async () => {
  const files = { 'SOUL.md': longText(5), 'AGENTS.md': 'x\n' };
  const tight = await render(files, { profile: 'agentsoul', config: { budgets: { perRole: { soul: 600 } } } });
  expect(tight.block('SOUL.md')).toMatchObject({ status: 'packed' });
  expect(tight.block('SOUL.md')?.tokens).toBeLessThanOrEqual(600);
  const lean = await render({ 'SOUL.md': longText(4) }, { profile: 'agentsoul', config: { budgets: 'lean' } });
  expect(lean.block('SOUL.md')?.tokens).toBeLessThanOrEqual(500);
});

test('characters and tokens in the report are those of the prompt', async () => {
  const { prompt, chars, tokens } = await render({ 'SOUL.md': 'Grüße 👩‍👩‍👧\n' }, { profile: 'agentsoul' });
  expect({ chars, tokens }).toEqual({ chars: countCharacters(prompt), tokens: await countTokens(prompt) });
  expect(chars).toBe([...prompt].length);
});
