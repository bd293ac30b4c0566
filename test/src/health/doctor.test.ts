import { chmodSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type Check, diagnose } from '../../../src/health/doctor.js';
import { type InitOptions, initWorkspace } from '../../../src/scaffold/init-workspace.js';
import { openWorkspace } from '../../../src/workspace/open-workspace.js';
import { personsGit, temporaryFolder } from '../../support/temporary-workspace.js';

const at = new Date('2026-02-02T14:30:00Z');

async function newPlace(options: Partial<InitOptions> = {}) {
  const folder = temporaryFolder();
  const root = join(folder, 'demo');
  const env = { PATH: process.env.PATH ?? '', HOME: join(folder, 'home') };
  await initWorkspace(root, { git: true, at, env, platform: 'linux', timezone: 'UTC', ...options });
  const check = async (id: string): Promise<Check | undefined> => (await look()).checks.find((one) => one.id === id);
  const look = async (extra: Record<string, string> = {}) =>
    diagnose(await openWorkspace(root, { at, env: { ...env, ...extra }, platform: 'linux' }));
  return { folder, root, env, look, check };
}

test('a new workspace is healthy in every respect', async () => {
  const { look } = await newPlace();
  const { ok, checks } = await look();
  expect(ok).toBe(true);
  expect(checks.map(({ id, status, fix }) => [id, status, fix])).toEqual(
    'config trust model pending-change files permissions history budgets alerts graph decay doors'
      .split(' ')
      .map((id) => [id, 'ok', undefined]),
  );
});

test('a misspelt variable is a warning of the config', async () => {
  const { look } = await newPlace();
  const { ok, checks } = await look({ AGENTSOUL_TIMEZON: 'UTC' });
  expect([ok, checks[0]]).toEqual([
    true,
    {
      id: 'config',
      status: 'warning',
      message: 'AGENTSOUL_TIMEZON is not a setting and is ignored. Did you mean AGENTSOUL_TIMEZONE?',
    },
  ]);
});

test('a folder without a config is told how to get one', async () => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'SOUL.md'), '# Soul\n');
  const { checks } = await diagnose(await openWorkspace(folder, { at, env: { PATH: process.env.PATH ?? '' } }));
  expect(checks[0]).toMatchObject({ id: 'config', status: 'warning', fix: 'agentsoul init' });
});

test('settings without trust are named', async () => {
  const { root, check } = await newPlace();
  writeFileSync(join(root, 'agentsoul.json'), '{ "model": { "provider": "command", "command": ["llm"] } }');
  expect(await check('trust')).toEqual({
    id: 'trust',
    status: 'warning',
    message: 'These settings changed since you trusted them and are ignored: model.command, model.provider.',
    fix: 'agentsoul trust',
  });
});

test('an interrupted change is an error that doctor --fix mends', async () => {
  const { root, look } = await newPlace();
  const intent = {
    version: 1,
    id: 'c-0123456789',
    commit: null,
    files: [],
    index: [],
    audit: { path: 'audit.log', lines: [] },
  };
  writeFileSync(join(root, '.agentsoul/intent.json'), JSON.stringify(intent));
  const { ok, checks } = await look();
  expect([ok, checks.find(({ id }) => id === 'pending-change')]).toEqual([
    false,
    {
      id: 'pending-change',
      status: 'error',
      message: 'The change c-0123456789 was interrupted.',
      fix: 'agentsoul doctor --fix',
    },
  ]);
});

test('a file that cannot be read is an error, a missing one a warning', async () => {
  const { root, look, check } = await newPlace();
  writeFileSync(join(root, 'USER.md'), Buffer.from([0xff, 0xfe, 0x00]));
  symlinkSync('/etc/hostname', join(root, 'BOOT.md'));
  const { ok, checks } = await look();
  const files = checks.find(({ id }) => id === 'files');
  expect([ok, files?.status]).toEqual([false, 'error']);
  expect(files?.message).toMatch(/^Left out of every prompt: USER\.md \(.+\), BOOT\.md \(.+\)$/);

  const other = await newPlace();
  writeFileSync(join(other.root, 'SOUL.md'), 'x');
  personsGit(other.root, ['rm', '--quiet', '--force', 'AGENTS.md'], other.env);
  expect(await other.check('files')).toEqual({
    id: 'files',
    status: 'warning',
    message: 'Missing: AGENTS.md.',
    fix: 'agentsoul init',
  });
  expect(await check('config')).toMatchObject({ status: 'ok' });
});

