import { describe, expect, test } from 'vitest';
import { findWorkspace } from '../../../src/workspace/find-workspace.js';
import { addFiles, type Files, openFiles, openPlace, writeFiles } from '../../support/workspace-files.js';

describe('the workspace a folder belongs to', () => {
  test('is the nearest folder upwards with a config', async () => {
    const { root } = writeFiles({ 'agentsoul.json': '{}', 'inner/agentsoul.json': '{}', 'inner/deep/er/x.md': '' });
    expect(await findWorkspace(`${root}/inner/deep/er`)).toEqual({
      root: `${root}/inner`,
      hasConfig: true,
      standing: `${root}/inner/deep/er`,
    });
    expect((await findWorkspace(root)).root).toBe(root);
  });

  test('is the folder itself if it holds a SOUL.md, and no folder above it', async () => {
    const { root } = writeFiles({ 'SOUL.md': 'x\n', 'below/notes.md': '' });
    expect(await findWorkspace(root)).toEqual({ root, hasConfig: false, standing: root });
    await expect(findWorkspace(`${root}/below`)).rejects.toMatchObject({
      code: 'workspace-not-found',
      message: `There is no agent workspace in ${root}/below or above it.`,
    });
  });

  test('is found through a link to it', async () => {
    const { root } = writeFiles({ 'SOUL.md': 'x\n', '../link': { link: 'workspace' } });
    expect((await findWorkspace(`${root}/../link`)).root).toBe(root);
  });

  test('a folder called agentsoul.json is no config', async () => {
    const { root } = writeFiles({ 'SOUL.md': 'x\n', 'agentsoul.json': 'folder/' });
    expect((await findWorkspace(root)).hasConfig).toBe(false);
  });

  test.each([
    ['is missing', 'nowhere'],
    ['is a file', 'SOUL.md'],
  ])('is none where the folder %s', async (_, below) => {
    const { root } = writeFiles({ 'SOUL.md': 'x\n' });
    await expect(findWorkspace(`${root}/${below}`)).rejects.toMatchObject({
      code: 'workspace-not-found',
      message: `There is no folder ${root}/${below}.`,
    });
  });
});

describe('the layout of a folder without a config is recognised', () => {
  const base: Files = { 'SOUL.md': '# Soul\n' };
  test.each<[string, Files, string]>([
    ['agentsoul', base, 'found SOUL.md'],
    ['agentsoul', { ...base, 'STYLE.md': 'x\n' }, 'found SOUL.md, STYLE.md'],
    ['openclaw', { 'IDENTITY.md': 'x\n' }, 'found IDENTITY.md'],
    ['openclaw', { ...base, 'AGENTS.md': 'x\n', 'USER.md': 'x\n' }, 'found AGENTS.md, USER.md, SOUL.md'],
    ['openclaw', { 'HEARTBEAT.md': 'x\n', 'TOOLS.md': 'x\n' }, 'found TOOLS.md, HEARTBEAT.md'],
    [
      'nexo',
      { ...base, 'IDENTITY.md': 'x\n', 'USER.md': 'x\n', 'AGENTS.md': 'x\n', 'DREAMS.md': 'x\n' },
      'found DREAMS.md, IDENTITY.md, SOUL.md',
    ],
    [
      'nexo',
      { ...base, 'IDENTITY.md': 'x\n', 'USER.md': 'x\n', 'notes/2026-02-02.md': '', 'transcripts/a.jsonl': '' },
      'found notes/, transcripts/, IDENTITY.md, SOUL.md',
    ],
    ['agentos', { 'SOUL.md': '---\nhexaco: {openness: 0.5}\n---\nx\n' }, 'found hexaco in SOUL.md, SOUL.md'],
    [
      'agentos',
      { ...base, 'memory/entities/a.md': '', 'memory/index.md': '' },
      'found memory/entities/, memory/index.md, SOUL.md',
    ],
    [
      'cognitive',
      { 'AGENTS.md': 'x\n', 'MEMORY.md': 'x\n', 'memory/episodes/2026-02-02.md': '' },
      'found memory/episodes/, MEMORY.md',
    ],
    ['mindroom', { 'workspace/aria/SOUL.md': 'x\n' }, 'found workspace/{agent}/SOUL.md'],
    [
      'agentsoul',
      {
        ...base,
        'AGENTS.md': 'x\n',
        'IDENTITY.md': 'x\n',
        'USER.md': 'x\n',
        'TOOLS.md': 'x\n',
        'HEARTBEAT.md': 'x\n',
        'BOOTSTRAP.md': 'x\n',
        'STYLE.md': 'x\n',
        'MEMORY.md': 'x\n',
        'memory/vault/a.md': '',
        'memory/graph/index.md': '',
        'memory/procedures/a.md': '',
      },
      'found SOUL.md, memory/graph/, memory/vault/, STYLE.md, AGENTS.md, IDENTITY.md, USER.md, TOOLS.md, HEARTBEAT.md',
    ],
  ])('as %s', async (profile, files, reason) => {
    const workspace = await openFiles(files);
    expect([workspace.profile.name, workspace.profileReason]).toEqual([profile, reason]);
  });

  test.each<[string, Files]>([
    ['a code repository with rules for agents', { 'AGENTS.md': 'x\n', 'README.md': 'x\n', 'STYLE.md': 'x\n' }],
    ['a folder of notes', { 'notes/2026-02-02.md': '', 'MEMORY.md': 'x\n' }],
    ['templates of a workspace', { 'SOUL.template.md': 'x\n', 'examples/good-outputs.md': '' }],
  ])('and %s is none', async (_, files) => {
    await expect(openFiles(files)).rejects.toMatchObject({ code: 'workspace-not-found' });
  });
});

describe('the layout', () => {
  test('of the config wins, and is told with its line', async () => {
    const workspace = await openFiles({ 'SOUL.md': 'x\n', 'HEARTBEAT.md': 'x\n' }, { config: { profile: 'nexo' } });
    expect([workspace.profile.name, workspace.profileReason]).toEqual(['nexo', 'set by agentsoul.json:2']);
  });

  test('of an agent wins over that of the config', async () => {
    const config = { profile: 'nexo', agents: { aria: { workspace: 'aria', profile: 'openclaw' } } };
    const workspace = await openFiles({ 'aria/SOUL.md': 'x\n' }, { config, isTrusted: true });
    const lines = JSON.stringify(config, null, 2).split('\n');
    const line = lines.findIndex((text) => text.includes('openclaw')) + 1;
    expect([workspace.profile.name, workspace.profileReason]).toEqual(['openclaw', `set by agentsoul.json:${line}`]);
  });

  test('that does not exist is refused with the nearest', async () => {
    await expect(openFiles({ 'SOUL.md': 'x\n' }, { config: { profile: 'nexus' } })).rejects.toMatchObject({
      code: 'config-invalid',
      hint: expect.stringContaining('nexo'),
    });
  });
});

test('a config that cannot be read stops everything', async () => {
  for (const bytes of [Buffer.from([0xff]), Buffer.alloc(3 * 1024 * 1024, ' ')]) {
    const place = writeFiles({ 'SOUL.md': 'x\n' });
    addFiles(place.root, { 'agentsoul.json': bytes });
    await expect(openPlace(place)).rejects.toMatchObject({ code: 'unreadable-file' });
  }
});

test('opening reads and never writes', async () => {
  const place = writeFiles({ 'SOUL.md': 'x\n' });
  const { readdirSync } = await import('node:fs');
  await openPlace(place);
  expect(readdirSync(place.root)).toEqual(['SOUL.md']);
  expect(readdirSync(place.env.HOME ?? '')).toEqual([]);
});
