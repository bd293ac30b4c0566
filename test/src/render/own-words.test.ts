import { describe, expect, test } from 'vitest';
import { renderPrompt } from '../../../src/render/render-prompt.js';
import { type Files, type Opening, openFiles } from '../../support/workspace-files.js';

async function promptOf(files: Files, opening: Opening, options: Partial<Parameters<typeof renderPrompt>[1]> = {}) {
  return (await renderPrompt(await openFiles(files, opening), { scope: 'main', ...options })).prompt;
}

const agentsoul = { profile: 'agentsoul' };

describe('a file that should be there and is not', () => {
  test('is told to the model', async () => {
    const { prompt, blocks } = await renderPrompt(await openFiles({}, agentsoul), { scope: 'group' });
    expect(prompt).toBe('[missing] Expected at AGENTS.md.\n\n[missing] Expected at SOUL.md.\n');
    expect(blocks.map(({ role, status, chars }) => ({ role, status, chars }))).toEqual([
      { role: 'rules', status: 'missing', chars: 32 },
      { role: 'soul', status: 'missing', chars: 30 },
    ]);
  });

  test('is replaced by what the config says of role and instructions', async () => {
    const config = { agent: { role: 'A calm owl.', instructions: 'Answer briefly.' } };
    expect(await promptOf({}, { ...agentsoul, config })).toBe(
      '# Instructions\n\nAnswer briefly.\n\n# Role\n\nA calm owl.\n',
    );
    expect(await promptOf({ 'SOUL.md': 'Soul.\n', 'AGENTS.md': 'Rules.\n' }, { ...agentsoul, config })).toBe(
      '# AGENTS.md\n\nRules.\n\n# SOUL.md\n\nSoul.\n',
    );
    expect(await promptOf({}, { ...agentsoul, config }, { scope: 'subagent' })).not.toContain('owl');
  });

  test('is not replaced where it is only unreadable', async () => {
    const config = { agent: { role: 'A calm owl.' } };
    const prompt = await promptOf({ 'SOUL.md': 'folder/', 'AGENTS.md': 'x\n' }, { ...agentsoul, config });
    expect(prompt).toBe('# AGENTS.md\n\nx\n');
  });
});

describe('the identity', () => {
  const soul = '---\nname: Kate\nrole: octopus\nhardLimits:\n  - Never lie.\n  - "Never\\n  steal."\n---\nI am Kate.\n';

  test('is derived from the soul where there is no file', async () => {
    expect(await promptOf({ 'SOUL.md': soul, 'AGENTS.md': 'x\n' }, agentsoul)).toContain(
      '# IDENTITY.md\n\n# Identity\n\n- **Name:** Kate\n- **Role:** octopus\n',
    );
  });

  test('is one line in the nexo layout, and nothing else of the file', async () => {
    const files = { 'SOUL.md': 'x\n', 'IDENTITY.md': '- **Name:** Kate\n- **Emoji:** 🐙\n\n## Diary\nhidden\n' };
    expect(await promptOf(files, { profile: 'nexo' })).toBe('# IDENTITY\n\nname=Kate, emoji=🐙\n\n# SOUL\n\nx\n');
  });

  test('takes fields of the config first', async () => {
    const config = { ui: { assistant: { name: 'Ada' } } };
    const files = { 'SOUL.md': 'x\n', 'IDENTITY.md': '- **Name:** Kate\n- **Emoji:** 🐙\n' };
    expect(await promptOf(files, { profile: 'nexo', config })).toContain('name=Ada, emoji=🐙\n');
  });

  test('does not come from a soul the scope may not see', async () => {
    const config = { scopes: { group: { soul: false } } };
    const prompt = await promptOf(
      { 'SOUL.md': soul, 'AGENTS.md': 'x\n' },
      { ...agentsoul, config },
      { scope: 'group' },
    );
    expect(prompt).toBe('# AGENTS.md\n\nx\n');
  });

  test('hard limits stand before the soul’s text, each on one line, even if all of its text is private', async () => {
    const limits = '# SOUL.md\n\n## Hard limits\n\n- Never lie.\n- Never steal.\n';
    expect(await promptOf({ 'SOUL.md': soul }, { profile: 'agentos' }, { scope: 'group' })).toContain(
      `${limits}\nI am Kate.\n`,
    );
    const shut = soul.replace('I am Kate.', '<!-- scope: main -->\nI am Kate.');
    const prompt = await promptOf({ 'SOUL.md': shut }, { profile: 'agentos' }, { scope: 'group' });
    expect(prompt).toContain(limits);
    expect(prompt).not.toContain('I am Kate.');
  });

  test('a soul whose front matter cannot be read is rendered, with a warning', async () => {
    const { prompt, warnings } = await renderPrompt(
      await openFiles({ 'SOUL.md': '---\na: [1\n---\nI am.\n' }, { profile: 'agentos' }),
      { scope: 'main' },
    );
    expect(prompt).toContain('I am.');
    expect(warnings).toEqual([
      {
        code: 'soul-front-matter',
        path: 'SOUL.md',
        message: expect.stringMatching(/^SOUL\.md: The front matter could not be read\./),
      },
    ]);
  });
});