test('files that others may read are named', async () => {
  const { root, check } = await newPlace();
  chmodSync(join(root, 'USER.md'), 0o644);
  chmodSync(root, 0o755);
  expect(await check('permissions')).toEqual({
    id: 'permissions',
    status: 'warning',
    message: 'Other users of this machine can read the folder itself, USER.md.',
    fix: 'agentsoul doctor --fix',
  });
  chmodSync(root, 0o700);
  chmodSync(join(root, 'memory/meta/audit.log'), 0o640);
  expect(await check('permissions')).toEqual({
    id: 'permissions',
    status: 'warning',
    message:
      'Other users of this machine are kept from USER.md, memory/meta/audit.log only by the permissions of the folder.',
    fix: 'agentsoul doctor --fix',
  });
});

test('a history that others may read is named, and one that git would open again', async () => {
  const { root, env, check } = await newPlace();
  chmodSync(root, 0o755);
  const message = 'Other users of this machine can read the folder itself, the history in .git.';
  for (const [path, open, closed] of [
    ['.git', 0o755, 0o700],
    ['.git/objects', 0o750, 0o700],
    ['.git/logs/HEAD', 0o644, 0o600],
    ['.git/index', 0o640, 0o600],
  ] as const) {
    chmodSync(join(root, path), open);
    expect(await check('permissions')).toMatchObject({ status: 'warning', message });
    chmodSync(join(root, path), closed);
  }
  expect(await check('history-permissions')).toBe(undefined);
  personsGit(root, ['config', 'core.sharedRepository', 'group'], env);
  expect(await check('history-permissions')).toEqual({
    id: 'history-permissions',
    status: 'warning',
    message: 'git is not configured to make new files in .git private.',
    fix: 'agentsoul doctor --fix',
  });
});

test('a repository around the workspace that others can read is told of, and left to its owner', async () => {
  const { folder, env, check } = await newPlace({ git: false });
  chmodSync(folder, 0o755);
  personsGit(folder, ['init', '--quiet'], env);
  personsGit(folder, ['add', 'demo'], env);
  chmodSync(join(folder, '.git'), 0o755);
  expect(await check('history-permissions')).toEqual({
    id: 'history-permissions',
    status: 'warning',
    message: `Other users of this machine can read the repository at ${join(folder, '.git')}, which contains the history of this workspace. It contains other files too, so agentsoul does not change its permissions.`,
  });
  expect(await check('permissions')).toMatchObject({ status: 'ok' });
  for (const path of [folder, join(folder, '.git')]) {
    chmodSync(path, 0o700);
    expect(await check('history-permissions')).toBe(undefined);
    chmodSync(path, 0o755);
  }
});

test('a folder that others use too is told of without a way to close it', async () => {
  const { root, check } = await newPlace();
  chmodSync(root, 0o1777);
  expect(await check('permissions')).toEqual({
    id: 'permissions',
    status: 'warning',
    message:
      'Other users of this machine can read the folder itself. The folder stays open because everybody may put files there. Move the workspace to its own folder to make it private.',
  });
});

test('what agentsoul notes in the state folder is told of when others may read it', async () => {
  const { folder, check } = await newPlace();
  const state = join(folder, 'home/.local/state/agentsoul');
  expect(await check('state-permissions')).toBe(undefined);
  chmodSync(join(state, 'trust.json'), 0o644);
  expect(await check('state-permissions')).toEqual({
    id: 'state-permissions',
    status: 'warning',
    message: `Other users of this machine can read agentsoul's records about your workspaces: ${join(state, 'trust.json')}.`,
    fix: 'agentsoul doctor --fix',
  });
});

test('history: none, one that is busy, one that is locked', async () => {
  const without = await newPlace({ git: false });
  expect(await without.check('history')).toMatchObject({ status: 'warning', fix: 'git init' });

  const { root, look, check } = await newPlace();
  writeFileSync(join(root, '.git/index.lock'), '');
  expect(await check('git-lock')).toMatchObject({ status: 'warning', fix: `rm ${join(root, '.git/index.lock')}` });
  mkdirSync(join(root, '.git/rebase-merge'));
  expect(await check('git-operation')).toEqual({
    id: 'git-operation',
    status: 'error',
    message: 'A rebase is in progress; nothing can be written until it ends.',
    fix: 'git status',
  });
  expect((await look()).ok).toBe(false);
});

test('files over and near their limit are told of', async () => {
  const { root, check } = await newPlace();
  writeFileSync(join(root, 'USER.md'), `# User\n\n${'word '.repeat(900)}\n`);
  expect(await check('budgets')).toMatchObject({ status: 'warning', message: 'Close to their limit: USER.md.' });
  writeFileSync(join(root, 'USER.md'), `# User\n\n${'word '.repeat(1100)}\n`);
  expect(await check('budgets')).toMatchObject({ status: 'warning', message: 'Over their limit: USER.md.' });
});
