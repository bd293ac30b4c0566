import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { findProfile } from '../../../src/profiles/find-profile.js';
import { profiles } from '../../../src/profiles/layouts.generated.js';
import { planInit, planReset } from '../../../src/scaffold/plan-init.js';
import { readSnapshot } from '../../../src/workspace/snapshot.js';
import { temporaryFolder } from '../../support/temporary-workspace.js';

const values = { timezone: 'Asia/Tokyo', date: '2026-02-02', name: 'Kate' };

function planFor(files: Readonly<Record<string, string>>, { profile = 'agentsoul', full = false } = {}) {
  const path = temporaryFolder();
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(path, name)), { recursive: true });
    writeFileSync(join(path, name), text);
  }
  const layout = { profile: findProfile(profile), agentId: 'kate' };
  return readSnapshot({ path, excluded: [] }, (reader) => planInit(reader, { layout, values, full }));
}

test('an empty folder gets every file of the layout once', async () => {
  for (const { name } of profiles) {
    const { edits, kept, summary } = await planFor({}, { profile: name });
    const paths = edits.map(({ path }) => path);
    expect([name, kept, new Set(paths).size, summary]).toEqual([
      name,
      [],
      paths.length,
      `create the workspace (${name} layout)`,
    ]);
    expect(paths.slice(0, 3)).toEqual(['agentsoul.json', '.gitattributes', '.gitignore']);
  }
});

test('the layout with a folder per agent puts its files into the folder of this agent', async () => {
  const { edits } = await planFor({}, { profile: 'mindroom' });
  expect(edits.map(({ path }) => path).filter((path) => path.endsWith('.md'))).toEqual([
    'workspace/kate/SOUL.md',
    'workspace/kate/AGENTS.md',
    'workspace/kate/MEMORY.md',
  ]);
});

test('what is there is kept, whatever it holds', async () => {
  const { edits, kept, summary } = await planFor({
    'STYLE.md': '',
    'TOOLS.md': '\u0000',
    'memory/graph/index.md': 'x',
  });
  expect(kept).toEqual(['STYLE.md', 'TOOLS.md', 'memory/graph/index.md']);
  expect(edits.map(({ path }) => path)).not.toContain('STYLE.md');
  expect(summary).toBe('complete the workspace (agentsoul layout)');
});

test('an agent with a soul, a card or a person has had its first conversation', async () => {
  const offered = async (files: Record<string, string>) => {
    const { edits } = await planFor(files);
    return edits.some(({ path }) => path === 'BOOTSTRAP.md');
  };
  expect(await offered({})).toBe(true);
  expect(await offered({ 'TOOLS.md': 'x' })).toBe(true);
  for (const path of ['SOUL.md', 'IDENTITY.md', 'USER.md'])
    expect([path, await offered({ [path]: 'x' })]).toEqual([path, false]);
});

test('beside a .gitignore of the owner the log is kept out of git by one of its own', async () => {
  const { edits } = await planFor({ '.gitignore': '*.secret\n' });
  expect(edits).toContainEqual({ path: 'memory/meta/.gitignore', content: 'audit.log\n' });
  expect((await planFor({ '.gitignore': 'audit.log\n' })).edits.map(({ path }) => path)).not.toContain(
    'memory/meta/.gitignore',
  );
});

test('the config names layout, zone and agent', async () => {
  const { edits } = await planFor({}, { profile: 'nexo' });
  expect(edits[0]).toEqual({
    path: 'agentsoul.json',
    content: [
      '{',
      '  // Settings of this workspace. `agentsoul config schema` describes every key, `agentsoul config show --origin` shows the current values.',
      '  "profile": "nexo",',
      '  "timezone": "Asia/Tokyo",',
      '  "agent": { "id": "kate" },',
      '}',
      '',
    ].join('\n'),
  });
});

test('a reset is the template again, and null where there is none', async () => {
  const layout = { profile: findProfile('agentsoul'), agentId: 'kate' };
  const fresh = await planFor({});
  const style = fresh.edits.find(({ path }) => path === 'STYLE.md');
  expect(await planReset('STYLE.md', { layout, values })).toEqual({ edits: [style], summary: 'reset to the template' });
  expect(await planReset('agentsoul.json', { layout, values })).toMatchObject({ edits: [fresh.edits[0]] });
  expect(await planReset('memory/2026-02-02.md', { layout, values })).toBe(null);
  expect(await planReset('../default/SOUL.md', { layout, values })).toBe(null);
});
