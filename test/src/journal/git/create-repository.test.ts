import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createRepository, prepareFolder } from '../../../../src/journal/git/create-repository.js';
import { temporaryFolder, temporaryWorkspace } from '../../../support/temporary-workspace.js';

test('a new repository takes nothing from templates and begins on main', async () => {
  const place = temporaryWorkspace({ kind: 'none' });
  const templates = join(temporaryFolder(), 'templates');
  mkdirSync(join(templates, 'hooks'), { recursive: true });
  writeFileSync(join(templates, 'hooks/post-commit'), '#!/bin/sh\n', { mode: 0o755 });
  const home = String(place.workspace.env.HOME);
  writeFileSync(join(home, '.gitconfig'), `[init]\n\ttemplateDir = ${templates}\n\tdefaultBranch = trunk\n`);
  await createRepository(place.root, place.workspace.env);
  expect(existsSync(join(place.root, '.git/hooks'))).toBe(false);
  expect(readFileSync(join(place.root, '.git/HEAD'), 'utf8')).toBe('ref: refs/heads/main\n');
});

test('a workspace that has a history, of its own or in a parent, gets no second one', async () => {
  const own = temporaryWorkspace();
  const head = own.git('rev-parse', 'HEAD');
  await createRepository(own.root, own.workspace.env);
  expect(own.git('rev-parse', 'HEAD')).toBe(head);
  const inside = temporaryWorkspace({ kind: 'parent' });
  await createRepository(inside.root, inside.workspace.env);
  expect(existsSync(join(inside.root, '.git'))).toBe(false);
});

test('the folder of a new workspace is open to its owner alone, one that exists keeps its permissions', async () => {
  const folder = temporaryFolder();
  await prepareFolder(join(folder, 'new/deep'));
  mkdirSync(join(folder, 'old'), { mode: 0o755 });
  await prepareFolder(join(folder, 'old'));
  const modes = ['new/deep', 'old'].map((path) => (statSync(join(folder, path)).mode & 0o777).toString(8));
  expect(modes).toEqual(['700', '755']);
});
