import { describe, expect, test } from 'vitest';
import { renderPrompt } from '../../../src/render/render-prompt.js';
import { type Files, openFiles, openPlace, writeFiles } from '../../support/workspace-files.js';

const two: Files = {
  'SOUL.md': 'the house\n',
  'agents/aria/SOUL.md': 'aria\n',
  'agents/aria/MEMORY.md': 'secret of aria\n',
  'agents/bob/SOUL.md': 'bob\n',
  'agents/bob/MEMORY.md': 'secret of bob\n',
};
const config = { agents: { aria: { workspace: 'agents/aria' }, bob: { workspace: 'agents/bob' } } };
const trusted = { config, isTrusted: true };

describe('several agents under one config', () => {
  test.each([
    ['the one that is asked for', { agent: 'bob' }, 'bob'],
    ['the one whose folder one stands in', { standing: 'agents/aria' }, 'aria'],
    ['the one that is asked for, wherever one stands', { standing: 'agents/aria', agent: 'bob' }, 'bob'],
  ])('%s is opened', async (_, opening, id) => {
    const workspace = await openFiles(two, { ...trusted, ...opening });
    expect([workspace.agentId, workspace.root]).toEqual([id, `${workspace.configRoot}/agents/${id}`]);
  });

  test('ask which one is meant', async () => {
    await expect(openFiles(two, trusted)).rejects.toMatchObject({
      code: 'agent-needed',
      message: 'This config contains several agents: aria, bob.',
    });
  });

  test('an unknown one is told the nearest', async () => {
    await expect(openFiles(two, { ...trusted, agent: 'arya' })).rejects.toMatchObject({
      code: 'agent-needed',
      message: 'There is no agent "arya" in this config.',
      hint: 'Did you mean `--agent aria`?',
    });
  });

  test('the agent of the house itself is opened by its id and by default', async () => {
    const house = { isTrusted: true, config: { ...config, agent: { id: 'house' } } };
    expect((await openFiles(two, house)).agentId).toBe('house');
    expect((await openFiles(two, { ...house, agent: 'house' })).agentId).toBe('house');
    expect((await openFiles(two, { ...house, standing: 'agents' })).agentId).toBe('house');
  });

  test('two that share a folder are not told apart by standing in it', async () => {
    const shared = { isTrusted: true, config: { agents: { aria: {}, bob: {} } } };
    await expect(openFiles(two, shared)).rejects.toMatchObject({ code: 'agent-needed' });
    expect((await openFiles(two, { ...shared, agent: 'bob' })).agentId).toBe('bob');
  });

  test('a folder that leads outside is refused', async () => {
    const files: Files = { 'SOUL.md': 'x\n', '../other/SOUL.md': 'x\n', 'agents/eve': { link: '../../other' } };
    const opening = { isTrusted: true, config: { agents: { eve: { workspace: 'agents/eve' } } }, agent: 'eve' };
    await expect(openFiles(files, opening)).rejects.toMatchObject({ code: 'path-outside' });
  });
});

describe('agents never see each other’s files', () => {
  test.each([
    ['of a sibling', { agent: 'aria' }, { 'agents/aria/SOUL.md': { link: '../bob/MEMORY.md' } }],
    [
      'of a sibling, as a folder',
      { agent: 'aria' },
      { 'agents/aria/memory': { link: '../bob' }, 'agents/bob/2026-02-02.md': 'secret of bob\n' },
    ],
    ['of an agent inside the folder', { agent: 'house' }, { 'SOUL.md': { link: 'agents/bob/MEMORY.md' } }],
    [
      'of an agent inside the folder, as a folder',
      { agent: 'house' },
      { memory: { link: 'agents/bob' }, 'agents/bob/2026-02-02.md': 'secret of bob\n' },
    ],
  ])('through a link to the file %s', async (_, opening, links: Files) => {
    const [replaced = ''] = Object.keys(links);
    const { [replaced]: _gone, ...rest } = two;
    const settings = {
      isTrusted: true,
      config: { ...config, profile: 'agentsoul', agent: { id: 'house' } },
      ...opening,
    };
    const workspace = await openFiles({ ...rest, ...links }, settings);
    const rendering = await renderPrompt(workspace, { scope: 'main' });
    expect(JSON.stringify(rendering)).not.toContain('secret of bob');
    expect(rendering.warnings.map(({ code }) => code)).toEqual(['file-left-out']);
  });
});

