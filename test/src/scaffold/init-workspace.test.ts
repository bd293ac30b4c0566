import { chmodSync, existsSync, lstatSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type InitOptions, initWorkspace } from '../../../src/scaffold/init-workspace.js';
import { openWorkspace } from '../../../src/workspace/open-workspace.js';
import { failure } from '../../support/errors.js';
import { personsGit, temporaryFolder } from '../../support/temporary-workspace.js';

function place() {
  const folder = temporaryFolder();
  const env = { PATH: process.env.PATH ?? '', HOME: join(folder, 'home') };
  const options: InitOptions = {
    timezone: 'UTC',
    git: true,
    at: new Date('2026-02-02T14:30:00Z'),
    env,
    platform: 'linux',
  };
  const root = join(folder, 'demo');
  return {
    folder,
    root,
    env,
    init: (more: Partial<InitOptions> = {}) => initWorkspace(root, { ...options, ...more }),
    isTrusted: async () => (await openWorkspace(root, { env, platform: 'linux' })).isTrusted,
  };
}

test('what init makes from nothing is trusted', async () => {
  const { init, isTrusted } = place();
  expect(await init()).toMatchObject({ history: 'own', profile: 'agentsoul', reason: 'the default', kept: [] });
  expect(await isTrusted()).toBe(true);
});

test('a folder without settings and history is the user’s own', async () => {
  const { init, isTrusted, root } = place();
  mkdirSync(root);
  writeFileSync(join(root, 'SOUL.md'), '# Soul\n');
  await init();
  expect(await isTrusted()).toBe(true);
});

test('a folder that brings a config or a repository stays untrusted, and its repository signs nothing', async () => {
  const { folder, init, isTrusted, root, env } = place();
  mkdirSync(root);
  const ran = join(folder, 'ran');
  writeFileSync(join(folder, 'sign.sh'), `#!/bin/sh\ntouch '${ran}'\n`, { mode: 0o755 });
  personsGit(root, ['init', '--quiet'], env);
  personsGit(root, ['config', 'commit.gpgSign', 'true'], env);
  personsGit(root, ['config', 'gpg.program', join(folder, 'sign.sh')], env);
  writeFileSync(join(root, 'SOUL.md'), '# Soul\n');
  await init();
  expect([existsSync(ran), await isTrusted()]).toEqual([false, false]);

  const other = place();
  mkdirSync(other.root);
  writeFileSync(
    join(other.root, 'agentsoul.json'),
    '{ "model": { "provider": "command", "command": ["touch", "x"] } }',
  );
  expect(await other.init()).toMatchObject({ history: 'none' });
  expect(await other.isTrusted()).toBe(false);
});

test('a second init of a trusted workspace keeps it trusted', async () => {
  const { init, isTrusted } = place();
  await init();
  expect((await init()).change).toEqual({ state: 'unchanged' });
  expect(await isTrusted()).toBe(true);
});

test('without git there is no repository, and a later init does not make one', async () => {
  const { init, root } = place();
  expect(await init({ git: false })).toMatchObject({
    history: 'none',
    change: { state: 'changed', commit: null, undo: null },
  });
  expect(await init({ git: true })).toMatchObject({ history: 'none', change: { state: 'unchanged' } });
  expect(existsSync(join(root, '.git'))).toBe(false);
});

test('a dry run names what would be created and touches nothing', async () => {
  const { folder, init, root } = place();
  const { created, change, history } = await init({ dryRun: true });
  expect([created.includes('SOUL.md'), change, history]).toEqual([true, { state: 'unchanged' }, 'own']);
  expect([existsSync(root), existsSync(join(folder, 'home'))]).toEqual([false, false]);
});

test('an existing folder that others can read is closed when the owner agrees, and otherwise only what we write', async () => {
  const modes = (root: string) =>
    ['', 'SOUL.md', 'AGENTS.md', '.git', '.agentsoul'].map((path) =>
      (lstatSync(join(root, path)).mode & 0o777).toString(8),
    );
  const open = () => {
    const made = place();
    mkdirSync(made.root);
    writeFileSync(join(made.root, 'SOUL.md'), '# Soul\n');
    chmodSync(made.root, 0o755);
    chmodSync(join(made.root, 'SOUL.md'), 0o644);
    return made;
  };
  const agreed = open();
  expect(await agreed.init({ closeFolder: true, dryRun: true })).toMatchObject({ privacy: { state: 'closed' } });
  expect((lstatSync(agreed.root).mode & 0o777).toString(8)).toBe('755');
  expect(await agreed.init({ closeFolder: true })).toMatchObject({ privacy: { state: 'closed' } });
  expect(modes(agreed.root)).toEqual(['700', '600', '600', '700', '700']);
  expect(await agreed.init({ closeFolder: true })).toMatchObject({ privacy: { state: 'private' } });

  const refused = open();
  expect(await refused.init()).toMatchObject({ privacy: { state: 'open' } });
  expect(modes(refused.root)).toEqual(['755', '644', '600', '700', '700']);
});

test('what is no folder is refused in words', async () => {
  const { init, root } = place();
  writeFileSync(root, 'a file');
  expect(await failure(init())).toMatchObject({
    code: 'usage',
    message: `${root} is not a folder, so no workspace can be created there.`,
  });
  expect(readFileSync(root, 'utf8')).toBe('a file');

  const dangling = place();
  symlinkSync('nowhere', dangling.root);
  expect(await failure(dangling.init())).toMatchObject({ code: 'usage' });
  expect(lstatSync(dangling.root).isSymbolicLink()).toBe(true);
});

test('a config that cannot be read stops init before anything is written', async () => {
  const { init, root } = place();
  mkdirSync(root);
  writeFileSync(join(root, 'agentsoul.json'), '{ "profil": 1 }');
  expect(await failure(init())).toMatchObject({ code: 'config-invalid' });
  expect([existsSync(join(root, 'SOUL.md')), existsSync(join(root, '.git'))]).toEqual([false, false]);
});
