import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readStatus } from '../../../src/health/status.js';
import { initWorkspace } from '../../../src/scaffold/init-workspace.js';
import { openWorkspace } from '../../../src/workspace/open-workspace.js';
import { temporaryFolder } from '../../support/temporary-workspace.js';

const at = new Date('2026-02-02T14:30:00Z');

async function newPlace() {
  const folder = temporaryFolder();
  const root = join(folder, 'demo');
  const env = { PATH: process.env.PATH ?? '', HOME: join(folder, 'home') };
  await initWorkspace(root, { git: true, at, env, platform: 'linux', timezone: 'Asia/Tokyo', name: 'Kate' });
  const look = async (kind: 'main' | 'group' = 'main', dir = root) =>
    readStatus(await openWorkspace(dir, { at, env, platform: 'linux' }), { scope: { kind } });
  return { folder, root, look };
}

const bootstrap = { what: 'The first conversation has not happened yet.', next: 'agentsoul bootstrap' };

test('the owner sees where they are, what was last and what is pending', async () => {
  const { root, look } = await newPlace();
  writeFileSync(join(root, 'SOUL.md'), 'edited\n');
  rmSync(join(root, 'STYLE.md'));
  const { history, ...status } = await look();
  expect(status).toEqual({
    workspace: root,
    agent: 'main',
    name: 'Kate',
    profile: { name: 'agentsoul', reason: 'set by agentsoul.json:3' },
    timezone: 'Asia/Tokyo',
    trusted: true,
    memories: { core: 1, episodic: 0, semantic: 0, procedural: 0, vault: 0 },
    waitingAccesses: 0,
    reflection: expect.objectContaining({ due: false, waiting: 0, pending: null, timezone: 'Asia/Tokyo' }),
    proposals: { pending: 0, deferred: 0, questions: 0 },
    doors: [],
    alerts: 1,
    pending: [
      { what: '1 alert is open: SOUL.md.', next: 'agentsoul audit' },
      { what: 'Unsaved edits in 2 files.', next: 'agentsoul save --reason "…"' },
      bootstrap,
    ],
  });
  expect(history).toEqual({
    kind: 'own',
    problem: null,
    head: expect.stringMatching(/^[0-9a-f]{40}$/),
    last: {
      id: expect.stringMatching(/^c-[0-9a-f]{10}$/),
      subject: '[CREATE] 20 files — create the workspace (agentsoul layout)',
      at: '2026-02-02T14:30:00.000Z',
    },
    unsaved: ['SOUL.md', 'STYLE.md'],
  });
});

test('a narrower scope is told nothing that came from memory or history', async () => {
  const { root, look } = await newPlace();
  writeFileSync(join(root, 'MEMORY.md'), 'edited\n');
  const { history, pending, memories, waitingAccesses } = await look('group');
  expect([history.last, history.unsaved, pending, memories, waitingAccesses]).toEqual([null, null, [], null, null]);
});

test('the log, which nobody saves, is no unsaved edit even where git does not ignore it', async () => {
  const { root, look } = await newPlace();
  writeFileSync(join(root, '.gitignore'), '');
  expect((await look()).history.unsaved).toEqual(['.gitignore']);
});

test('settings that wait for trust, or changed since, are pending', async () => {
  const { folder, root, look } = await newPlace();
  writeFileSync(join(root, 'agentsoul.json'), '{ "model": { "provider": "command", "command": ["llm"] } }');
  expect((await look()).pending.at(-1)).toEqual({
    what: 'Settings changed since you trusted them: model.command, model.provider.',
    next: 'agentsoul trust',
  });
  const clone = join(folder, 'clone');
  cpSync(root, clone, { recursive: true });
  const status = await look('main', clone);
  expect([status.trusted, status.pending.at(-1)]).toEqual([
    false,
    { what: 'Settings that need your trust: model.command, model.provider.', next: 'agentsoul trust' },
  ]);
});

test('a name cannot break the line it is printed on', async () => {
  const { root, look } = await newPlace();
  const card = readFileSync(join(root, 'IDENTITY.md'), 'utf8');
  writeFileSync(join(root, 'IDENTITY.md'), card.replace('Kate', 'Kate\u2028the\u0085\u001bGreat'));
  expect((await look()).name).toBe('Kate the Great');
});