describe('a config that nobody trusted', () => {
  test('keeps its agents apart and opens none of their folders', async () => {
    const files = { ...two, 'SOUL.md': { link: 'agents/bob/MEMORY.md' } };
    const house = await openFiles(files, { config: { ...config, profile: 'agentsoul' } });
    expect(JSON.stringify(await renderPrompt(house, { scope: 'main' }))).not.toContain('secret');
    for (const opening of [{ agent: 'aria' }, { standing: 'agents/aria' }])
      await expect(openFiles(two, { config, ...opening })).rejects.toMatchObject({
        code: 'untrusted',
        hint: expect.stringMatching(/^Run `agentsoul trust -C .*\/workspace`/),
      });
  });
});

describe('a layout with one folder per agent', () => {
  const rooms: Files = {
    'workspace/aria/SOUL.md': 'aria\n',
    'workspace/aria/AGENTS.md': 'rules\n',
    'workspace/code_reviewer/SOUL.md': 'reviewer\n',
    'workspace/code_reviewer/MEMORY.md': 'secret of the reviewer\n',
  };

  test('asks which agent is meant, and knows the nearest', async () => {
    await expect(openFiles(rooms)).rejects.toMatchObject({
      code: 'agent-needed',
      message: 'There are several agents here: aria, code_reviewer.',
    });
    await expect(openFiles(rooms, { agent: 'code-reviewer' })).rejects.toMatchObject({
      message: 'There is no agent "code-reviewer" here.',
      hint: 'Did you mean `--agent code_reviewer`?',
    });
  });

  test('opens a folder by the name it has, plain or not', async () => {
    const { prompt } = await renderPrompt(await openFiles(rooms, { agent: 'code_reviewer' }), { scope: 'main' });
    expect(prompt).toContain('reviewer\n');
    expect(prompt).toContain('secret of the reviewer');
    const only = { 'workspace/Ada Lovelace/SOUL.md': 'Ada speaks\n' };
    const ada = await openFiles(only);
    expect([ada.agentId, ada.profileReason]).toEqual(['Ada Lovelace', 'found workspace/{agent}/SOUL.md']);
    expect((await renderPrompt(ada, { scope: 'main' })).prompt).toContain('Ada speaks');
  });

  test('knows the agent by the folder one stands in', async () => {
    const workspace = await openFiles(rooms, { profile: 'mindroom', standing: 'workspace/aria' });
    expect(workspace.agentId).toBe('aria');
  });

  test('opens the folder of an agent that the config names and nobody has made yet', async () => {
    const opening = { profile: 'mindroom', agent: 'newcomer', config: { agents: { newcomer: {}, aria: {} } } };
    const { prompt } = await renderPrompt(await openFiles(rooms, opening), { scope: 'main' });
    expect(prompt).toBe(
      '[missing] Expected at workspace/newcomer/SOUL.md.\n\n[missing] Expected at workspace/newcomer/AGENTS.md.\n',
    );
  });

  test.each([
    ['a link to a file', { 'workspace/aria/MEMORY.md': { link: '../code_reviewer/MEMORY.md' } }],
    [
      'a link to a folder',
      { 'workspace/aria/memory': { link: '../code_reviewer' }, 'workspace/code_reviewer/2026-02-02.md': 'secret\n' },
    ],
  ])('keeps agents apart despite %s', async (_, links: Files) => {
    const rendering = await renderPrompt(await openFiles({ ...rooms, ...links }, { agent: 'aria' }), { scope: 'main' });
    expect(JSON.stringify(rendering)).not.toContain('secret');
  });

  test('keeps agents apart where the folder of all agents is itself a link', async () => {
    const files: Files = {
      'data/aria/SOUL.md': 'aria\n',
      'data/aria/MEMORY.md': { link: '../bob/MEMORY.md' },
      'data/bob/MEMORY.md': 'secret of bob\n',
      workspace: { link: 'data' },
    };
    const workspace = await openFiles(files, { profile: 'mindroom', agent: 'aria' });
    expect(JSON.stringify(await renderPrompt(workspace, { scope: 'main' }))).not.toContain('secret');
  });

  test('does not take a link for an agent', async () => {
    const place = writeFiles({ ...rooms, 'workspace/eve': { link: 'aria' } });
    await expect(openPlace(place, { agent: 'eve' })).rejects.toMatchObject({ code: 'agent-needed' });
  });
});