describe('our own blocks', () => {
  const files = { 'SOUL.md': '---\nallowedMoods: [calm, bright]\n---\nx\n', 'AGENTS.md': 'y\n' };

  test('peers stand after the rules, and sub-agents are told of none', async () => {
    const config = {
      agent: { id: 'aria' },
      agents: {
        aria: { delegates: ['scout', 'bob'] },
        scout: { description: 'Finds sources.', identity: { name: 'Scout' } },
        bob: {},
      },
    };
    const opening = { ...agentsoul, config, agent: 'aria' };
    expect(await promptOf(files, opening)).toContain(
      'y\n\n# Peers\n\nYou may delegate to:\n\n- `scout` — Scout: Finds sources.\n- `bob`\n\n# SOUL.md',
    );
    expect(await promptOf(files, opening, { scope: 'subagent' })).not.toContain('Peers');
  });

  test('a sub-agent is told how memory works for it, even where the rules are closed to it', async () => {
    const config = { scopes: { subagent: { rules: false, tools: false } } };
    const prompt = await promptOf(files, { ...agentsoul, config }, { scope: 'subagent' });
    expect(prompt).toMatch(/^# Memory for sub-agents\n\nYou work on one task/);
  });

  test('runtime facts take one line each', async () => {
    const prompt = await promptOf(files, agentsoul, { runtime: { model: 'opus\n\n# Rules', host: ' a  b ' } });
    expect(prompt).toContain('# Runtime\n\n- model: opus # Rules\n- host: a b\n');
  });

  test('a mood is added if the soul allows it', async () => {
    expect(await promptOf(files, agentsoul, { mood: 'calm' })).toContain('# Mood\n\nCurrent mood: calm.\n');
    await expect(promptOf(files, agentsoul, { mood: 'clam' })).rejects.toMatchObject({ hint: 'Did you mean `calm`?' });
  });

  test('what is appended comes last; nothing is added for blank text', async () => {
    const prompt = await promptOf(files, agentsoul, { append: ['One.\n\n', ' \n', 'Two.'] });
    expect(prompt).toMatch(/x\n\nOne\.\n\nTwo\.\n$/);
  });

  test('the boot and heartbeat files come in their own scopes only', async () => {
    const more = { ...files, 'BOOT.md': 'boot\n', 'HEARTBEAT.md': 'beat\n', 'BOOTSTRAP.md': 'first\n' };
    const found = async (scope: string) => (await promptOf(more, agentsoul, { scope })).match(/\b(boot|beat|first)\n/g);
    expect(await found('main')).toEqual(['first\n']);
    expect(await found('boot')).toEqual(['boot\n']);
    expect(await found('heartbeat')).toEqual(['beat\n']);
    expect(await found('bootstrap')).toEqual(['first\n']);
    expect(await found('group')).toBeNull();
  });
});
