import { describe, expect, test } from 'vitest';
import { profile as agentsoul } from '../../../src/profiles/layouts/agentsoul.js';
import { measureBudget } from '../../../src/render/budget-report.js';
import { readForScope } from '../../../src/render/read-for-scope.js';
import { scopeMatrix } from '../../../src/render/scope-matrix.js';
import { whoAmI } from '../../../src/render/who-am-i.js';
import { parseScope } from '../../../src/scopes/scopes.js';
import { openFiles } from '../../support/workspace-files.js';
import { longText } from './long-text.js';
import { plantedFiles, wordsIn } from './planted-words.js';

describe('the budget', () => {
  test('measures every file against its limit and every scope against the total', async () => {
    const files = { 'AGENTS.md': 'abc\n', 'SOUL.md': longText(12), 'memory/2026-02-02.md': 'note\n' };
    const {
      ok,
      encoding,
      files: measured,
      scopes,
    } = await measureBudget(await openFiles(files, { profile: 'agentsoul' }));
    expect([ok, encoding]).toEqual([false, 'o200k_base']);
    expect(measured.map(({ path, role, limit, ok: isOk }) => [path, role, limit?.value, isOk])).toEqual([
      ['SOUL.md', 'soul', 2_000, false],
      ['AGENTS.md', 'rules', 3_000, true],
      ['memory/2026-02-02.md', 'daily', 2_000, true],
    ]);
    expect(measured[1]).toEqual({
      path: 'AGENTS.md',
      role: 'rules',
      chars: 4,
      tokens: 2,
      limit: { unit: 'tokens', value: 3_000 },
      share: 0.001,
      ok: true,
    });
    expect(Object.keys(scopes)).toEqual(['main', 'group', 'subagent', 'heartbeat', 'cron', 'boot', 'bootstrap']);
    expect(scopes.group?.cut.map(({ path }) => path)).toEqual(['SOUL.md']);
    expect(scopes.group?.cut[0]?.headings.every((heading) => /^Part \d+$/.test(heading))).toBe(true);
    expect(scopes.subagent).toMatchObject({ ok: true, cut: [], limit: { unit: 'tokens', value: 12_000 } });
  });

  test('is kept where nothing must be cut, and none is named where there is none', async () => {
    const workspace = await openFiles(
      { 'SOUL.md': 'x\n' },
      { profile: 'agentsoul', config: { budgets: { unit: 'bytes' } } },
    );
    const { ok, files, scopes } = await measureBudget(workspace, { scopes: [parseScope('room:kitchen')] });
    expect({ ok, limit: files[0]?.limit, share: files[0]?.share, scopes: Object.keys(scopes) }).toEqual({
      ok: true,
      limit: null,
      share: null,
      scopes: ['room:kitchen'],
    });
  });
});

describe('who the agent is', () => {
  const files = {
    'IDENTITY.md': '- **Name:** Kate\n\n## Secret\n<!-- scope: main -->\n- **Vibe:** hidden\n',
    'SOUL.md': '---\nrole: octopus\n---\nI am Kate.\n\n## Diary\n<!-- scope: main -->\nhidden\n',
  };

  test('comes with where each field is from', async () => {
    const { agent_id, identity, soul_excerpt } = await whoAmI(await openFiles(files, { profile: 'agentsoul' }));
    expect(agent_id).toBe('main');
    expect(identity).toMatchObject({
      name: { value: 'Kate', origin: 'IDENTITY.md' },
      vibe: { value: 'hidden', origin: 'IDENTITY.md' },
      role: { value: 'octopus', origin: 'SOUL.md' },
      avatar: { value: 'A', origin: 'default' },
    });
    expect(soul_excerpt).toContain('hidden');
  });

  test.each(['group', 'room:kitchen', 'heartbeat', 'cron'])('is told to %s without what is private', async (scope) => {
    const self = await whoAmI(await openFiles(files, { profile: 'agentsoul' }), { scope: parseScope(scope) });
    expect(JSON.stringify(self)).not.toContain('hidden');
    expect(self.identity.name.value).toBe('Kate');
    expect(self.soul_excerpt).toBe('I am Kate.');
  });

  test('is not told to a sub-agent', async () => {
    const self = await whoAmI(await openFiles(files, { profile: 'agentsoul' }), { scope: { kind: 'subagent' } });
    expect([self.identity.name, self.identity.role, self.soul_excerpt]).toEqual([
      { value: 'Assistant', origin: 'default' },
      { value: null, origin: null },
      null,
    ]);
  });

  test('is told to the owner even where the layout keeps it out of prompts', async () => {
    const self = await whoAmI(await openFiles(files, { profile: 'cognitive' }));
    expect(self.identity.name.value).toBe('Kate');
  });
});

describe('one file, read for a scope', () => {
  const open = () => openFiles(plantedFiles('agentsoul'), { profile: 'agentsoul' });

  test.each([
    ['SOUL.md', 'group', ['soulText']],
    ['memory/2026-02-02.md', 'group', ['dailyMarked', 'dailyShared']],
    ['memory/2026-01-31.md', 'group', ['olderShared']],
    ['rooms/kitchen.md', 'room:kitchen', ['roomsText']],
    ['MEMORY.md', 'heartbeat', ['coreText']],
  ])('%s for %s is what it may see of it', async (path, scope, words) => {
    expect(wordsIn(await readForScope(await open(), parseScope(scope), path))).toEqual(words);
  });

  test.each([
    ['USER.md', 'group'],
    ['MEMORY.md', 'room:kitchen'],
    ['SOUL.md', 'subagent'],
    ['rooms/kitchen.md', 'room:hall'],
    ['rooms/kitchen.md', 'group'],
    ['memory/vault/page.md', 'group'],
    ['README.md', 'group'],
    ['NOTHING.md', 'group'],
    ['BOOT.md', 'group'],
  ])('%s for %s is refused', async (path, scope) => {
    await expect(readForScope(await open(), parseScope(scope), path)).rejects.toMatchObject({
      code: 'scope-above-ceiling',
      message: `The scope ${scope} may not see ${path}.`,
    });
  });

  test.each(['../x', '/etc/passwd'])('the path %s is refused', async (path) => {
    await expect(readForScope(await open(), { kind: 'group' }, path)).rejects.toMatchObject({ code: 'path-outside' });
  });
});

test('the matrix says how much each scope sees of each role, as the config left it', () => {
  const { daily, user, vault, soul } = scopeMatrix(agentsoul, {
    scopes: { group: { soul: false }, boot: { user: true } },
  });
  expect(daily).toEqual({
    main: 'whole',
    group: 'shared',
    room: 'own',
    subagent: null,
    heartbeat: 'whole',
    cron: null,
    boot: null,
    bootstrap: null,
  });
  expect([user.group, user.boot, user.main]).toEqual([null, 'shared', 'whole']);
  expect(Object.values(vault).every((sight) => sight === null)).toBe(true);
  expect([soul.group, soul.room, soul.main]).toEqual([null, null, 'whole']);
});
