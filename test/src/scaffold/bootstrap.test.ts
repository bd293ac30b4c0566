import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { planBootstrapDone, readBootstrap } from '../../../src/scaffold/bootstrap.js';
import { initWorkspace } from '../../../src/scaffold/init-workspace.js';
import { openWorkspace } from '../../../src/workspace/open-workspace.js';
import { failure } from '../../support/errors.js';
import { temporaryFolder } from '../../support/temporary-workspace.js';

const at = new Date('2026-02-02T14:30:00Z');

async function newWorkspace(profile: string) {
  const root = join(temporaryFolder(), 'demo');
  const env = { PATH: process.env.PATH ?? '' };
  await initWorkspace(root, { profile, git: false, at, env, platform: 'linux', timezone: 'UTC' });
  return openWorkspace(root, { at, env });
}

test('the first conversation is open while its file is there, and names what is still as in the template', async () => {
  const workspace = await newWorkspace('agentsoul');
  expect(await readBootstrap(workspace)).toMatchObject({
    state: 'open',
    path: 'BOOTSTRAP.md',
    untouched: ['IDENTITY.md', 'SOUL.md', 'USER.md'],
  });
  writeFileSync(join(workspace.root, 'SOUL.md'), '# Mine\n');
  expect(await readBootstrap(workspace)).toMatchObject({ untouched: ['IDENTITY.md', 'USER.md'] });
  expect(await planBootstrapDone(workspace)).toEqual({
    edits: [{ path: 'BOOTSTRAP.md', content: null }],
    summary: 'the first conversation is done',
  });
});

test('in a layout without a bootstrap file it is done from the start', async () => {
  const workspace = await newWorkspace('mindroom');
  expect(await readBootstrap(workspace)).toEqual({ state: 'done' });
  expect(await failure(planBootstrapDone(workspace))).toMatchObject({ code: 'usage' });
});
